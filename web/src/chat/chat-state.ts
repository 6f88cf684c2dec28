import {
  mostAsked,
  type WireConversation,
  type WireEvent,
  type WireMessage,
  type WireSource,
} from '@campus/contract/assistant';
import { text } from '@campus/contract/messages';

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
  | { readonly type: 'rate'; readonly messageId: string; readonly rating: Rating }
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
const words = text.chat;
const still = (state: ChatState): Transition => [state, []];

/** The answer that is being written: the last bubble. */
const answerOf = ({ messages }: ChatState): ChatMessage | undefined => messages.at(-1);
/** Without the marks of an answer that is not finished. */
const settled = (message: ChatMessage | undefined): ChatMessage | undefined => {
  if (!message) return undefined;
  const { thinking: _thinking, status: _status, ...rest } = message;
  return rest;
};
const ended = (state: ChatState, change: Partial<ChatMessage>): ChatState => {
  const last = settled(answerOf(state));
  const whole = { ...change, ...(state.stopping && { stopped: true }) };
  const messages = last ? [...state.messages.slice(0, -1), { ...last, ...whole }] : state.messages;
  return { ...state, messages, outputting: false, taskId: '', stopping: false };
};
const failed = (state: ChatState, content: string): ChatState => ended(state, { content, status: 'error' });

/** An empty window greets, once it is known that there is nothing else to show. */
const greeted = (state: ChatState): ChatState =>
  state.conversationId === '' && state.messages.length === 0 && state.opening !== '' && state.listState !== 'unread'
    ? { ...state, messages: [{ key: 'opening', role: 'assistant', content: state.opening }] }
    : state;

/** Leaves the answer that runs, and listens to it no longer. */
function left(state: ChatState): Transition {
  if (!state.outputting) return still(state);
  const stop: ChatEffect[] = state.taskId ? [{ type: 'stop', run: state.run, taskId: state.taskId }] : [];
  return [
    { ...state, outputting: false, taskId: '', stopping: false, run: state.run + 1 },
    [...stop, { type: 'abort' }],
  ];
}
const blank = { messages: [], hasOlder: false, hasFailed: false } as const;

function opened(state: ChatState, id: string): Transition {
  const [calm, effects] = left(state);
  return [{ ...calm, ...blank, conversationId: id, loading: true }, [...effects, { type: 'loadHistory', id }]];
}
function begun(state: ChatState): Transition {
  const [calm, effects] = left(state);
  return [greeted({ ...calm, ...blank, conversationId: '', loading: false }), effects];
}

const historyOf = (items: readonly WireMessage[]): ChatMessage[] =>
  items.flatMap(({ id, query, answer, feedback, retriever_resources: sources, stopped }): ChatMessage[] => [
    { key: `${id} q`, role: 'user', content: query },
    {
      key: `${id} a`,
      role: 'assistant',
      content: answer,
      messageId: id,
      rating: feedback?.rating ?? null,
      ...(sources && { sources }),
      ...(stopped && { stopped }),
    },
  ]);

function sent(state: ChatState, given: string | undefined): Transition {
  const question = (given ?? state.input).trim();
  if (question === '' || [...question].length > mostAsked || state.loading || state.outputting) return still(state);
  const run = state.run + 1;
  const messages: ChatMessage[] = [
    ...state.messages,
    { key: `${run} q`, role: 'user', content: question },
    { key: `${run} a`, role: 'assistant', content: words.thinking, thinking: true, status: 'thinking' },
  ];
  return [
    { ...state, run, messages, outputting: true, taskId: '' },
    [
      { type: 'log', question },
      { type: 'ask', run, question, conversationId: state.conversationId },
    ],
  ];
}

function heard(state: ChatState, event: WireEvent): Transition {
  const known: ChatState = {
    ...state,
    taskId: event.task_id || state.taskId,
    conversationId: event.conversation_id || state.conversationId,
  };
  const last = answerOf(state);
  const messageId = event.message_id ? { messageId: event.message_id } : {};
  switch (event.event) {
    case 'message':
    case 'agent_message': {
      const content = (last?.thinking ? '' : (last?.content ?? '')) + (event.answer ?? '');
      return still({
        ...known,
        messages: [...state.messages.slice(0, -1), { ...(settled(last) as ChatMessage), content, ...messageId }],
      });
    }
    case 'message_replace':
      return still({
        ...known,
        messages: [
          ...state.messages.slice(0, -1),
          { ...(settled(last) as ChatMessage), content: event.answer ?? '', ...messageId },
        ],
      });
    case 'message_end': {
      const sources = event.metadata?.retriever_resources;
      const whole = last?.thinking
        ? failed(known, words.streamError)
        : ended(known, { ...messageId, ...(sources && { sources }) });
      return [whole, [{ type: 'loadList' }]];
    }
    case 'error':
      return [failed(known, words.streamError), [{ type: 'abort' }]];
    default:
      return still(state);
  }
}

