/** Questions asked by a call: their look, their answers, and what a second click does. */
import { text } from '@campus/contract/messages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Modal } from 'antd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notices } from '../../src/shell/notices.tsx';

const box = (name: string) => screen.findByRole('dialog', { name });
const warning = (dialog: HTMLElement) => dialog.querySelector('.question-warning > .anticon');
const buttons = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('.ant-modal-confirm-btns button')].map((button) =>
    button.textContent?.replace(/\s/g, ''),
  );
const press = (dialog: HTMLElement, label: string) => {
  const found = [...dialog.querySelectorAll('button')].find(
    (button) => button.textContent?.replace(/\s/g, '') === label,
  );
  fireEvent.click(found as HTMLElement);
};

let count = 0;
let title = '';
beforeEach(() => {
  title = `问题${++count}`;
  // Nothing tells an animation here that it has ended.
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
    return { matches: query.includes('reduced-motion'), ...listens } as never;
  });
});
afterEach(() => {
  act(() => Modal.destroyAll());
  vi.restoreAllMocks();
});

it.each([
  { kind: 'a plain question', danger: false },
  { kind: 'a question that destroys something', danger: true },
])('$kind has the look of a dialog, and a warning only when it destroys', async ({ danger }) => {
  const answer = notices.confirm({ title, text: '确定吗？', danger });
  const dialog = await box(title);
  expect(dialog.classList.contains('dialog')).toBe(true);
  expect(dialog.textContent).toContain('确定吗？');
  expect(warning(dialog) !== null).toBe(danger);
  expect(dialog.querySelector('.ant-btn-dangerous') !== null).toBe(danger);
  expect(buttons(dialog)).toEqual([text.common.cancel, text.common.ok]);
  press(dialog, text.common.cancel);
  expect(await answer).toBe(false);
});

it('is answered with yes by its own button', async () => {
  const answer = notices.confirm({ title, text: '提交后不能修改', okText: '提交' });
  const dialog = await box(title);
  expect(buttons(dialog)).toEqual([text.common.cancel, '提交']);
  press(dialog, '提交');
  expect(await answer).toBe(true);
});

it('asks once when it is asked twice at once, and again after the answer', async () => {
  const question = { title, text: '确定吗？' };
  const [first, second] = [notices.confirm(question), notices.confirm(question)];
  expect(await second).toBe(false);
  // Fails when there are two.
  press(await box(title), text.common.ok);
  expect(await first).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const third = notices.confirm(question);
  press(await box(title), text.common.ok);
  expect(await third).toBe(true);
});

it('insists with one button, which Escape does not replace', async () => {
  let isRead = false;
  const read = notices.insist({ title, text: '登录已过期', okText: '重新登录' }).then(() => {
    isRead = true;
  });
  const dialog = await box(title);
  expect(warning(dialog)).not.toBeNull();
  expect(buttons(dialog)).toEqual(['重新登录']);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(isRead).toBe(false);
  press(dialog, '重新登录');
  await read;
});

it('asks for the password until it is right, and tries each once', async () => {
  const tried: string[] = [];
  const answer = notices.confirmPassword({
    title,
    text: '请输入登录密码',
    prove: async (password) => {
      tried.push(password);
      await new Promise((resolve) => setTimeout(resolve));
      return password === 'right' ? undefined : '密码错误';
    },
  });
  const dialog = await box(title);
  expect(warning(dialog)).toBeNull();
  const field = screen.getByLabelText(text.reauth.title);
  press(dialog, text.common.ok);
  expect(await screen.findByText(text.login.password.required)).toBeTruthy();
  fireEvent.change(field, { target: { value: 'wrong' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('密码错误')).toBeTruthy();
  expect(tried).toEqual(['wrong']);
  fireEvent.change(field, { target: { value: 'right' } });
  press(dialog, text.common.ok);
  expect(await answer).toBe(true);
});

it('gives up the password with its other button', async () => {
  const answer = notices.confirmPassword({ title, text: '请输入登录密码', prove: async () => '密码错误' });
  press(await box(title), text.common.cancel);
  expect(await answer).toBe(false);
});
