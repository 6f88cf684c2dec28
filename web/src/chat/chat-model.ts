import type { WireConversation, WireEvent, WireMessage, WireSource } from '@campus/contract/assistant';

export type Rating = 'like' | 'dislike' | null;
/** A bubble of the window. */
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
  /** Empty: not yet created. */
  readonly conversationId: string;
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  /** The history could not be read. */
  readonly hasFailed: boolean;
  /** A request about the whole conversation runs. */
  readonly loading: boolean;
  /** An answer is being streamed. */
  readonly outputting: boolean;
  readonly taskId: string;
  /** The service was asked to stop: the stream may end before it says that it has. */
  readonly stopping: boolean;
  /** Which answer is listened to; events of earlier ones count for nothing. */
  readonly run: number;
  readonly input: string;
  readonly opening: string;
  readonly questions: readonly string[];
  /** The conversation list is folded away. */
  readonly collapsed: boolean;
  readonly fullscreen: boolean;
}

/** What happens to the window: the user's doing, and what comes from the server. */
export type ChatAction =
  | { readonly type: 'opened' }
  | { readonly type: 'parametersCame'; readonly opening: string; readonly questions: readonly string[] }
  | { readonly type: 'listCame'; readonly conversations: ChatState['conversations'] }
  | { readonly type: 'listFailed' }
  | { readonly type: 'typed'; readonly input: string }
  | { readonly type: 'send'; readonly question?: string }
  | { readonly type: 'streamOpened'; readonly run: number }
  | { readonly type: 'event'; readonly run: number; readonly event: WireEvent }
  | { readonly type: 'streamClosed'; readonly run: number }
  /** `status` 0: no answer at all. */
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
  /** What stood there before stands there again. */
  | { readonly type: 'rateFailed'; readonly messageId: string; readonly rating: Rating }
  | { readonly type: 'toggleList' }
  | { readonly type: 'toggleFullscreen' };

/** What is to be done outside the window. */
export type ChatEffect =
  | { readonly type: 'loadParameters' }
  | { readonly type: 'loadList' }
  | { readonly type: 'loadHistory'; readonly id: string; readonly firstId?: string | undefined }
  | { readonly type: 'log'; readonly question: string }
  | { readonly type: 'ask'; readonly run: number; readonly question: string; readonly conversationId: string }
  /** Stops listening to the answer. */
  | { readonly type: 'abort' }
  | { readonly type: 'stop'; readonly run: number; readonly taskId: string }
  | { readonly type: 'delete'; readonly id: string }
  | { readonly type: 'rate'; readonly messageId: string; readonly rating: Rating; readonly before: Rating }
  | { readonly type: 'tell'; readonly kind: 'success' | 'error' | 'warning'; readonly text: string };
export type Transition = readonly [state: ChatState, effects: readonly ChatEffect[]];

export const emptyChat: ChatState = {
  conversations: [],
  listState: 'unread',
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
  questions: [],
  collapsed: false,
  fullscreen: false,
};
