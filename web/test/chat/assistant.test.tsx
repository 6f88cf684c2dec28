import { text } from '@campus/contract/messages';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Assistant } from '../../src/chat/assistant.tsx';
import { useSession } from '../../src/request/session-store.ts';
import { json, network, type Sent, success } from '../support/network.ts';
import { recordNotices } from '../support/notices.ts';
import { makeUser } from '../support/user.ts';

const texts = text.chat;
const bytes = (all: string): Uint8Array => new TextEncoder().encode(all);
const data = (event: object): string =>
  `data: ${JSON.stringify({ task_id: 't1', message_id: 'm1', conversation_id: 'c9', ...event })}\n\n`;

/** A stream whose chunks the test sends one by one. */
function stream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  return {
    response: new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream' } }),
    give: (piece: Uint8Array | string) => controller?.enqueue(typeof piece === 'string' ? bytes(piece) : piece),
    end: () => controller?.close(),
  };
}
interface Fixture {
  readonly conversations: { id: string; name: string }[];
  readonly histories: Record<string, object[]>;
  /** Results of a search. */
  readonly found: { id: string; name: string }[];
  ask: () => Response | Error;
  /** Earlier messages, returned for `first_id`. */
  older?: object[];
  /** Response of the service to a stop request. */
  stopped: string | boolean;
}
// Loading the chat window the first time may exceed the test timeout on a busy machine.
beforeAll(() => import('../../src/chat/chat-window.tsx'), 60_000);
let fixture: Fixture;
let shown: string[];
let sent: Sent[];
beforeEach(() => {
  fixture = {
    conversations: [],
    histories: {},
    found: [],
    ask: () => new Error('no answer was prepared'),
    stopped: 'success',
  };
  shown = recordNotices();
  useSession.setState({ token: 'token', user: makeUser({ nickname: '小张' }) });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0));
  HTMLElement.prototype.scrollTo = () => undefined;
  sent = network(({ url, method }) => {
    const path = url.pathname.replace('/server', '');
    if (path === '/ai/v1/parameters')
      return json({
        opening_statement: '您好，请提问',
        suggested_questions: ['如何注册'],
        replace_message: { enabled: true },
      });
    if (path === '/ai/v1/conversations') {
      const keyword = url.searchParams.get('keyword');
      return json({ limit: 100, has_more: false, data: keyword ? fixture.found : fixture.conversations });
    }
    if (path === '/ai/v1/messages') {
      const isOlder = url.searchParams.has('first_id');
      const newest = fixture.histories[url.searchParams.get('conversation_id') ?? ''] ?? [];
      return json({
        limit: 100,
        has_more: fixture.older !== undefined && !isOlder,
        data: isOlder ? fixture.older : newest,
      });
    }
    if (path === '/ai/v1/chat-messages') return fixture.ask() as Response;
    if (method === 'DELETE') {
      const id = path.split('/').at(-1);
      fixture.conversations.splice(
        fixture.conversations.findIndex((one) => one.id === id),
        1,
      );
    }
    if (path === '/sys/log/addAILog') return json(success(null));
    return json({ result: fixture.stopped });
  });
});
afterEach(() => vi.unstubAllGlobals());

