import type { WireConversation, WireEvent, WireMessage, WireSource } from '@campus/contract/assistant';

export type Rating = 'like' | 'dislike' | null;
/** A message of the window. */
export interface ChatMessage {
  readonly key: string;
  readonly role: 'assistant' | 'user';
  readonly content: string;
  readonly thinking?: boolean;
  readonly status?: 'thinking' | 'error';
  readonly messageId?: string;
  readonly stopped?: boolean;
  readonly rating?: Rating;
  readonly sources?: readonly WireSource[];
}
export interface ChatState {
  readonly conversations: readonly Pick<WireConversation, 'id' | 'name'>[];
  readonly listState: 'unread' | 'read' | 'failed';
  /** Search text of the list; `found` holds the result once it is loaded. */
  readonly keyword: string;
  readonly found: readonly Pick<WireConversation, 'id' | 'name'>[] | undefined;
  /** Empty until the conversation is created. */
  readonly conversationId: string;
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  /** Whether loading the history has failed. */
  readonly hasFailed: boolean;
  /** Whether a request about the whole conversation is running. */
  readonly loading: boolean;
  /** Whether an answer is being streamed. */
  readonly outputting: boolean;
  readonly taskId: string;
  /** Whether the service was asked to stop; the stream may end before it confirms. */
  readonly stopping: boolean;
  /** Number of the current answer; events of earlier ones are ignored. */
  readonly run: number;
  readonly input: string;
  readonly opening: string;
  /** Whether the service can replace earlier questions. */
  readonly canReplace: boolean;
  /** Messages before a question replaced an earlier one, until its answer starts. */
  readonly before: readonly ChatMessage[] | undefined;
  readonly questions: readonly string[];
  /** Whether the conversation list is collapsed. */
  readonly collapsed: boolean;
  readonly fullscreen: boolean;
}

/** Actions of the user and results from the server. */
export type ChatAction =
  | { readonly type: 'opened' }
  | {
      readonly type: 'parametersCame';
      readonly opening: string;
      readonly questions: readonly string[];
      readonly canReplace?: boolean;
    }
  | { readonly type: 'listCame'; readonly conversations: ChatState['conversations'] }
  | { readonly type: 'listFailed' }
  | { readonly type: 'typed'; readonly input: string }
  | { readonly type: 'send'; readonly question?: string }
  /** Asks the question above this answer again. */
  | { readonly type: 'again'; readonly key: string }
  /** Replaces a question by an edited one. */
  | { readonly type: 'edit'; readonly key: string; readonly question: string }
  | { readonly type: 'search'; readonly keyword: string }
  | { readonly type: 'foundCame'; readonly keyword: string; readonly conversations: ChatState['conversations'] }
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  | { readonly type: 'renameFailed'; readonly id: string; readonly name: string }
  | { readonly type: 'streamOpened'; readonly run: number }
  | { readonly type: 'event'; readonly run: number; readonly event: WireEvent }
  | { readonly type: 'streamClosed'; readonly run: number }
  /** `status` is 0 without a response. */
  | {
      readonly type: 'sendFailed';
      readonly run: number;
      readonly status: number;
      readonly message?: string | undefined;
    }
  | { readonly type: 'stop' }
  | { readonly type: 'stopAnswered'; readonly run: number; readonly isStopped: boolean }
  | { readonly type: 'choose'; readonly id: string }
  | { readonly type: 'older' }
  | { readonly type: 'retry' }
  | {
      readonly type: 'historyCame';
      readonly id: string;
      readonly items: readonly WireMessage[];
      readonly hasOlder: boolean;
      readonly isOlder: boolean;
    }
  | { readonly type: 'historyFailed'; readonly id: string }
  | { readonly type: 'new' }
  | { readonly type: 'delete'; readonly id: string }
  | { readonly type: 'deleted'; readonly id: string }
  | { readonly type: 'rate'; readonly key: string; readonly rating: Rating }
  /** Restores the previous rating. */
  | { readonly type: 'rateFailed'; readonly messageId: string; readonly rating: Rating }
  | { readonly type: 'toggleList' }
  | { readonly type: 'toggleFullscreen' };

/** Side effects, run by the controller. */
export type ChatEffect =
  | { readonly type: 'loadParameters' }
  | { readonly type: 'loadList' }
  | { readonly type: 'loadHistory'; readonly id: string; readonly firstId?: string | undefined }
  | { readonly type: 'log'; readonly question: string }
  | {
      readonly type: 'ask';
      readonly run: number;
      readonly question: string;
      readonly conversationId: string;
      readonly replaces?: string | undefined;
    }
  | { readonly type: 'find'; readonly keyword: string }
  | { readonly type: 'rename'; readonly id: string; readonly name: string; readonly before: string }
  /** Closes the stream of the answer. */
  | { readonly type: 'abort' }
  | { readonly type: 'stop'; readonly run: number; readonly taskId: string }
  | { readonly type: 'delete'; readonly id: string }
  | { readonly type: 'rate'; readonly messageId: string; readonly rating: Rating; readonly before: Rating }
  | { readonly type: 'tell'; readonly kind: 'success' | 'error' | 'warning'; readonly text: string };
export type Transition = readonly [state: ChatState, effects: readonly ChatEffect[]];

export const emptyChat: ChatState = {
  conversations: [],
  listState: 'unread',
  keyword: '',
  found: undefined,
  conversationId: '',
  messages: [],
  hasOlder: false,
  hasFailed: false,
  loading: false,
  outputting: false,
  taskId: '',
  stopping: false,
  run: 0,
  input: '',
  opening: '',
  canReplace: false,
  before: undefined,
  questions: [],
  collapsed: false,
  fullscreen: false,
};
