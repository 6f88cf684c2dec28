import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../support/network.ts';
import { bubbles, bytes, data, input, open, prepareAssistant, stream, texts } from './assistant-fixture.tsx';

const fixture = prepareAssistant();

it('keeps the scroll position when older messages are added above', async () => {
  const turn = (n: number) => ({ id: `m${n}`, query: `问题${n}`, answer: `回答${n}` });
  fixture.conversations.push({ id: 'c1', name: '会话' });
  fixture.histories.c1 = [turn(3)];
  fixture.older = [turn(1), turn(2)];
  const user = await open();
  await screen.findByText('问题3');
  const log = screen.getByRole('log');
  Object.defineProperty(log, 'scrollHeight', { get: () => log.querySelectorAll('li').length * 100 });
  log.scrollTop = 30;
  fireEvent.scroll(log);
  const before = log.scrollHeight;
  await user.click(screen.getByRole('button', { name: texts.older }));
  await screen.findByText('问题1');
  expect(log.scrollTop).toBe(30 + log.scrollHeight - before);
});

describe('the window', () => {
  it('greets, offers questions and takes the focus', async () => {
    const user = await open();
    expect(await screen.findByText('您好，请提问')).toBeDefined();
    expect(document.activeElement).toBe(input());
    const answer = stream();
    fixture.ask = () => answer.response;
    await user.click(screen.getByRole('button', { name: '如何注册' }));
    expect(fixture.getCalls('/chat-messages')[0]?.body).toEqual({
      inputs: {},
      query: '如何注册',
      user: '小张',
      conversation_id: '',
      response_mode: 'streaming',
    });
  });
  it('W-AI1 W-AI17 sends non-blank input on Enter, breaks the line on Shift+Enter, and records the question', async () => {
    const user = await open();
    await user.type(input(), '   {Enter}');
    expect(fixture.getCalls('/chat-messages')).toHaveLength(0);
    const answer = stream();
    fixture.ask = () => answer.response;
    await user.clear(input());
    await user.type(input(), '你好{Shift>}{Enter}{/Shift}吗{Enter}');
    expect(fixture.getCalls('/chat-messages')[0]?.body).toMatchObject({ query: '你好\n吗' });
    expect(fixture.getCalls('/sys/log/addAILog').map(({ body }) => body)).toEqual([
      { logType: 3, logContent: 'AI客服', requestParam: '你好\n吗' },
    ]);
  });
  it('W-AI2 W-AI14 shows a streaming answer, split anywhere, also inside a character', async () => {
    const user = await open();
    const answer = stream();
    fixture.ask = () => answer.response;
    await user.type(input(), '你好{Enter}');
    expect(screen.getByText(texts.thinking)).toBeDefined();
    const before = fixture.getCalls('/conversations').length;
    const all = bytes(
      `event: ping\n\n${data({ event: 'message', answer: '您' })}${data({ event: 'message', answer: '好😀' })}`,
    );
    for (const byte of all) answer.give(new Uint8Array([byte]));
    await screen.findByText('您好😀');
    expect(screen.getByRole('button', { name: texts.stop })).toBeDefined();
    answer.give(data({ event: 'message_end' }));
    answer.end();
    await screen.findByRole('button', { name: texts.send });
    expect(bubbles().slice(-2)).toEqual(['user: 你好', 'assistant: 您好😀']);
    expect(fixture.getCalls('/conversations')).toHaveLength(before + 1);
    expect((input() as HTMLTextAreaElement).value).toBe('');
  });
  it('W-AI5 keeps the input when the call is rejected', async () => {
    const user = await open();
    fixture.ask = () => json({ code: 'x', message: 'x', status: 502 }, 502);
    await user.type(input(), '你好{Enter}');
    await screen.findByText(texts.requestFailed);
    expect((input() as HTMLTextAreaElement).value).toBe('你好');
  });
  it('W-AI6 reports a network failure', async () => {
    const user = await open();
    fixture.ask = () => new TypeError('Failed to fetch');
    await user.type(input(), '你好{Enter}');
    await screen.findByText(texts.requestFailed);
    await waitFor(() => expect(fixture.shown).toContain(`error: ${texts.unavailable}`));
  });
  it.each(['success', true])('W-AI7 stops by the button, response %j', async (result) => {
    fixture.stopped = result;
    const user = await open();
    const answer = stream();
    fixture.ask = () => answer.response;
    await user.type(input(), '你好{Enter}');
    answer.give(data({ event: 'message', answer: '部分' }));
    await screen.findByText('部分');
    await user.click(screen.getByRole('button', { name: texts.stop }));
    await screen.findByText(texts.stopped);
    expect(fixture.getCalls('/stop').map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/server/ai/v1/chat-messages/t1/stop', { task_id: 't1', user: '小张' }],
    ]);
    expect(screen.queryByRole('button', { name: texts.stop })).toBeNull();
    expect(screen.getByText('部分')).toBeDefined();
  });
  it('W-AI11 W-AI12 deletes after a confirmation, opens the next one, and finally greets', async () => {
    fixture.conversations.push({ id: 'c1', name: '第一个' }, { id: 'c2', name: '' });
    fixture.histories.c1 = [{ id: 'm', query: 'a', answer: 'b' }];
    fixture.histories.c2 = [{ id: 'n', query: '问二', answer: '答二' }];
    const user = await open();
    await waitFor(() => expect(bubbles()).toEqual(['user: a', 'assistant: b']));
    const list = screen.getByRole('navigation', { name: texts.list.self });
    expect(within(list).getByRole('button', { name: texts.untitled })).toBeDefined();
    const remove = () => within(list).getAllByRole('button', { name: texts.delete.self })[0] as HTMLElement;
    await user.click(remove());
    await waitFor(() => expect(bubbles()).toEqual(['user: 问二', 'assistant: 答二']));
    expect(fixture.shown).toContain(`confirm: ${texts.delete.title} / ${texts.delete.content}`);
    expect(fixture.shown).toContain(`success: ${texts.delete.done}`);
    await user.click(remove());
    await screen.findByText('您好，请提问');
    expect(within(list).getByText(texts.list.empty)).toBeDefined();
  });
  it('W-AI13 renders answers as safe Markdown and questions as plain text', async () => {
    fixture.conversations.push({ id: 'c1', name: '一' });
    fixture.histories.c1 = [
      {
        id: 'm',
        query: '<b>粗</b> **x**',
        answer:
          '<script>x</script><style>body{display:none}</style><img src=/x onerror=y>**好** [去](javascript:alert(1)) [看](/post/list)',
      },
    ];
    await open();
    const bold = await screen.findByText('好');
    expect(bold.tagName).toBe('STRONG');
    const bubble = bold.closest('.chat-bubble') as HTMLElement;
    expect(bubble.querySelector('script, style')).toBeNull();
    expect(bubble.querySelector('img')?.attributes.getNamedItem('onerror')).toBeNull();
    expect(within(bubble).getByText('去').getAttribute('href')).toBeNull();
    expect(within(bubble).getByText('看').getAttribute('target')).toBe('_blank');
    expect(screen.getByText('<b>粗</b> **x**')).toBeDefined();
  });
  it('markup split over two chunks stays harmless', async () => {
    const user = await open();
    const answer = stream();
    fixture.ask = () => answer.response;
    await user.type(input(), '你好{Enter}');
    answer.give(data({ event: 'message', answer: '好<scr' }));
    answer.give(data({ event: 'message', answer: 'ipt>window.hacked=1</script>的' }));
    answer.give(data({ event: 'message_end' }));
    await screen.findByRole('button', { name: texts.send });
    expect(document.querySelector('.chat-window script')).toBeNull();
    expect('hacked' in window).toBe(false);
  });
  it('continues while closed, and returns the focus', async () => {
    const user = await open();
    const answer = stream();
    fixture.ask = () => answer.response;
    await user.type(input(), '你好{Enter}');
    answer.give(data({ event: 'message', answer: '前' }));
    await screen.findByText('前');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.open })));
    answer.give(data({ event: 'message', answer: '后' }));
    answer.give(data({ event: 'message_end' }));
    await user.click(screen.getByRole('button', { name: texts.open }));
    await screen.findByText('前后');
    expect(fixture.getCalls('/parameters')).toHaveLength(1);
  });
  it('names the sources of an answer, sends suggestions and rates the answer', async () => {
    fixture.conversations.push({ id: 'c1', name: '一' });
    fixture.histories.c1 = [
      {
        id: 'm',
        query: 'a',
        answer: 'b',
        feedback: null,
        retriever_resources: [
          { document_id: '1', dataset_name: '问答库', document_name: '如何注册', score: 0.92 },
          { document_id: '2', dataset_name: '问答库', document_name: '如何登录', score: 0.4 },
        ],
      },
    ];
    const user = await open();
    expect((await screen.findByText('问答库 · 如何注册')).title).toBe('相似度 92%');
    await user.click(screen.getByRole('button', { name: texts.helpful }));
    expect(screen.getByRole('button', { name: texts.helpful, pressed: true })).toBeDefined();
    expect(fixture.getCalls('/messages/m/feedbacks')[0]?.body).toMatchObject({ rating: 'like' });
    const answer = stream();
    fixture.ask = () => answer.response;
    await user.click(screen.getByRole('button', { name: '如何登录' }));
    expect(fixture.getCalls('/chat-messages')[0]?.body).toMatchObject({ query: '如何登录', conversation_id: 'c1' });
  });
  it('collapses its list, fills the window and reports a failed list', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: texts.list.collapse }));
    expect(screen.queryByRole('navigation', { name: texts.list.self })).toBeNull();
    await user.click(screen.getByRole('button', { name: texts.list.expand }));
    await user.click(screen.getByRole('button', { name: texts.fullscreen }));
    expect(screen.getByRole('dialog').dataset.full).toBe('true');
    await user.click(screen.getByRole('button', { name: texts.exitFullscreen }));
    expect(screen.getByRole('dialog').dataset.full).toBeUndefined();
  });
  it('leaves full screen on the first Escape and closes on the second', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: texts.fullscreen }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog').dataset.full).toBeUndefined();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
