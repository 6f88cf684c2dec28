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
  /** What is searched for in the list; what was found, once that has come. */
  readonly keyword: string;
  readonly found: readonly Pick<WireConversation, 'id' | 'name'>[] | undefined;
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
  /** Whether a question may take the place of an earlier one. */
  readonly canReplace: boolean;
  /** The bubbles as they were before a question took the place of an earlier one, until its answer begins. */
  readonly before: readonly ChatMessage[] | undefined;
  readonly questions: readonly string[];
  /** The conversation list is folded away. */
  readonly collapsed: boolean;
  readonly fullscreen: boolean;
}

/** What happens to the window: the user's doing, and what comes from the server. */
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
  /** The question above this answer is asked again. */
  | { readonly type: 'again'; readonly key: string }
  /** A question is asked in other words, in its place. */
  | { readonly type: 'edit'; readonly key: string; readonly question: string }
  | { readonly type: 'search'; readonly keyword: string }
  | { readonly type: 'foundCame'; readonly keyword: string; readonly conversations: ChatState['conversations'] }
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  | { readonly type: 'renameFailed'; readonly id: string; readonly name: string }
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
  | {
      readonly type: 'ask';
      readonly run: number;
      readonly question: string;
      readonly conversationId: string;
      readonly replaces?: string | undefined;
    }
  | { readonly type: 'find'; readonly keyword: string }
  | { readonly type: 'rename'; readonly id: string; readonly name: string; readonly before: string }
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
