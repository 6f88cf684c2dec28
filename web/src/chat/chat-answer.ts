import { mostAsked, type WireEvent } from '@campus/contract/assistant';
import { text } from '@campus/contract/messages';
import type { ChatEffect, ChatMessage, ChatState, Transition } from './chat-model.ts';

/* Transitions of one answer, from the question to the end of its stream. */

const texts = text.chat;
/** A transition without effects. */
export const keepState = (state: ChatState): Transition => [state, []];

/** The answer being streamed is the last message. */
const lastAnswer = ({ messages }: ChatState): ChatMessage | undefined => messages.at(-1);
/** The message without its pending state. */
const withoutPending = (message: ChatMessage | undefined): ChatMessage | undefined => {
  if (!message) return undefined;
  const { thinking: _thinking, status: _status, ...rest } = message;
  return rest;
};
const finishAnswer = (state: ChatState, change: Partial<ChatMessage>): ChatState => {
  const last = withoutPending(lastAnswer(state));
  const whole = { ...change, ...(state.stopping && { stopped: true }) };
  const messages = last ? [...state.messages.slice(0, -1), { ...last, ...whole }] : state.messages;
  return { ...state, messages, outputting: false, taskId: '', stopping: false };
};
const failAnswer = (state: ChatState, content: string): ChatState => finishAnswer(state, { content, status: 'error' });

/** Stops the running answer and ignores its further events. */
export function disconnect(state: ChatState): Transition {
  if (!state.outputting) return keepState(state);
  const stop: ChatEffect[] = state.taskId ? [{ type: 'stop', run: state.run, taskId: state.taskId }] : [];
  return [
    { ...state, outputting: false, taskId: '', stopping: false, run: state.run + 1 },
    [...stop, { type: 'abort' }, ...listNewConversation(state)],
  ];
}

/** Sends a question and adds an empty answer below it. */
export function sendQuestion(state: ChatState, given: string | undefined): Transition {
  return addQuestion(state, given ?? state.input, state.messages);
}

/** Adds a question below `above`. With `replaces`, the service also deletes its messages from that one on. */
function addQuestion(
  state: ChatState,
  given: string,
  above: readonly ChatMessage[],
  replaces?: string | undefined,
): Transition {
  const question = given.trim();
  if (question === '' || [...question].length > mostAsked || state.loading || state.outputting) return keepState(state);
  const run = state.run + 1;
  const messages: ChatMessage[] = [
    ...above,
    { key: `${run} q`, role: 'user', content: question },
    { key: `${run} a`, role: 'assistant', content: texts.thinking, thinking: true, status: 'thinking' },
  ];
  return [
    { ...state, run, messages, outputting: true, taskId: '', before: replaces ? state.messages : undefined },
    [
      { type: 'log', question },
      { type: 'ask', run, question, conversationId: state.conversationId, ...(replaces && { replaces }) },
    ],
  ];
}

/** Replaces the question at `index` and everything after it; without support by the service it is added at the end. */
function replaceQuestion(state: ChatState, index: number, question: string): Transition {
  const replaces = state.messages.slice(index).find(({ messageId }) => messageId)?.messageId;
  if (replaces && !state.canReplace) return addQuestion(state, question, state.messages);
  return addQuestion(state, question, state.messages.slice(0, index), replaces);
}
/** Asks for an answer again. A pair that the service never stored is removed, whatever follows it. */
export function regenerateAnswer(state: ChatState, key: string): Transition {
  const index = state.messages.findIndex((one) => one.key === key);
  const [question, answer] = [state.messages[index - 1], state.messages[index]];
  if (question?.role !== 'user' || answer?.role !== 'assistant') return keepState(state);
  if (answer.messageId) return replaceQuestion(state, index - 1, question.content);
  return addQuestion(state, question.content, state.messages.toSpliced(index - 1, 2));
}
export function editQuestion(state: ChatState, key: string, question: string): Transition {
  const index = state.messages.findIndex((one) => one.key === key && one.role === 'user');
  return index === -1 ? keepState(state) : replaceQuestion(state, index, question);
}
/** The answer has started: clears the input unless another question has been typed meanwhile. */
export function startAnswer(state: ChatState): Transition {
  const isTyped = state.input.trim() === state.messages.at(-2)?.content;
  return keepState({ ...state, before: undefined, input: isTyped ? '' : state.input });
}

/** Handles one event of the stream. */
export function receive(state: ChatState, event: WireEvent): Transition {
  const known: ChatState = {
    ...state,
    taskId: event.task_id || state.taskId,
    conversationId: event.conversation_id || state.conversationId,
  };
  const last = lastAnswer(state);
  const messageId = event.message_id ? { messageId: event.message_id } : {};
  switch (event.event) {
    case 'message':
    case 'agent_message': {
      const content = (last?.thinking ? '' : (last?.content ?? '')) + (event.answer ?? '');
      return keepState({
        ...known,
        messages: [...state.messages.slice(0, -1), { ...(withoutPending(last) as ChatMessage), content, ...messageId }],
      });
    }
    case 'message_replace':
      return keepState({
        ...known,
        messages: [
          ...state.messages.slice(0, -1),
          { ...(withoutPending(last) as ChatMessage), content: event.answer ?? '', ...messageId },
        ],
      });
    case 'message_end': {
      const sources = event.metadata?.retriever_resources;
      const whole = last?.thinking
        ? failAnswer(known, texts.streamError)
        : finishAnswer(known, { ...messageId, ...(sources && { sources }) });
      return [whole, [{ type: 'loadList' }]];
    }
    case 'error':
      return [failAnswer(known, texts.streamError), [{ type: 'abort' }]];
    default:
      return keepState(state);
  }
}

/** Reloads the list when this answer created the conversation. */
function listNewConversation({ conversationId, conversations }: ChatState): ChatEffect[] {
  const isNew = conversationId !== '' && !conversations.some(({ id }) => id === conversationId);
  return isNew ? [{ type: 'loadList' }] : [];
}

/** Handles the end of the stream, announced or not. */
export function closeStream(state: ChatState): Transition {
  const last = lastAnswer(state);
  const isEmpty = last?.thinking === true || last?.content === '';
  const shown = isEmpty ? { content: '' } : {};
  const next = isEmpty && !state.stopping ? failAnswer(state, texts.streamError) : finishAnswer(state, shown);
  return [next, listNewConversation(state)];
}

/** Restores the messages that the failed question would have replaced. */
const withBefore = (state: ChatState): ChatState =>
  state.before ? { ...state, before: undefined, messages: [...state.before, ...state.messages.slice(-2)] } : state;

/** Handles a question for which no stream was opened. */
export function failQuestion(state: ChatState, status: number, message: string | undefined): Transition {
  const next = failAnswer(withBefore(state), texts.requestFailed);
  if (status === 0 || status === 503) return [next, [{ type: 'tell', kind: 'error', text: texts.unavailable }]];
  if (status === 404 && state.conversationId !== '') return [{ ...next, conversationId: '' }, [{ type: 'loadList' }]];
  return [next, status === 429 && message ? [{ type: 'tell', kind: 'warning', text: message }] : []];
}

/** The service has stopped the answer, or has never started it. */
export function stopAnswer(state: ChatState): Transition {
  const last = lastAnswer(state);
  const note = { stopped: true, ...(last?.thinking && { content: '' }) };
  return [{ ...finishAnswer(state, note), run: state.run + 1 }, [{ type: 'abort' }, ...listNewConversation(state)]];
}
