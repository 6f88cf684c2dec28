import type { WireMessage } from '@campus/contract/assistant';
import { text } from '@campus/contract/messages';
import {
  askedAgain,
  begunToAnswer,
  closed,
  edited,
  heard,
  left,
  refused,
  sent,
  still,
  stopped,
} from './chat-answer.ts';
import type { ChatAction, ChatEffect, ChatMessage, ChatState, Rating, Transition } from './chat-model.ts';

/** An empty window greets, once it is known that there is nothing else to show. */
const greeted = (state: ChatState): ChatState =>
  state.conversationId === '' && state.messages.length === 0 && state.opening !== '' && state.listState !== 'unread'
    ? { ...state, messages: [{ key: 'opening', role: 'assistant', content: state.opening }] }
    : state;

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
  const done: ChatEffect[] = [{ type: 'tell', kind: 'success', text: text.chat.delete.done }, { type: 'loadList' }];
  const rest: ChatState = { ...state, conversations, found: state.found?.filter((one) => one.id !== id) };
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
      return still(
        greeted({
          ...state,
          opening: action.opening,
          questions: action.questions,
          canReplace: action.canReplace === true,
        }),
      );
    case 'listCame':
      return listed(state, action.conversations);
    case 'listFailed':
      return still(greeted({ ...state, listState: state.listState === 'read' ? 'read' : 'failed' }));
    case 'typed':
      return still({ ...state, input: action.input });
    case 'send':
      return sent(state, action.question);
    case 'again':
      return askedAgain(state, action.key);
    case 'edit':
      return edited(state, action.key, action.question);
    case 'search':
      return searched(state, action.keyword);
    case 'foundCame':
      return still(action.keyword === state.keyword ? { ...state, found: action.conversations } : state);
    case 'rename':
      return renamed(state, action.id, action.name);
    case 'renameFailed':
      return still(withName(state, action.id, action.name));
    case 'streamOpened':
      return begunToAnswer(state);
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
    case 'rateFailed':
      return still(withRating(state, action.messageId, action.rating));
    case 'toggleList':
      return still({ ...state, collapsed: !state.collapsed });
    case 'toggleFullscreen':
      return still({ ...state, fullscreen: !state.fullscreen });
  }
}

const withRating = (state: ChatState, messageId: string, rating: Rating): ChatState => ({
  ...state,
  messages: state.messages.map((one) => (one.messageId === messageId ? { ...one, rating } : one)),
});
function rated(state: ChatState, key: string, rating: Rating): Transition {
  const message = state.messages.find((one) => one.key === key);
  if (!message?.messageId) return still(state);
  const { messageId, rating: before = null } = message;
  return [withRating(state, messageId, rating), [{ type: 'rate', messageId, rating, before }]];
}

/** Names are known here; what was said is asked of the service. */
function searched(state: ChatState, given: string): Transition {
  const keyword = given.trim();
  const next: ChatState = { ...state, keyword, found: undefined };
  return [next, keyword === '' ? [] : [{ type: 'find', keyword }]];
}
/** The conversations to be listed: while a search runs those whose names fit. */
export function listedConversations({ conversations, keyword, found }: ChatState): ChatState['conversations'] {
  if (keyword === '') return conversations;
  const wanted = keyword.toLowerCase();
  return found ?? conversations.filter(({ name }) => name.toLowerCase().includes(wanted));
}

function withName(state: ChatState, id: string, name: string): ChatState {
  const named = (list: ChatState['conversations']) => list.map((one) => (one.id === id ? { ...one, name } : one));
  return { ...state, conversations: named(state.conversations), found: state.found && named(state.found) };
}
function renamed(state: ChatState, id: string, given: string): Transition {
  const known = [...state.conversations, ...(state.found ?? [])].find((one) => one.id === id);
  const name = given.trim();
  if (!known || name === '' || name === known.name) return still(state);
  return [withName(state, id, name), [{ type: 'rename', id, name, before: known.name }]];
}
