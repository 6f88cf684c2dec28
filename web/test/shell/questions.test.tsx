/** Questions asked by a call: those that destroy something carry a warning. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { notices } from '../../src/shell/notices.tsx';

const ask = async (title: string, danger: boolean) => {
  const answer = notices.confirm({ title, text: '确定删除吗？', danger });
  const box = await screen.findByRole('dialog', { name: title });
  const hasWarning = box.querySelector('.question-warning > .anticon') !== null;
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  await answer;
  return hasWarning;
};

afterEach(() => waitFor(() => expect(document.querySelector('.question:not([class*="-leave"])')).toBeNull()));

it('warns before something is destroyed', async () => expect(await ask('删除职务“主任”', true)).toBe(true));
it('asks other questions without a warning', async () => expect(await ask('退出登录', false)).toBe(false));
