import type { BatchPlan } from '@campus/contract/interview';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { BatchPlanTable } from '../../../src/areas/interview/batch-plan.tsx';
import { show, signIn } from '../../kit/support.tsx';

const slot = (at: string, deliveryId: string | null, realname: string | null, note: string | null = null) => ({
  ...{ deliveryId, realname, note },
  startTime: `2025-10-17 ${at}:00`,
  endTime: `2025-10-17 ${at.replace('00', '30')}:00`,
});
const plan: BatchPlan = {
  slots: [slot('09:00', 'd1', '张三'), slot('10:00', null, null, '李人事已有安排'), slot('11:00', 'd2', '李四')],
  failed: [{ id: 'd3', name: '王五', message: '当天没有可用的时段' }],
  isCommitted: false,
};
const swap = vi.fn();
beforeEach(() => {
  swap.mockReset();
  signIn();
  show(<BatchPlanTable plan={plan} onSwap={swap} />);
});
const getRow = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;

it('swaps two students who are dragged onto each other, and leaves other rows alone', () => {
  fireEvent.dragStart(getRow('张三'));
  fireEvent.drop(getRow('李人事已有安排'));
  expect(swap).not.toHaveBeenCalled();
  fireEvent.drop(getRow('李四'));
  expect(swap.mock.calls).toEqual([['d1', 'd2']]);
  fireEvent.dragEnd(getRow('张三'));
  fireEvent.drop(getRow('李四'));
  expect(swap).toHaveBeenCalledTimes(1);
});

it('swaps neighbours by buttons, past slots without a student', async () => {
  await userEvent.click(screen.getByRole('button', { name: '李四提前' }));
  expect(swap.mock.calls).toEqual([['d2', 'd1']]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '张三提前' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /王五/ })).toBeNull();
});
