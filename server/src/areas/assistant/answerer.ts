import type { Readable } from 'node:stream';
import type { Session } from '@campus/contract/kit';
import type { Call } from '../../kit/route.ts';
import type { Paging, WantedConversations } from './conversations.ts';
import type { Task } from './running.ts';

export type AskingCall = Call & { readonly session: Session };
export interface Question {
  readonly query: string;
  /** Stored form of the id; undefined starts a conversation. */
  readonly conversationId: string | undefined;
  /** Whether a new conversation is named after its question. */
  readonly autoName: boolean;
  /** The message to replace; all later messages of the conversation are removed with it. */
  readonly replaces: string | undefined;
}
type Rating = 'like' | 'dislike' | null;

/** Answers questions and stores conversations: the configured service or the embedded answerer. Ids are in stored form. */
export interface Answerer {
  /** Whether an external service generates the answer and must be stopped when no client waits for it any longer. */
  readonly isUpstream: boolean;
  /** Streams the events of an answer. */
  answer(call: AskingCall, question: Question, task: Task): Promise<Readable>;
  /** Stops the task at the external service. */
  stop(taskId: string, session: Session): Promise<void>;
  conversations(call: AskingCall, paging: Paging, wanted: WantedConversations): Promise<unknown>;
  /** Without a name, the conversation is named after its first question. */
  rename(call: AskingCall, id: string, name: string | undefined): Promise<unknown>;
  remove(call: AskingCall, id: string): Promise<void>;
  messages(call: AskingCall, conversationId: string, paging: Paging): Promise<unknown>;
  rate(call: AskingCall, messageId: string, rating: Rating): Promise<void>;
  parameters(session: Session): Promise<unknown>;
}
