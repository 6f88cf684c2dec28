import { date, dateTime } from '@campus/contract/kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DateInput, DateTimeInput } from '../../src/kit/form/field-inputs.tsx';

function Fields({ Input, first }: { Input: typeof DateInput; first: string }) {
  const [value, setValue] = useState(first);
  const field = Input === DateInput ? date({ label: '日期' }) : dateTime({ label: '日期' });
  return (
    <>
      <Input id="day" field={field} value={value} onChange={setValue} />
      <output>{value}</output>
      <input aria-label="其他" />
    </>
  );
}
const leaveBy = {
  pointer: () => userEvent.click(screen.getByLabelText('其他')),
  Tab: () => userEvent.tab(),
};

it.each([
  ['pointer', DateInput, '2026-11-28', '2026-11-20', '2026-11-20'],
  ['Tab', DateInput, '2026-11-28', '2026-11-20', '2026-11-20'],
  ['pointer', DateInput, '2026-11-28', '2099-99-99', '2026-11-28'],
  ['Tab', DateInput, '2026-11-28', '2099-99-99', '2026-11-28'],
  ['Tab', DateInput, '', '明天', ''],
  ['pointer', DateTimeInput, '2026-11-28 08:00:00', '2026-11-20 09:30:00', '2026-11-20 09:30:00'],
  ['Tab', DateTimeInput, '2026-11-28 08:00:00', '2026-11-20', '2026-11-28 08:00:00'],
] as const)('takes a typed date left by %s in %o with %s: %s', async (way, Input, first, typed, kept) => {
  render(<Fields Input={Input} first={first} />);
  const box = document.querySelector<HTMLInputElement>('#day');
  if (!box) throw new Error('no field');
  await userEvent.click(box);
  await userEvent.clear(box);
  await userEvent.type(box, typed);
  await leaveBy[way]();
  expect(screen.getByRole('status').textContent).toBe(kept);
  expect(document.querySelector<HTMLInputElement>('#day')?.value).toBe(kept);
});