const getCalls = (end: string): Sent[] => sent.filter(({ url }) => url.pathname.endsWith(end));
async function open() {
  const user = userEvent.setup();
  render(<Assistant />);
  await user.click(screen.getByRole('button', { name: texts.open }));
  await screen.findByRole('dialog', { name: texts.title });
  return user;
}
const input = () => screen.getByRole('textbox', { name: texts.input });
const bubbles = () =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .filter((item) => item.dataset.role)
    .map((item) => `${item.dataset.role}: ${item.querySelector('.chat-bubble')?.textContent?.trim()}`);

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
    expect(getCalls('/chat-messages')[0]?.body).toEqual({
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
    expect(getCalls('/chat-messages')).toHaveLength(0);
    const answer = stream();
    fixture.ask = () => answer.response;
    await user.clear(input());
    await user.type(input(), '你好{Shift>}{Enter}{/Shift}吗{Enter}');
    expect(getCalls('/chat-messages')[0]?.body).toMatchObject({ query: '你好\n吗' });
    expect(getCalls('/sys/log/addAILog').map(({ body }) => body)).toEqual([
      { logType: 3, logContent: 'AI客服', requestParam: '你好\n吗' },
    ]);
  });
  it('W-AI2 W-AI14 shows a streaming answer, split anywhere, also inside a character', async () => {
    const user = await open();
    const answer = stream();
    fixture.ask = () => answer.response;
    await user.type(input(), '你好{Enter}');
    expect(screen.getByText(texts.thinking)).toBeDefined();
    const before = getCalls('/conversations').length;
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
    expect(getCalls('/conversations')).toHaveLength(before + 1);
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
    await waitFor(() => expect(shown).toContain(`error: ${texts.unavailable}`));
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
    expect(getCalls('/stop').map(({ url, body }) => [url.pathname, body])).toEqual([
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
    expect(shown).toContain(`confirm: ${texts.delete.title} / ${texts.delete.content}`);
    expect(shown).toContain(`success: ${texts.delete.done}`);
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
    expect(getCalls('/parameters')).toHaveLength(1);
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
    expect(getCalls('/messages/m/feedbacks')[0]?.body).toMatchObject({ rating: 'like' });
    const answer = stream();
    fixture.ask = () => answer.response;
    await user.click(screen.getByRole('button', { name: '如何登录' }));
    expect(getCalls('/chat-messages')[0]?.body).toMatchObject({ query: '如何登录', conversation_id: 'c1' });
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

describe('messages', () => {
  const turn = (n: number) => ({
    id: `m${n}`,
    conversation_id: 'c1',
    query: `问题${n}`,
    answer: `回答${n}`,
    feedback: null,
  });
  async function openTalk() {
    fixture.conversations.push({ id: 'c1', name: '会话' });
    fixture.histories.c1 = [turn(1), turn(2)];
    const user = await open();
    await screen.findByText('问题2');
    return user;
  }
  it('lists the suggestions of an answer once', async () => {
    fixture.conversations.push({ id: 'c1', name: '会话' });
    fixture.histories.c1 = [
      {
        ...turn(1),
        answer: '您是否想问：\n\n- 如何注册\n- 如何登录',
        retriever_resources: [
          { document_id: '1', document_name: '如何注册', score: 0.5 },
          { document_id: '2', document_name: '如何登录', score: 0.4 },
        ],
      },
    ];
    await open();
    await screen.findByText('您是否想问：');
    for (const name of ['如何注册', '如何登录']) expect(screen.getAllByText(name)).toHaveLength(1);
    expect(screen.getByRole('button', { name: '如何登录' })).toBeDefined();
  });
  it('are answered again in place', async () => {
    const user = await openTalk();
    const answer = stream();
    fixture.ask = () => answer.response;
    expect(screen.getAllByRole('button', { name: texts.again })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: texts.again }));
    expect(getCalls('/chat-messages')[0]?.body).toMatchObject({
      query: '问题2',
      conversation_id: 'c1',
      replace_message_id: 'm2',
    });
    answer.give(data({ event: 'message', answer: '新答' }));
    answer.give(data({ event: 'message_end' }));
    await screen.findByText('新答');
    expect(bubbles()).toEqual(['user: 问题1', 'assistant: 回答1', 'user: 问题2', 'assistant: 新答']);
  });
  it('are edited and sent again in place, by keyboard', async () => {
    const user = await openTalk();
    const answer = stream();
    fixture.ask = () => answer.response;
    const [first] = screen.getAllByRole('button', { name: texts.edit.self }) as [HTMLElement];
    first.focus();
    await user.keyboard('{Enter}');
    const box = screen.getByRole('textbox', { name: texts.edit.box });
    expect(document.activeElement).toBe(box);
    expect(screen.getByText(texts.edit.follows)).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: texts.title })).toBeDefined();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(texts.edit.self));
    await user.keyboard('{Enter}');
    await user.clear(screen.getByRole('textbox', { name: texts.edit.box }));
    await user.keyboard('新问{Enter}');
    expect(getCalls('/chat-messages')[0]?.body).toMatchObject({ query: '新问', replace_message_id: 'm1' });
    expect(bubbles()).toEqual(['user: 新问', `assistant: ${texts.thinking}`]);
  });
  it('stay when the service rejects the replacement', async () => {
    const user = await openTalk();
    fixture.ask = () => new Response('{}', { status: 502 });
    await user.click(screen.getByRole('button', { name: texts.again }));
    await screen.findByText(texts.requestFailed);
    expect(bubbles().slice(0, 5)).toEqual([
      'user: 问题1',
      'assistant: 回答1',
      'user: 问题2',
      'assistant: 回答2',
      'user: 问题2',
    ]);
  });
  it('are sent again from a failed bubble, which disappears', async () => {
    const user = await openTalk();
    fixture.ask = () => new Response('{}', { status: 502 });
    await user.type(input(), '问题3{Enter}');
    const answer = stream();
    fixture.ask = () => answer.response;
    await user.click(await screen.findByRole('button', { name: texts.retry }));
    expect(getCalls('/chat-messages')[1]?.body).toMatchObject({ query: '问题3', conversation_id: 'c1' });
    expect(getCalls('/chat-messages')[1]?.body).not.toHaveProperty('replace_message_id');
    answer.give(data({ event: 'message', answer: '答3' }));
    answer.give(data({ event: 'message_end' }));
    await screen.findByText('答3');
    expect(bubbles().slice(4)).toEqual(['user: 问题3', 'assistant: 答3']);
    expect((input() as HTMLTextAreaElement).value).toBe('');
  });
  it('have a copy button for each code block', async () => {
    fixture.conversations.push({ id: 'c1', name: '会话' });
    fixture.histories.c1 = [{ ...turn(1), answer: '看：\n\n```sql\nselect 1;\n```\n\n- 列\n\n  ```\n  b\n  ```' }];
    const user = await open();
    const copies = await screen.findAllByRole('button', { name: texts.copyCode });
    expect(copies).toHaveLength(2);
    await user.click(copies[0] as HTMLElement);
    expect(await navigator.clipboard.readText()).toBe('select 1;');
  });
});

