import type { Readable } from 'node:stream';
import type { Session } from '@campus/contract/kit';
import type { Call } from '../../kit/route.ts';
import type { Paging, WantedConversations } from './conversations.ts';
import type { Task } from './running.ts';

export type AskingCall = Call & { readonly session: Session };
export interface Question {
  readonly query: string;
  /** As it is stored; undefined begins a conversation. */
  readonly conversationId: string | undefined;
  /** Whether a new conversation takes its name from the question. */
  readonly autoName: boolean;
  /** The message of the conversation whose place this takes; with it everything after it goes. */
  readonly replaces: string | undefined;
}
type Rating = 'like' | 'dislike' | null;

/** Who answers and keeps the conversations: the configured service or the embedded answerer. Ids are as stored. */
export interface Answerer {
  /** Whether somebody else thinks about the answer, who must be told when nobody waits for it any longer. */
  readonly isUpstream: boolean;
  /** The events of an answer, as a stream. */
  answer(call: AskingCall, question: Question, task: Task): Promise<Readable>;
  /** Whoever thinks about the task elsewhere is told to end. */
  stop(taskId: string, session: Session): Promise<void>;
  conversations(call: AskingCall, paging: Paging, wanted: WantedConversations): Promise<unknown>;
  /** Without a name the conversation is named after its first question. */
  rename(call: AskingCall, id: string, name: string | undefined): Promise<unknown>;
  remove(call: AskingCall, id: string): Promise<void>;
  messages(call: AskingCall, conversationId: string, paging: Paging): Promise<unknown>;
  rate(call: AskingCall, messageId: string, rating: Rating): Promise<void>;
  parameters(session: Session): Promise<unknown>;
}
