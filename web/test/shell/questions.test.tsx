/** Questions asked by a call: those that destroy something carry a warning. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notices } from '../../src/shell/notices.tsx';

it('warns before something is destroyed', async () => {
  const answer = notices.confirm({ title: '删除职务“主任”', text: '确定删除吗？', danger: true });
  const box = await screen.findByRole('dialog', { name: '删除职务“主任”' });
  expect(box.querySelector('.question-warning > .anticon')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await answer).toBe(false);
});
