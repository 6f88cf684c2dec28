import { text } from '@campus/contract/messages';
import { describe, expect, it } from 'vitest';
import { type ChatAction, type ChatEffect, type ChatState, emptyChat } from '../../src/chat/chat-model.ts';
import { transition } from '../../src/chat/chat-state.ts';

const texts = text.chat;
/** The state after a sequence of actions, and all effects. */
function play(start: ChatState, ...actions: readonly ChatAction[]): { state: ChatState; effects: ChatEffect[] } {
  const effects: ChatEffect[] = [];
  let state = start;
  for (const action of actions) {
    const [next, more] = transition(state, action);
    state = next;
    effects.push(...more);
  }
  return { state, effects };
}
const event = (run: number, of: string, more: object = {}): ChatAction => ({
  type: 'event',
  run,
  event: { event: of, task_id: 't1', message_id: 'm1', conversation_id: 'c9', ...more },
});
const talk = (state: ChatState) => state.messages.map(({ role, content }) => `${role}: ${content}`);
const ready: ChatState = { ...emptyChat, listState: 'read' };
const asking = play({ ...ready, input: '你好' }, { type: 'send' }).state;
const types = (effects: readonly ChatEffect[]) => effects.map(({ type }) => type);

describe('sending', () => {
  it.each(['', '   ', '\n\t'])('W-AI1 ignores blank input: %j', (input) => {
    expect(transition({ ...ready, input }, { type: 'send' })).toEqual([{ ...ready, input }, []]);
  });
  it('accepts at most 4,000 characters', () => {
    expect(transition({ ...ready, input: '问'.repeat(4001) }, { type: 'send' })[1]).toEqual([]);
    expect(types(transition({ ...ready, input: '😀'.repeat(4000) }, { type: 'send' })[1])).toEqual(['log', 'ask']);
  });
  it('W-AI2 joins the chunks of an answer and loads the list once', () => {
    const { state, effects } = play(
      asking,
      { type: 'streamOpened', run: 1 },
      event(1, 'ping'),
      event(1, 'message', { answer: '您' }),
      event(1, 'message', { answer: '好' }),
      event(1, 'message_end'),
      { type: 'streamClosed', run: 1 },
    );
    expect(talk(state)).toEqual(['user: 你好', 'assistant: 您好']);
    expect(state.messages[1]).not.toHaveProperty('status');
    expect(state.messages[1]).not.toHaveProperty('thinking');
    expect(types(effects)).toEqual(['loadList']);
    expect(state).toMatchObject({ outputting: false, taskId: '', input: '' });
  });
  it('W-AI3 while an answer is streaming is ignored', () => {
    const { state } = play(asking, event(1, 'message', { answer: '您' }), { type: 'typed', input: '再问' });
    expect(transition(state, { type: 'send' })).toEqual([state, []]);
  });
  it('shows a thinking state until the first chunk', () => {
    expect(asking.messages.at(-1)).toMatchObject({ content: texts.thinking, thinking: true, status: 'thinking' });
  });
  it('W-AI4 an error event ends the answer with a message', () => {
    const { state, effects } = play(asking, event(1, 'message', { answer: '部分' }), event(1, 'error'));
    expect(state.messages.at(-1)).toMatchObject({ content: texts.streamError, status: 'error' });
    expect(state.messages.at(-1)).not.toHaveProperty('thinking');
    expect(state.outputting).toBe(false);
    expect(types(effects)).toEqual(['abort']);
  });
  it('W-AI5 a rejection keeps the input', () => {
    const { state, effects } = play(asking, { type: 'sendFailed', run: 1, status: 502 });
    expect(state).toMatchObject({ input: '你好', outputting: false });
    expect(state.messages.at(-1)).toMatchObject({ content: texts.requestFailed, status: 'error' });
    expect(effects).toEqual([]);
  });
  it.each([0, 503])('W-AI6 a missing response (%d) reports that the service is unavailable', (status) => {
    const { state, effects } = play(asking, { type: 'sendFailed', run: 1, status });
    expect(state.messages.at(-1)?.content).toBe(texts.requestFailed);
    expect(effects).toEqual([{ type: 'tell', kind: 'error', text: texts.unavailable }]);
  });
  it('reports too many running answers', () => {
    const { effects } = play(asking, { type: 'sendFailed', run: 1, status: 429, message: '请稍候' });
    expect(effects).toEqual([{ type: 'tell', kind: 'warning', text: '请稍候' }]);
  });
  it('starts over when the conversation is gone', () => {
    const start = play({ ...ready, conversationId: 'c1', input: '你好' }, { type: 'send' }).state;
    const { state, effects } = play(start, { type: 'sendFailed', run: 1, status: 404 });
    expect(state.conversationId).toBe('');
    expect(effects).toEqual([{ type: 'loadList' }]);
  });
  it('W-AI16 a new conversation is selected from its first event on', () => {
    const { state } = play(asking, event(1, 'message', { answer: 'A' }), event(1, 'message_end'));
    const [next, effects] = transition({ ...state, input: '然后呢' }, { type: 'send' });
    expect(next.conversationId).toBe('c9');
    expect(effects).toContainEqual({ type: 'ask', run: 2, question: '然后呢', conversationId: 'c9' });
  });
  it('W-AI17 records each question once', () => {
    const [, effects] = transition({ ...ready, input: ' 你好 ' }, { type: 'send' });
    expect(effects.filter(({ type }) => type === 'log')).toEqual([{ type: 'log', question: '你好' }]);
  });
});

