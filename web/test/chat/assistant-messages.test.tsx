import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { bubbles, data, input, open, prepareAssistant, stream, texts } from './assistant-fixture.tsx';

const fixture = prepareAssistant();

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
    expect(fixture.getCalls('/chat-messages')[0]?.body).toMatchObject({
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
    expect(fixture.getCalls('/chat-messages')[0]?.body).toMatchObject({ query: '新问', replace_message_id: 'm1' });
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
    expect(fixture.getCalls('/chat-messages')[1]?.body).toMatchObject({ query: '问题3', conversation_id: 'c1' });
    expect(fixture.getCalls('/chat-messages')[1]?.body).not.toHaveProperty('replace_message_id');
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
    expect(fixture.getCalls('/c2/name').map(({ body }) => body)).toMatchObject([{ name: '招聘' }]);
    // A blank name is rejected.
    await user.keyboard('{Enter}');
    await user.clear(screen.getByRole('textbox', { name: texts.rename.box }));
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['企业注册', '招聘']);
    expect(fixture.getCalls('/c2/name')).toHaveLength(1);
  });
  it('are searched: by name at once, by content once the service has responded', async () => {
    fixture.found.push({ id: 'c1', name: '企业注册' });
    const user = await open();
    const search = await screen.findByRole('textbox', { name: texts.search.self });
    await user.type(search, '岗');
    expect(names()).toEqual(['岗位']);
    await waitFor(() => expect(names()).toEqual(['企业注册']));
    expect(fixture.getCalls('/conversations').at(-1)?.url.searchParams.get('keyword')).toBe('岗');
    await user.keyboard('{Escape}');
    expect(names()).toEqual(['企业注册', '岗位']);
    expect(screen.getByRole('dialog', { name: texts.title })).toBeDefined();
    fixture.found.length = 0;
    await user.type(search, '没有');
    expect(await screen.findByText(texts.search.empty)).toBeDefined();
  });
});
