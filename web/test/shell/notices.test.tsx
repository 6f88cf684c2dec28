import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { message, notification } from 'antd';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../../src/shell/notices.tsx';

/** antd mounts the holder of notices with the first one, which takes real time. */
beforeEach(async () => {
  notices.message('info', '准备好的提示');
  notices.notify('info', '准备好的标题', '准备好的内容');
  await screen.findByText('准备好的提示');
  await screen.findByText('准备好的内容');
  act(() => {
    message.destroy();
    notification.destroy();
  });
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
// A notice that begins to fade under fake timers would stay for ever.
afterEach(async () => {
  if (vi.isFakeTimers()) await pass(1000);
  vi.useRealTimers();
});
/** How many notices say so; one on its way out is none. */
const shown = (words: string) =>
  screen.queryAllByText(words).filter((line) => line.closest('[class*="-leave"]') === null).length;

test.each([
  ['a line', 3000, (words: string) => notices.message('warning', words)],
  ['a box', 4000, (words: string) => notices.notify('error', '登录失败', words)],
] as const)('%s that is shown again stays once, for its full time', async (_kind, lifeMs, show) => {
  const words = `用户名或密码错误，显示${lifeMs}毫秒`;
  vi.useFakeTimers();
  await act(async () => show(words));
  await pass(0);
  await pass(lifeMs - 500);
  expect(shown(words)).toBe(1);
  await act(async () => show(words));
  await pass(0);
  await pass(lifeMs - 500);
  expect(shown(words)).toBe(1);
  await pass(1000);
  expect(shown(words)).toBe(0);
});

test('a double click asks its question once, and the question may be asked again afterwards', async () => {
  const question = { title: '提示', text: '通过后岗位立即对学生发布，是否继续？' };
  const [first, second] = [notices.confirm(question), notices.confirm(question)];
  expect(await second).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: '确定' }));
  expect(await first).toBe(true);
  const again = notices.confirm(question);
  const cancels = () => screen.queryAllByRole('button', { name: '取消' });
  // The first one is still on its way out.
  await waitFor(() => expect(cancels()).toHaveLength(2));
  fireEvent.click(cancels()[1] as HTMLElement);
  expect(await again).toBe(false);
});
