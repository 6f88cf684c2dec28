import { liveScreen } from '@campus/contract/live';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SlowMode } from '../../../src/areas/live/slow-mode.tsx';

const open = (isTaken = true) => {
  const onChange = vi.fn(async () => isTaken);
  render(<SlowMode seconds={10} onChange={onChange} />);
  return { onChange, input: screen.getByRole<HTMLInputElement>('spinbutton', { name: liveScreen.consolePage.slow }) };
};
const enter = async (input: HTMLInputElement, typed: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, `${typed}{Enter}`);
};

it.each([
  ['500', 120],
  ['-3', 0],
  ['2.6', 3],
])('sends %s as the number in range that it shows', async (typed, sent) => {
  const { input, onChange } = open();
  await enter(input, typed);
  await waitFor(() => expect(input.value).toBe(String(sent)));
  expect(onChange.mock.calls).toEqual([[sent]]);
});

it('keeps the seconds when nothing is typed, and sends nothing', async () => {
  const { input, onChange } = open();
  await enter(input, '   ');
  await waitFor(() => expect(input.value).toBe('10'));
  expect(onChange).not.toHaveBeenCalled();
});

it('shows the seconds of before when the new ones are refused', async () => {
  const { input, onChange } = open(false);
  await enter(input, '20');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(20));
  await waitFor(() => expect(input.value).toBe('10'));
});
