import type { Readable } from 'node:stream';
import type { Session } from '@campus/contract/kit';
import type { ChatCall, ConversationQuery, Paging, Question } from './chat-call.ts';
import type { Task } from './running.ts';

type Rating = 'like' | 'dislike' | null;

/** Answers questions and stores conversations: the configured service or the embedded answerer. Ids are in stored form. */
export interface Answerer {
  /** Whether an external service generates the answer and must be stopped when no client waits for it any longer. */
  readonly isUpstream: boolean;
  /** Streams the events of an answer. */
  answer(call: ChatCall, question: Question, task: Task): Promise<Readable>;
  /** Stops the task at the external service. */
  stop(taskId: string, session: Session): Promise<void>;
  conversations(call: ChatCall, paging: Paging, wanted: ConversationQuery): Promise<unknown>;
  /** Without a name, the conversation is named after its first question. */
  rename(call: ChatCall, id: string, name: string | undefined): Promise<unknown>;
  remove(call: ChatCall, id: string): Promise<void>;
  messages(call: ChatCall, conversationId: string, paging: Paging): Promise<unknown>;
  rate(call: ChatCall, messageId: string, rating: Rating): Promise<void>;
  parameters(session: Session): Promise<unknown>;
}
