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
  return asked(state, given ?? state.input, state.messages);
}

/** A question goes out below `above`; with `replaces` what the service keeps goes from there on, too. */
function asked(
  state: ChatState,
  given: string,
  above: readonly ChatMessage[],
  replaces?: string | undefined,
): Transition {
  const question = given.trim();
  if (question === '' || [...question].length > mostAsked || state.loading || state.outputting) return still(state);
  const run = state.run + 1;
  const messages: ChatMessage[] = [
    ...above,
    { key: `${run} q`, role: 'user', content: question },
    { key: `${run} a`, role: 'assistant', content: words.thinking, thinking: true, status: 'thinking' },
  ];
  return [
    { ...state, run, messages, outputting: true, taskId: '', before: replaces ? state.messages : undefined },
    [
      { type: 'log', question },
      { type: 'ask', run, question, conversationId: state.conversationId, ...(replaces && { replaces }) },
    ],
  ];
}

/** A question is asked in place of the one at `index` and of what came after it, as far as the service can do that. */
function askedInstead(state: ChatState, index: number, question: string): Transition {
  const replaces = state.messages.slice(index).find(({ messageId }) => messageId)?.messageId;
  if (replaces && !state.canReplace) return asked(state, question, state.messages);
  return asked(state, question, state.messages.slice(0, index), replaces);
}
/** An answer is asked for again; one that was never kept leaves its place, whatever came after it. */
export function askedAgain(state: ChatState, key: string): Transition {
  const index = state.messages.findIndex((one) => one.key === key);
  const [question, answer] = [state.messages[index - 1], state.messages[index]];
  if (question?.role !== 'user' || answer?.role !== 'assistant') return still(state);
  if (answer.messageId) return askedInstead(state, index - 1, question.content);
  return asked(state, question.content, state.messages.toSpliced(index - 1, 2));
}
export function edited(state: ChatState, key: string, question: string): Transition {
  const index = state.messages.findIndex((one) => one.key === key && one.role === 'user');
  return index === -1 ? still(state) : askedInstead(state, index, question);
}
/** The answer begins: the service has taken the question. What was typed meanwhile for another one stays. */
export function begunToAnswer(state: ChatState): Transition {
  const isTyped = state.input.trim() === state.messages.at(-2)?.content;
  return still({ ...state, before: undefined, input: isTyped ? '' : state.input });
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

/** What a refused question would have replaced is still there: it stands above it again. */
const withBefore = (state: ChatState): ChatState =>
  state.before ? { ...state, before: undefined, messages: [...state.before, ...state.messages.slice(-2)] } : state;

/** There was no stream to listen to. */
export function refused(state: ChatState, status: number, message: string | undefined): Transition {
  const next = failed(withBefore(state), words.requestFailed);
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
