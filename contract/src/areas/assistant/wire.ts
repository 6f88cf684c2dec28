/* Wire format of `/ai/v1`: the part of the Dify chat API used by the console. */

/** Maximum length of a question. */
export const mostAsked = 4000;
/** Prefix of all assistant calls. */
export const chatPath = '/ai/v1';

export interface WireConversation {
  readonly id: string;
  readonly name: string;
  readonly status?: string;
  readonly created_at?: number;
  readonly updated_at?: number;
}
/** An entry quoted by an answer. */
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
  /** Our extension: the user stopped the answer. */
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
  /** Our extension: whether a question may replace an earlier one (`replace_message_id`). */
  readonly replace_message?: { readonly enabled: boolean };
}
/** An event of an answer; other event types are ignored. */
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
