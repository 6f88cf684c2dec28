import { mostAsked, type WireEvent } from '@campus/contract/assistant';
import { text } from '@campus/contract/messages';
import type { ChatEffect, ChatMessage, ChatState, Transition } from './chat-model.ts';

/* One answer, from the question to its last word. */

const words = text.chat;
/** Nothing is to be done. */
export const still = (state: ChatState): Transition => [state, []];

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

/** Leaves the answer that runs, and listens to it no longer. */
export function left(state: ChatState): Transition {
  if (!state.outputting) return still(state);
  const stop: ChatEffect[] = state.taskId ? [{ type: 'stop', run: state.run, taskId: state.taskId }] : [];
  return [
    { ...state, outputting: false, taskId: '', stopping: false, run: state.run + 1 },
    [...stop, { type: 'abort' }, ...listing(state)],
  ];
}

/** A question goes out, and an empty answer stands below it. */
export function sent(state: ChatState, given: string | undefined): Transition {
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

/** A piece of the answer has come. */
export function heard(state: ChatState, event: WireEvent): Transition {
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

/** A conversation that began with this answer comes into the list. */
function listing({ conversationId, conversations }: ChatState): ChatEffect[] {
  const isNew = conversationId !== '' && !conversations.some(({ id }) => id === conversationId);
  return isNew ? [{ type: 'loadList' }] : [];
}

/** The stream has ended, said or unsaid. */
export function closed(state: ChatState): Transition {
  const last = answerOf(state);
  const isEmpty = last?.thinking === true || last?.content === '';
  const shown = isEmpty ? { content: '' } : {};
  const next = isEmpty && !state.stopping ? failed(state, words.streamError) : ended(state, shown);
  return [next, listing(state)];
}

/** There was no stream to listen to. */
export function refused(state: ChatState, status: number, message: string | undefined): Transition {
  const next = failed(state, words.requestFailed);
  if (status === 0 || status === 503) return [next, [{ type: 'tell', kind: 'error', text: words.unavailable }]];
  if (status === 404 && state.conversationId !== '') return [{ ...next, conversationId: '' }, [{ type: 'loadList' }]];
  return [next, status === 429 && message ? [{ type: 'tell', kind: 'warning', text: message }] : []];
}

/** The service has stopped, or never began. */
export function stopped(state: ChatState): Transition {
  const last = answerOf(state);
  const note = { stopped: true, ...(last?.thinking && { content: '' }) };
  return [{ ...ended(state, note), run: state.run + 1 }, [{ type: 'abort' }, ...listing(state)]];
}
