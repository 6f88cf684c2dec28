import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { HourPicker, type Hours } from '../../../src/widgets/cron/hour-picker.tsx';
import { WeekConfig } from '../../../src/widgets/cron/week-config.tsx';
import { show } from '../../kit/support.tsx';
import { ControlledField } from '../controlled-field.tsx';

const emitted: string[] = [];
let last: Hours | undefined;
beforeEach(() => {
  emitted.length = 0;
  last = undefined;
});
const hours = (start: string, disabled = false) =>
  show(
    <ControlledField
      start={start}
      onEmit={(text, extra) => {
        emitted.push(text);
        last = extra as Hours;
      }}
      field={(value, onChange) => <HourPicker value={value} onChange={onChange} disabled={disabled} />}
    />,
  );
const week = (start: string, day?: string) =>
  show(
    <ControlledField
      start={start}
      onEmit={(text) => void emitted.push(text)}
      field={(value, onChange) => <WeekConfig value={value} onChange={onChange} day={day} />}
    />,
  );

const mode = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .find((radio) => radio.checked)
    ?.closest('label')?.textContent;
const pick = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const line = (name: string) => screen.getByRole('radio', { name }).closest<HTMLElement>('.cron-mode')!;
const numbers = (name: string) =>
  within(line(name))
    .getAllByRole<HTMLInputElement>('spinbutton')
    .map((spin) => spin.value);
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map((box) => box.closest('label')?.textContent);
const days = (name: string) =>
  [...line(name).querySelectorAll('.ant-select-content')].map((chosen) => chosen.textContent);
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
function type(name: string, at: number, number: number) {
  const spin = within(line(name)).getAllByRole('spinbutton')[at]!;
  fireEvent.change(spin, { target: { value: String(number) } });
  fireEvent.blur(spin);
}
async function chooseDay(at: number, name: string) {
  const select = within(line('区间')).getAllByRole('combobox')[at]!;
  await userEvent.click(select);
  const options = await screen.findAllByText(name, { selector: '.ant-select-item-option-content' });
  await userEvent.click(options.at(-1)!);
}

describe('the hour picker', () => {
  it.each([
    ['W-H1', '', '每时'],
    ['W-H2', '*', '每时'],
  ])('%s: %j is every hour, and nothing is emitted by itself', (_id, start, expected) => {
    hours(start);
    expect(mode()).toBe(expected);
    expect(emitted).toEqual([]);
  });
  it('W-H3: shows a range', () => {
    hours('9-18');
    expect([mode(), ...numbers('区间')]).toEqual(['区间', '9', '18']);
  });
  it('W-H4: shows a loop', () => {
    hours('0/2');
    expect([mode(), ...numbers('循环')]).toEqual(['循环', '0', '2']);
  });
  it('W-H5: shows single hours', () => {
    hours('8,12,18');
    expect([mode(), ...ticked()]).toEqual(['指定', '8', '12', '18']);
  });
  it('W-H6: emits single hours in order, whatever the order of selection', async () => {
    hours('');
    await pick('指定');
    expect(emitted.at(-1)).toBe('*');
    await tick('18');
    await tick('8');
    expect(emitted.at(-1)).toBe('8,18');
    expect(last).toEqual({ type: 'specify', start: 0, end: 23, interval: 1, list: [8, 18] });
  });
  it('W-H7: rejects a reversed range', async () => {
    hours('20-22');
    type('区间', 1, 6);
    expect(numbers('区间')).toEqual(['20', '6']);
    expect(screen.getByRole('alert').textContent).toContain('时区间的起始值不能大于结束值');
    expect(emitted).toEqual([]);
    type('区间', 1, 21);
    expect(emitted).toEqual(['20-21']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('W-H8: clamps an interval', () => {
    hours('0/2');
    type('循环', 1, 30);
    expect(emitted).toEqual(['0/23']);
  });
  it('W-H9: rejects an hour out of range', () => {
    hours('24');
    expect(screen.getByRole('alert').textContent).toContain('时的取值范围为0到23');
    expect(emitted).toEqual([]);
  });
  it('W-H10: is disabled as a whole and shows its value', () => {
    hours('9-18', true);
    expect(numbers('区间')).toEqual(['9', '18']);
    for (const role of ['radio', 'spinbutton', 'checkbox'])
      for (const control of screen.getAllByRole<HTMLInputElement>(role)) expect(control.disabled).toBe(true);
  });
});

describe('the weekly config', () => {
  it.each([['?'], ['']])('W-W1: %j is not set', (start) => {
    week(start);
    expect(mode()).toBe('不设置');
    expect(emitted).toEqual([]);
  });
  it('W-W2: shows a range', () => {
    week('1-5');
    expect([mode(), ...days('区间')]).toEqual(['区间', '周一', '周五']);
  });
  it('W-W3: shows a loop', () => {
    week('1/2');
    expect([mode(), ...days('循环'), ...numbers('循环')]).toEqual(['循环', '周一', '2']);
  });
  it('W-W4: shows single days, starting with Monday', () => {
    week('0,6');
    expect([mode(), ...ticked()]).toEqual(['指定', '周六', '周日']);
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
      '周一 周二 周三 周四 周五 周六 周日'.split(' '),
    );
  });
  it('W-W5: parses names and writes numbers', async () => {
    week('MON,FRI');
    expect([mode(), ...ticked()]).toEqual(['指定', '周一', '周五']);
    await tick('周三');
    await tick('周三');
    expect(emitted.at(-1)).toBe('1,5');
  });
  it('W-W6: writes a range across the end of the week as a list of days', async () => {
    week('1-5');
    await chooseDay(0, '周五');
    await chooseDay(1, '周一');
    expect(emitted.at(-1)).toBe('0,1,5,6');
  });
  it('W-W7: accepts 7 as Sunday', async () => {
    week('7');
    expect([mode(), ...ticked()]).toEqual(['指定', '周日']);
    await tick('周一');
    await tick('周一');
    expect(emitted.at(-1)).toBe('0');
  });
  it('W-W8: treats no day as not set', async () => {
    week('1,2');
    await tick('周一');
    await tick('周二');
    expect(emitted.at(-1)).toBe('?');
    expect(mode()).toBe('指定');
  });
  it('W-W9: is disabled when days of the month are set', () => {
    week('1-5', '1,15');
    expect(mode()).toBe('不设置');
    expect(emitted).toEqual(['?']);
    expect(screen.getByText('日和周只能设置其中之一')).toBeTruthy();
    for (const name of ['区间', '循环', '指定'])
      expect(screen.getByRole<HTMLInputElement>('radio', { name }).disabled).toBe(true);
  });
});
