import type { ChatMessage } from '@campus/contract/live';
import { describe, expect, it } from 'vitest';
import { reduceChat } from '../../../src/kit/live/chat-state.ts';

const message = (seq: number, content = `第${seq}句`): ChatMessage => ({
  id: `m${seq}`,
  seq,
  senderId: 'u1',
  senderName: '张同学',
  senderRole: 1,
  content,
  msgType: 1,
  status: 1,
  sendTime: '2025-10-15 10:00:00',
  isPinned: false,
  replyTo: null,
});
const empty = { seq: 0, messages: [] };
const contents = ({ messages }: { readonly messages: readonly ChatMessage[] }) =>
  messages.map(({ content }) => content);

describe('the chat of a page', () => {
  it('keeps messages in order when pages overlap and arrive late', () => {
    const first = reduceChat(empty, { page: { seq: 3, messages: [message(3), message(1)], gone: [] } });
    const second = reduceChat(first, { page: { seq: 2, messages: [message(2), message(1)], gone: [] } });
    expect(contents(second)).toEqual(['第1句', '第2句', '第3句']);
    expect(second.seq).toBe(3);
  });
  it('changes a message in place and drops one that is gone', () => {
    const state = reduceChat(empty, { start: { seq: 2, messages: [message(1), message(2)], gone: [] } });
    const changed = reduceChat(state, { page: { seq: 4, messages: [message(1, '***')], gone: ['m2'] } });
    expect(contents(changed)).toEqual(['***']);
  });
  it('shows an own message before it comes back by push, once', () => {
    const own = reduceChat(empty, { own: message(1) });
    expect(own.seq).toBe(0);
    expect(contents(reduceChat(own, { page: { seq: 1, messages: [message(1)], gone: [] } }))).toEqual(['第1句']);
  });
  it('keeps the last 500', () => {
    const messages = Array.from({ length: 600 }, (_, i) => message(i + 1));
    expect(reduceChat(empty, { start: { seq: 600, messages, gone: [] } }).messages).toHaveLength(500);
  });
});