describe('an answer', () => {
  it('may be replaced as a whole', () => {
    const { state } = play(
      asking,
      event(1, 'message', { answer: '不当' }),
      event(1, 'message_replace', { answer: '抱歉' }),
      event(1, 'agent_message', { answer: '。' }),
    );
    expect(state.messages.at(-1)?.content).toBe('抱歉。');
  });
  it('ignores unknown events', () => {
    const { state } = play(asking, event(1, 'tts_message', { answer: 'x' }), event(1, 'workflow_started'));
    expect(state).toEqual(asking);
  });
  it('keeps its text when the stream breaks off, and reports when there is none', () => {
    const partly = play(asking, event(1, 'message', { answer: '部分' }), { type: 'streamClosed', run: 1 });
    expect(partly.state.messages.at(-1)).toMatchObject({ content: '部分' });
    expect(partly.state).toMatchObject({ outputting: false });
    expect(types(partly.effects)).toEqual(['loadList']);
    const empty = play(asking, { type: 'streamClosed', run: 1 });
    expect(empty.state.messages.at(-1)).toMatchObject({ content: texts.streamError, status: 'error' });
  });
  it('shows its sources once it is complete', () => {
    const sources = [{ document_id: '1', document_name: '问', score: 1 }];
    const { state } = play(
      asking,
      event(1, 'message', { answer: 'A' }),
      event(1, 'message_end', { metadata: { retriever_resources: sources } }),
    );
    expect(state.messages.at(-1)).toMatchObject({ sources, messageId: 'm1' });
  });
});

describe('stopping', () => {
  const streaming = play(asking, event(1, 'message', { answer: '部分' })).state;
  it('W-AI7 asks the service and keeps the shown text', () => {
    const asked = transition(streaming, { type: 'stop' });
    expect(asked[1]).toEqual([{ type: 'stop', run: 1, taskId: 't1' }]);
    const { state, effects } = play(asked[0], { type: 'stopAnswered', run: 1, isStopped: true });
    expect(state).toMatchObject({ outputting: false, taskId: '' });
    expect(state.messages.at(-1)).toMatchObject({ content: '部分', stopped: true });
    expect(types(effects)).toEqual(['abort', 'loadList']);
    expect(play(state, event(1, 'message', { answer: '更多' })).state).toEqual(state);
  });
  it('loads the list for a conversation that is missing in it, also when another one is opened', () => {
    const listed = { ...streaming, conversations: [{ id: 'c9', name: '你好' }] };
    const ends = { type: 'stopAnswered', run: 1, isStopped: true } as const;
    expect(types(play(listed, { type: 'stop' }, ends).effects)).toEqual(['stop', 'abort']);
    expect(types(play(streaming, { type: 'new' }).effects)).toEqual(['stop', 'abort', 'loadList']);
    expect(types(play(listed, { type: 'new' }).effects)).toEqual(['stop', 'abort']);
  });
  it.each(['streamClosed', 'message_end'] as const)('is also recorded when %s arrives before its response', (how) => {
    const asked = transition(streaming, { type: 'stop' })[0];
    const last: ChatAction = how === 'streamClosed' ? { type: 'streamClosed', run: 1 } : event(1, 'message_end');
    const { state } = play(asked, last, { type: 'stopAnswered', run: 1, isStopped: true });
    expect(state).toMatchObject({ outputting: false, stopping: false });
    expect(state.messages.at(-1)).toMatchObject({ content: '部分', stopped: true });
  });
  it('continues when the service does not stop', () => {
    const { state } = play(streaming, { type: 'stop' }, { type: 'stopAnswered', run: 1, isStopped: false });
    expect(state).toEqual(streaming);
  });
  it('W-AI8 before the first event sends no stop request', () => {
    const { state, effects } = play(asking, { type: 'stop' });
    expect(types(effects)).toEqual(['abort']);
    expect(state).toMatchObject({ outputting: false });
    expect(state.messages.at(-1)).toMatchObject({ stopped: true, content: '' });
  });
  it('does nothing when no answer is running', () => {
    expect(transition(ready, { type: 'stop' })).toEqual([ready, []]);
  });
});