function closed(state: ChatState): Transition {
  const last = answerOf(state);
  const isEmpty = last?.thinking === true || last?.content === '';
  const shown = isEmpty ? { content: '' } : {};
  const next = isEmpty && !state.stopping ? failed(state, words.streamError) : ended(state, shown);
  const isNew = state.conversationId !== '' && !state.conversations.some(({ id }) => id === state.conversationId);
  return [next, isNew ? [{ type: 'loadList' }] : []];
}

function refused(state: ChatState, status: number, message: string | undefined): Transition {
  const next = failed(state, words.requestFailed);
  if (status === 0 || status === 503) return [next, [{ type: 'tell', kind: 'error', text: words.unavailable }]];
  if (status === 404 && state.conversationId !== '') return [{ ...next, conversationId: '' }, [{ type: 'loadList' }]];
  return [next, status === 429 && message ? [{ type: 'tell', kind: 'warning', text: message }] : []];
}

function stopped(state: ChatState): Transition {
  const last = answerOf(state);
  const note = { stopped: true, ...(last?.thinking && { content: '' }) };
  return [{ ...ended(state, note), run: state.run + 1 }, [{ type: 'abort' }]];
}

function listed(state: ChatState, conversations: ChatState['conversations']): Transition {
  const isFirst = state.listState === 'unread';
  const next: ChatState = { ...state, conversations, listState: 'read' };
  const [newest] = conversations;
  const isUntouched = state.conversationId === '' && state.messages.length === 0 && !state.outputting;
  if (isFirst && newest && isUntouched) return opened(next, newest.id);
  return still(greeted(next));
}

function removed(state: ChatState, id: string): Transition {
  const conversations = state.conversations.filter((one) => one.id !== id);
  const done: ChatEffect[] = [{ type: 'tell', kind: 'success', text: words.delete.done }, { type: 'loadList' }];
  const rest: ChatState = { ...state, conversations };
  if (state.conversationId !== id) return [rest, done];
  const [next] = conversations;
  const [after, effects] = next ? opened(rest, next.id) : begun(rest);
  return [after, [...effects, ...done]];
}

/** The window's whole state machine (`widgets.md` 29.2): what comes of an action, and what is to be done about it. */
export function transition(state: ChatState, action: ChatAction): Transition {
  // Whatever an answer nobody listens to any longer still says.
  if ('run' in action && (action.run !== state.run || !state.outputting)) return still(state);
  switch (action.type) {
    case 'opened':
      return [state, [{ type: 'loadParameters' }, { type: 'loadList' }]];
    case 'parametersCame':
      return still(greeted({ ...state, opening: action.opening, questions: action.questions }));
    case 'listCame':
      return listed(state, action.conversations);
    case 'listFailed':
      return still(greeted({ ...state, listState: state.listState === 'read' ? 'read' : 'failed' }));
    case 'typed':
      return still({ ...state, input: action.input });
    case 'send':
      return sent(state, action.question);
    case 'streamOpened':
      return still({ ...state, input: '' });
    case 'event':
      return heard(state, action.event);
    case 'streamClosed':
      return closed(state);
    case 'sendFailed':
      return refused(state, action.status, action.message);
    case 'stop':
      if (!state.outputting) return still(state);
      return state.taskId
        ? [{ ...state, stopping: true }, [{ type: 'stop', run: state.run, taskId: state.taskId }]]
        : stopped(state);
    case 'stopAnswered':
      return action.isStopped ? stopped(state) : still({ ...state, stopping: false });
    case 'choose':
      return action.id === state.conversationId ? still(state) : opened(state, action.id);
    case 'older':
      return state.hasOlder && !state.loading
        ? [
            { ...state, loading: true },
            [{ type: 'loadHistory', id: state.conversationId, firstId: state.messages[1]?.messageId }],
          ]
        : still(state);
    case 'retry':
      return state.listState === 'failed' ? [state, [{ type: 'loadList' }]] : opened(state, state.conversationId);
    case 'historyCame':
      return action.id === state.conversationId
        ? still({
            ...state,
            loading: false,
            hasFailed: false,
            hasOlder: action.hasOlder,
            messages: [...historyOf(action.items), ...(action.isOlder ? state.messages : [])],
          })
        : still(state);
    case 'historyFailed':
      return still(action.id === state.conversationId ? { ...state, loading: false, hasFailed: true } : state);
    case 'new':
      return begun(state);
    case 'delete':
      return [state, [{ type: 'delete', id: action.id }]];
    case 'deleted':
      return removed(state, action.id);
    case 'rate':
      return rated(state, action.key, action.rating);
    case 'toggleList':
      return still({ ...state, collapsed: !state.collapsed });
    case 'toggleFullscreen':
      return still({ ...state, fullscreen: !state.fullscreen });
  }
}

function rated(state: ChatState, key: string, rating: Rating): Transition {
  const message = state.messages.find((one) => one.key === key);
  if (!message?.messageId) return still(state);
  const messages = state.messages.map((one) => (one.key === key ? { ...one, rating } : one));
  return [{ ...state, messages }, [{ type: 'rate', messageId: message.messageId, rating }]];
}
