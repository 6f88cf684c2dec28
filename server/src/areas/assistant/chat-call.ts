import type { Session } from '@campus/contract/kit';
import type { Call } from '../../kit/http/route.ts';

export type ChatCall = Call & { readonly session: Session };
export interface Question {
  readonly query: string;
  /** Stored form of the id; undefined starts a conversation. */
  readonly conversationId: string | undefined;
  /** Whether a new conversation is named after its question. */
  readonly autoName: boolean;
  /** The message to replace; all later messages of the conversation are removed with it. */
  readonly replaces: string | undefined;
}
export interface Paging {
  readonly limit: number;
  /** The last or first row the client has. */
  readonly beyond: string | undefined;
}
export interface ConversationQuery {
  readonly sortBy: string;
  /** Text to find in the name, a question or an answer; empty matches all. */
  readonly keyword: string;
}