describe('conversations', () => {
  const two: ChatState = {
    ...ready,
    conversations: [
      { id: 'c1', name: '一' },
      { id: 'c2', name: '二' },
    ],
    conversationId: 'c1',
    opening: '您好',
  };
  const history = (id: string, answer: string): ChatAction => ({
    type: 'historyCame',
    id,
    items: [{ id: 'm', conversation_id: id, query: 'a', answer, feedback: null }],
    hasOlder: false,
    isOlder: false,
  });
  it('W-AI9 opening another one stops the running answer and shows its own history', () => {
    const streaming = play(
      { ...two, input: '你好' },
      { type: 'send' },
      event(1, 'message', { answer: '部', conversation_id: 'c1' }),
    ).state;
    const { state, effects } = play(streaming, { type: 'choose', id: 'c2' });
    expect(effects).toEqual([
      { type: 'stop', run: 1, taskId: 't1' },
      { type: 'abort' },
      { type: 'loadHistory', id: 'c2' },
    ]);
    const late = play(state, event(1, 'message', { answer: '分' }), history('c1', 'x'), history('c2', 'b'));
    expect(talk(late.state)).toEqual(['user: a', 'assistant: b']);
  });
  it('W-AI10 a history is shown as question and answer', () => {
    const { state } = play({ ...two, loading: true }, history('c1', 'b'));
    expect(talk(state)).toEqual(['user: a', 'assistant: b']);
    expect(state.loading).toBe(false);
  });
  it('W-AI11 the next one opens when the current one is deleted', () => {
    const { state, effects } = play(two, { type: 'delete', id: 'c1' }, { type: 'deleted', id: 'c1' });
    expect(state).toMatchObject({ conversationId: 'c2', conversations: [{ id: 'c2' }] });
    expect(effects).toEqual([
      { type: 'delete', id: 'c1' },
      { type: 'loadHistory', id: 'c2' },
      { type: 'tell', kind: 'success', text: '删除会话成功' },
      { type: 'loadList' },
    ]);
  });
  it('W-AI12 without any the greeting is shown', () => {
    const { state } = play({ ...two, conversations: [{ id: 'c1', name: '一' }] }, { type: 'deleted', id: 'c1' });
    expect(state.conversationId).toBe('');
    expect(talk(state)).toEqual(['assistant: 您好']);
  });
  it('deleting another one changes nothing', () => {
    const { state } = play(
      { ...two, messages: [{ key: 'x', role: 'user', content: 'x' }] },
      { type: 'deleted', id: 'c2' },
    );
    expect(state).toMatchObject({ conversationId: 'c1', messages: [{ content: 'x' }] });
  });
  it('W-AI15 the newest opens with the window', () => {
    const { state, effects } = play(
      emptyChat,
      { type: 'opened' },
      { type: 'listCame', conversations: two.conversations },
    );
    expect(state.conversationId).toBe('c1');
    expect(effects).toEqual([{ type: 'loadParameters' }, { type: 'loadList' }, { type: 'loadHistory', id: 'c1' }]);
  });
  it('later lists open no conversation', () => {
    const { state, effects } = play(
      { ...ready, opening: '您好' },
      { type: 'listCame', conversations: two.conversations },
    );
    expect(state.conversationId).toBe('');
    expect(effects).toEqual([]);
  });
  it('an empty window greets, whichever response arrives first', () => {
    const parameters: ChatAction = { type: 'parametersCame', opening: '您好', questions: ['问'] };
    const list: ChatAction = { type: 'listCame', conversations: [] };
    for (const order of [
      [parameters, list],
      [list, parameters],
    ] as const)
      expect(talk(play(emptyChat, { type: 'opened' }, ...order).state)).toEqual(['assistant: 您好']);
  });
  it('a new one is empty and greets', () => {
    const { state } = play({ ...two, messages: [{ key: 'x', role: 'user', content: 'x' }] }, { type: 'new' });
    expect(state).toMatchObject({ conversationId: '' });
    expect(talk(state)).toEqual(['assistant: 您好']);
  });
  it('older messages come before the newer ones and are requested once', () => {
    const shown = play({ ...two, loading: true }, { ...history('c1', 'b'), hasOlder: true } as ChatAction).state;
    const [loading, effects] = transition(shown, { type: 'older' });
    expect(effects).toEqual([{ type: 'loadHistory', id: 'c1', firstId: 'm' }]);
    expect(transition(loading, { type: 'older' })[1]).toEqual([]);
    const items = [{ id: 'm0', conversation_id: 'c1', query: 'q', answer: 'r', feedback: null }];
    const { state } = play(loading, { type: 'historyCame', id: 'c1', items, hasOlder: false, isOlder: true });
    expect(talk(state)).toEqual(['user: q', 'assistant: r', 'user: a', 'assistant: b']);
  });
  it('a failed rating is reverted', () => {
    const shown = play({ ...two, loading: true }, history('c1', 'b')).state;
    const liked = play(shown, { type: 'rate', key: 'm a', rating: 'like' });
    expect(liked.state.messages.at(-1)?.rating).toBe('like');
    const sent = { type: 'rate', messageId: 'm', rating: 'like', before: null } as const;
    expect(liked.effects).toEqual([sent]);
    const { state } = play(liked.state, { type: 'rateFailed', messageId: 'm', rating: sent.before });
    expect(state.messages.at(-1)?.rating).toBe(null);
  });
  it('a failed list or history can be requested again', () => {
    expect(play(emptyChat, { type: 'listFailed' }, { type: 'retry' }).effects).toEqual([{ type: 'loadList' }]);
    expect(play(two, { type: 'historyFailed', id: 'c1' }, { type: 'retry' }).effects).toEqual([
      { type: 'loadHistory', id: 'c1' },
    ]);
  });
});