describe('the conversations', () => {
  beforeEach(() => {
    fixture.conversations.push({ id: 'c1', name: '企业注册' }, { id: 'c2', name: '岗位' });
  });
  const names = () =>
    [...screen.getByRole('navigation', { name: texts.list.self }).querySelectorAll('.chat-choice')].map(
      ({ textContent }) => textContent,
    );
  it('are renamed by keyboard', async () => {
    const user = await open();
    const [, second] = (await screen.findAllByRole('button', { name: texts.rename.self })) as [
      HTMLElement,
      HTMLElement,
    ];
    await user.click(second);
    await user.keyboard('招聘{Escape}');
    expect(names()).toEqual(['企业注册', '岗位']);
    expect(screen.getByRole('dialog', { name: texts.title })).toBeDefined();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(texts.rename.self));
    await user.keyboard('{Enter}');
    await user.keyboard('招聘{Enter}');
    expect(names()).toEqual(['企业注册', '招聘']);
    expect(getCalls('/c2/name').map(({ body }) => body)).toMatchObject([{ name: '招聘' }]);
    // A blank name is rejected.
    await user.keyboard('{Enter}');
    await user.clear(screen.getByRole('textbox', { name: texts.rename.box }));
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['企业注册', '招聘']);
    expect(getCalls('/c2/name')).toHaveLength(1);
  });
  it('are searched: by name at once, by content once the service has responded', async () => {
    fixture.found.push({ id: 'c1', name: '企业注册' });
    const user = await open();
    const search = await screen.findByRole('textbox', { name: texts.search.self });
    await user.type(search, '岗');
    expect(names()).toEqual(['岗位']);
    await waitFor(() => expect(names()).toEqual(['企业注册']));
    expect(getCalls('/conversations').at(-1)?.url.searchParams.get('keyword')).toBe('岗');
    await user.keyboard('{Escape}');
    expect(names()).toEqual(['企业注册', '岗位']);
    expect(screen.getByRole('dialog', { name: texts.title })).toBeDefined();
    fixture.found.length = 0;
    await user.type(search, '没有');
    expect(await screen.findByText(texts.search.empty)).toBeDefined();
  });
});
