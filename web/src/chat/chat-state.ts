import type { WireMessage } from '@campus/contract/assistant';
import { text } from '@campus/contract/messages';
import {
  closeStream,
  disconnect,
  editQuestion,
  failQuestion,
  keepState,
  receive,
  regenerateAnswer,
  sendQuestion,
  startAnswer,
  stopAnswer,
} from './chat-answer.ts';
import type { ChatAction, ChatEffect, ChatMessage, ChatState, Rating, Transition } from './chat-model.ts';

/** Shows the greeting in an empty conversation once the list is loaded. */
const withGreeting = (state: ChatState): ChatState =>
  state.conversationId === '' && state.messages.length === 0 && state.opening !== '' && state.listState !== 'unread'
    ? { ...state, messages: [{ key: 'opening', role: 'assistant', content: state.opening }] }
    : state;

const blank = { messages: [], hasOlder: false, hasFailed: false } as const;

function openConversation(state: ChatState, id: string): Transition {
  const [idle, effects] = disconnect(state);
  return [{ ...idle, ...blank, conversationId: id, loading: true }, [...effects, { type: 'loadHistory', id }]];
}
function startConversation(state: ChatState): Transition {
  const [idle, effects] = disconnect(state);
  return [withGreeting({ ...idle, ...blank, conversationId: '', loading: false }), effects];
}

const getHistory = (items: readonly WireMessage[]): ChatMessage[] =>
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

function applyList(state: ChatState, conversations: ChatState['conversations']): Transition {
  const isFirst = state.listState === 'unread';
  const next: ChatState = { ...state, conversations, listState: 'read' };
  const [newest] = conversations;
  const isUntouched = state.conversationId === '' && state.messages.length === 0 && !state.outputting;
  if (isFirst && newest && isUntouched) return openConversation(next, newest.id);
  return keepState(withGreeting(next));
}

function removeConversation(state: ChatState, id: string): Transition {
  const conversations = state.conversations.filter((one) => one.id !== id);
  const done: ChatEffect[] = [{ type: 'tell', kind: 'success', text: text.chat.delete.done }, { type: 'loadList' }];
  const rest: ChatState = { ...state, conversations, found: state.found?.filter((one) => one.id !== id) };
  if (state.conversationId !== id) return [rest, done];
  const [next] = conversations;
  const [after, effects] = next ? openConversation(rest, next.id) : startConversation(rest);
  return [after, [...effects, ...done]];
}

/** Reducer of the window: returns the next state and the effects of an action. */
export function transition(state: ChatState, action: ChatAction): Transition {
  // Ignores late events of earlier answers.
  if ('run' in action && (action.run !== state.run || !state.outputting)) return keepState(state);
  switch (action.type) {
    case 'opened':
      return [state, [{ type: 'loadParameters' }, { type: 'loadList' }]];
    case 'parametersCame':
      return keepState(
        withGreeting({
          ...state,
          opening: action.opening,
          questions: action.questions,
          canReplace: action.canReplace === true,
        }),
      );
    case 'listCame':
      return applyList(state, action.conversations);
    case 'listFailed':
      return keepState(withGreeting({ ...state, listState: state.listState === 'read' ? 'read' : 'failed' }));
    case 'typed':
      return keepState({ ...state, input: action.input });
    case 'send':
      return sendQuestion(state, action.question);
    case 'again':
      return regenerateAnswer(state, action.key);
    case 'edit':
      return editQuestion(state, action.key, action.question);
    case 'search':
      return searchConversations(state, action.keyword);
    case 'foundCame':
      return keepState(action.keyword === state.keyword ? { ...state, found: action.conversations } : state);
    case 'rename':
      return renameConversation(state, action.id, action.name);
    case 'renameFailed':
      return keepState(withName(state, action.id, action.name));
    case 'streamOpened':
      return startAnswer(state);
    case 'event':
      return receive(state, action.event);
    case 'streamClosed':
      return closeStream(state);
    case 'sendFailed':
      return failQuestion(state, action.status, action.message);
    case 'stop':
      if (!state.outputting) return keepState(state);
      return state.taskId
        ? [{ ...state, stopping: true }, [{ type: 'stop', run: state.run, taskId: state.taskId }]]
        : stopAnswer(state);
    case 'stopAnswered':
      return action.isStopped ? stopAnswer(state) : keepState({ ...state, stopping: false });
    case 'choose':
      return action.id === state.conversationId ? keepState(state) : openConversation(state, action.id);
    case 'older':
      return state.hasOlder && !state.loading
        ? [
            { ...state, loading: true },
            [{ type: 'loadHistory', id: state.conversationId, firstId: state.messages[1]?.messageId }],
          ]
        : keepState(state);
    case 'retry':
      return state.listState === 'failed'
        ? [state, [{ type: 'loadList' }]]
        : openConversation(state, state.conversationId);
    case 'historyCame':
      return action.id === state.conversationId
        ? keepState({
            ...state,
            loading: false,
            hasFailed: false,
            hasOlder: action.hasOlder,
            messages: [...getHistory(action.items), ...(action.isOlder ? state.messages : [])],
          })
        : keepState(state);
    case 'historyFailed':
      return keepState(action.id === state.conversationId ? { ...state, loading: false, hasFailed: true } : state);
    case 'new':
      return startConversation(state);
    case 'delete':
      return [state, [{ type: 'delete', id: action.id }]];
    case 'deleted':
      return removeConversation(state, action.id);
    case 'rate':
      return rateAnswer(state, action.key, action.rating);
    case 'rateFailed':
      return keepState(withRating(state, action.messageId, action.rating));
    case 'toggleList':
      return keepState({ ...state, collapsed: !state.collapsed });
    case 'toggleFullscreen':
      return keepState({ ...state, fullscreen: !state.fullscreen });
  }
}

const withRating = (state: ChatState, messageId: string, rating: Rating): ChatState => ({
  ...state,
  messages: state.messages.map((one) => (one.messageId === messageId ? { ...one, rating } : one)),
});
function rateAnswer(state: ChatState, key: string, rating: Rating): Transition {
  const message = state.messages.find((one) => one.key === key);
  if (!message?.messageId) return keepState(state);
  const { messageId, rating: before = null } = message;
  return [withRating(state, messageId, rating), [{ type: 'rate', messageId, rating, before }]];
}

/** Filters names here; the service searches the messages. */
function searchConversations(state: ChatState, given: string): Transition {
  const keyword = given.trim();
  const next: ChatState = { ...state, keyword, found: undefined };
  return [next, keyword === '' ? [] : [{ type: 'find', keyword }]];
}
/** Conversations to list: during a search the ones found, or until then the ones whose names match. */
export function listedConversations({ conversations, keyword, found }: ChatState): ChatState['conversations'] {
  if (keyword === '') return conversations;
  const wanted = keyword.toLowerCase();
  return found ?? conversations.filter(({ name }) => name.toLowerCase().includes(wanted));
}

function withName(state: ChatState, id: string, name: string): ChatState {
  const rename = (list: ChatState['conversations']) => list.map((one) => (one.id === id ? { ...one, name } : one));
  return { ...state, conversations: rename(state.conversations), found: state.found && rename(state.found) };
}
function renameConversation(state: ChatState, id: string, given: string): Transition {
  const known = [...state.conversations, ...(state.found ?? [])].find((one) => one.id === id);
  const name = given.trim();
  if (!known || name === '' || name === known.name) return keepState(state);
  return [withName(state, id, name), [{ type: 'rename', id, name, before: known.name }]];
}
