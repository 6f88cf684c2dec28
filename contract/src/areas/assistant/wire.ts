/*
 * The wire of `/ai/v1`: the chat interface of a Dify service, as far as the console speaks it (`api.md` 13).
 */

/** Longest question. */
export const mostAsked = 4000;
/** Prefix of every call of the assistant. */
export const chatPath = '/ai/v1';

export interface WireConversation {
  readonly id: string;
  readonly name: string;
  readonly status?: string;
  readonly created_at?: number;
  readonly updated_at?: number;
}
/** An entry that an answer quotes. */
export interface WireSource {
  readonly position?: number;
  readonly dataset_name?: string;
  readonly document_id?: string;
  readonly document_name?: string;
  readonly score?: number;
  readonly content?: string;
}
export interface WireMessage {
  readonly id: string;
  readonly conversation_id: string;
  readonly query: string;
  readonly answer: string;
  readonly feedback: { readonly rating: 'like' | 'dislike' } | null;
  readonly retriever_resources?: readonly WireSource[];
  readonly created_at?: number;
  /** Ours: the user stopped the answer. */
  readonly stopped?: boolean;
}
export interface WirePage<T> {
  readonly limit: number;
  readonly has_more: boolean;
  readonly data: readonly T[];
}
export interface WireParameters {
  readonly opening_statement: string;
  readonly suggested_questions: readonly string[];
  /** Ours: whether a question may take the place of an earlier one (`replace_message_id`). */
  readonly replace_message?: { readonly enabled: boolean };
}
/** An event of an answer; what else a service sends is ignored. */
export interface WireEvent {
  readonly event: string;
  readonly task_id?: string;
  readonly message_id?: string;
  readonly conversation_id?: string;
  readonly answer?: string;
  readonly code?: string;
  readonly message?: string;
  readonly metadata?: { readonly retriever_resources?: readonly WireSource[] };
}
