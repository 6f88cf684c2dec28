import { readCron } from '@campus/contract/rules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { cronExamples } from '../../../../contract/test/rules/cron/examples.ts';
import { refusedExamples } from '../../../../contract/test/rules/cron/refused-examples.ts';
import { CronDialog } from '../../../src/widgets/cron/cron-dialog.tsx';
import { CronInput } from '../../../src/widgets/cron/cron-input.tsx';
import { listen, show, signIn } from '../../kit/support.tsx';
import { pressKey } from '../../support/press-key.ts';
import { ControlledField } from '../controlled-field.tsx';

const now = new Date('2025-01-15T10:30:00+08:00');
const tabs = { 秒: 0, 分: 1, 时: 2, 日: 3, 月: 4, 周: 5, 年: 6 } as const;
type Tab = keyof typeof tabs;
let emitted: string[];
let closed: number;

beforeEach(() => {
  listen();
  signIn();
  [emitted, closed] = [[], 0];
});
const open = (value = '') =>
  show(<CronDialog value={value} now={now} onOk={(next) => emitted.push(next)} onClose={() => (closed += 1)} />);
const whole = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cron' });
const okButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /确\s?定/ });
const panel = () => screen.getByRole('tabpanel');
const expression = (): string => whole().value;

/** Single events: the dialog is rendered for each of the twelve of a mouse, and for each key. */
function tab(name: Tab): void {
  fireEvent.click(screen.getByRole('tab', { name }));
}
/** Selects a mode of a field. */
function choose(name: Tab, mode: string): HTMLElement {
  tab(name);
  const radio = within(panel()).getByRole('radio', { name: mode });
  fireEvent.click(radio);
  return radio.closest<HTMLElement>('.cron-mode') as HTMLElement;
}
function tick(name: Tab, ...numbers: string[]): void {
  const mode = choose(name, '指定');
  for (const n of numbers) fireEvent.click(within(mode).getByRole('checkbox', { name: n }));
}
/** Writes over what the input holds and leaves it. */
function enter(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}
const number = (mode: HTMLElement, at: number, n: string) =>
  enter(within(mode).getAllByRole('spinbutton')[at] as HTMLElement, n);
async function weekday(mode: HTMLElement, at: number, name: string): Promise<void> {
  await userEvent.click(within(mode).getAllByRole('combobox')[at] as HTMLElement);
  const option = await waitFor(() => {
    const found = [
      ...document.querySelectorAll<HTMLElement>(
        '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
      ),
    ].find(({ title }) => title === name);
    if (!found) throw new Error(`no ${name} to choose`);
    return found;
  });
  await userEvent.click(option);
}
/** Selects a range of weekdays. */
async function weekdays(from: string, to: string): Promise<void> {
  const range = choose('周', '区间');
  await weekday(range, 0, from);
  await weekday(range, 1, to);
}
const typed = (label: string, value: string) => enter(screen.getByRole('textbox', { name: label }), value);

it('keeps the focus when Enter confirms typed text', async () => {
  open();
  const input = whole();
  await userEvent.clear(input);
  await userEvent.type(input, '0 0 12 ? * 5L{Enter}');
  expect(expression()).toBe('0 0 12 ? * 5L *');
  expect(document.activeElement).toBe(whole());
  const hour = screen.getByRole('textbox', { name: '时' });
  await userEvent.clear(hour);
  await userEvent.type(hour, '8{Enter}');
  expect(expression()).toBe('0 0 8 ? * 5L *');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '时' }));
});

const eightOClock = () => tick('时', '8');
/** Each step starts with a new dialog and leads to the given expression. */
it.each<[id: string, what: string, act: () => void | Promise<void>, expected: string]>([
  ['W-K1', '时 指定, nothing ticked', () => tick('时'), '* * * * * ? *'],
  ['W-K2', '时 指定 8', eightOClock, '0 0 8 * * ? *'],
  [
    'W-K3',
    '分 循环 from 0 every 10 after K2',
    () => {
      eightOClock();
      const loop = choose('分', '循环');
      number(loop, 0, '0');
      number(loop, 1, '10');
    },
    '0 0/10 8 * * ? *',
  ],
  [
    'W-K4',
    '秒 每秒 after K2',
    () => {
      eightOClock();
      choose('秒', '每秒');
    },
    '* 0 8 * * ? *',
  ],
  ['W-K5', '日 最后一日', () => void choose('日', '最后一日'), '0 0 0 L * ? *'],
  ['W-K6', '日 工作日 15', () => number(choose('日', '工作日'), 0, '15'), '0 0 0 15W * ? *'],
  ['W-K7', '日 月末前 3 天', () => number(choose('日', '月末前'), 0, '3'), '0 0 0 L-3 * ? *'],
  ['W-K8', '周 区间 周一 至 周五', () => weekdays('周一', '周五'), '0 0 0 ? * 1-5 *'],
  [
    'W-K10',
    '日 指定 1, then 周 指定 周三',
    () => {
      tick('日', '1');
      tick('周', '周三');
    },
    '0 0 0 ? * 3 *',
  ],
  ['W-K11', '周 区间 周六 至 周日', () => weekdays('周六', '周日'), '0 0 0 ? * 0,6 *'],
  [
    'W-K12',
    '周 本月第 2 个 周一',
    async () => {
      const nth = choose('周', '本月第');
      number(nth, 0, '2');
      await weekday(nth, 0, '周一');
    },
    '0 0 0 ? * 1#2 *',
  ],
  ['W-K13', '周 本月最后一个 周五', () => weekday(choose('周', '本月最后一个'), 0, '周五'), '0 0 0 ? * 5L *'],
  ['W-K14', '月 指定 6', () => tick('月', '6'), '0 0 0 * 6 ? *'],
  [
    'W-K15',
    '月 循环 from 0 every 3',
    () => {
      const loop = choose('月', '循环');
      number(loop, 0, '0');
      number(loop, 1, '3');
    },
    '0 0 0 * 1/3 ? *',
  ],
  ['W-K16', '年 区间', () => void choose('年', '区间'), '0 0 0 * * ? 2025-2119'],
  ['W-K17', '分 循环 every 75', () => number(choose('分', '循环'), 1, '75'), '0 0/60 * * * ? *'],
  ['W-K18', '时 循环 every 0', () => number(choose('时', '循环'), 1, '0'), '0 0 0/1 * * ? *'],
  ['W-K19', '秒 区间 from 0', () => number(choose('秒', '区间'), 0, '0'), '1-59 * * * * ? *'],
  ['W-K20', '周 typed MON,WED', () => typed('周', 'MON,WED'), '0 0 0 ? * 1,3 *'],
  ['W-K24', '时 指定 18, 8, 12', () => tick('时', '18', '8', '12'), '0 0 8,12,18 * * ? *'],
])('%s: %s', async (_id, _what, act, expected) => {
  open();
  await act();
  expect(expression()).toBe(expected);
  await userEvent.click(okButton());
  expect([emitted, closed]).toEqual([[expected], 1]);
});

it('replaces the day by the week and restores it (W-K8, W-K9)', async () => {
  open();
  await weekdays('周一', '周五');
  tab('日');
  const controls = [...within(panel()).getAllByRole('radio'), ...within(panel()).getAllByRole('spinbutton')];
  for (const control of controls) expect((control as HTMLInputElement).disabled).toBe(true);
  choose('周', '不设置');
  expect(expression()).toBe('0 0 0 * * ? *');
  tab('日');
  for (const radio of within(panel()).getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(false);
  expect(panel().querySelector('.ant-radio-wrapper-checked')?.textContent).toBe('每日');
});

it('restores the day unchanged', async () => {
  open();
  tick('日', '1');
  await weekdays('周一', '周五');
  choose('周', '不设置');
  expect(expression()).toBe('0 0 0 1 * ? *');
});

it('accepts a typed expression for all fields (W-K21)', () => {
  open();
  typed('Cron', '0 0 12 ? * 5L');
  expect(expression()).toBe('0 0 12 ? * 5L *');
  tab('周');
  const radio = within(panel()).getByRole<HTMLInputElement>('radio', { name: '本月最后一个' });
  expect(radio.checked).toBe(true);
  expect(radio.closest('.cron-mode')?.querySelector('.ant-select-content')?.textContent).toBe('周五');
});

const preview = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '近十次执行时间（不含年）' }).value;
// The rules and the control run on every example (contract/test/rules/cron, cron-control.test.ts); these are one of each kind the dialog tells apart.
const kinds = cronExamples.filter(({ id }) => ['C1', 'C25', 'C30', 'C42'].includes(id));
it.each(kinds)('W-$id shows $opened with its runs and accepts it as $emitted', async (example) => {
  open(example.opened);
  expect(preview()).toBe(example.runs.join('\n') || '无执行时间');
  await userEvent.click(okButton());
  expect([emitted, closed]).toEqual([[example.emitted], 1]);
});

it.each(refusedExamples.slice(0, 1))('W-%s rejects %s without runs, with a reason', (_id, wrong, problem) => {
  open(wrong);
  expect(screen.getByRole('alert').textContent).toBe(problem);
  expect(preview()).toBe('无执行时间');
  expect(okButton().disabled).toBe(true);
});

it('W-X12 accepts an empty schedule without runs', async () => {
  const kept: string[] = [];
  show(
    <ControlledField
      start="0 0 8 * * ? *"
      onEmit={(next) => kept.push(next)}
      field={(value, onChange) => <CronInput value={value} onChange={onChange} />}
    />,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.clear(input);
  await userEvent.tab();
  expect(kept).toEqual(['']);
  expect(document.querySelector('.ant-input-status-error, .ant-input-affix-wrapper-status-error')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('近十次执行时间（不含年）')).toBeNull();
});

it('shows the error of an expression below its field after blur or Enter', async () => {
  show(
    <ControlledField
      start="0 0 8 * * ? *"
      onEmit={() => undefined}
      field={(value, onChange) => <CronInput value={value} onChange={onChange} />}
    />,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, '0 0 25 * * ? *');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  const reason = screen.getByRole('alert');
  expect(reason.textContent).toBe(readCron('0 0 25 * * ? *').problem);
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual(['true', reason.id]);
});

it('is rejected with neither a day nor a week (W-K22)', async () => {
  open();
  choose('日', '不设置');
  await userEvent.click(okButton());
  expect(screen.getByText('日和周需要设置其中之一')).toBeTruthy();
  expect([emitted, closed]).toEqual([[], 0]);
});

it('is rejected with a reversed range (W-K23)', () => {
  open();
  const range = choose('分', '区间');
  number(range, 0, '30');
  number(range, 1, '10');
  expect(screen.getByText('Cron表达式错误：分区间的起始值不能大于结束值')).toBeTruthy();
  expect(okButton().disabled).toBe(true);
});

it('keeps untouched fields and writes edited ones (W-K25)', async () => {
  open('0 */5 * * * ? *');
  tab('分');
  number(panel(), 3, '10');
  expect(expression()).toBe('0 0/10 * * * ? *');
  await userEvent.click(okButton());
  expect([emitted, closed]).toEqual([['0 0/10 * * * ? *'], 1]);
});

it('shows the next ten runs at once, and half a second after a change', async () => {
  open('0 0 8 * * ? *');
  expect(preview().split('\n')).toHaveLength(10);
  expect(preview()).toMatch(/^2025-01-16 08:00:00\n/);
  expect(screen.getByText('每天08:00')).toBeTruthy();
  typed('Cron', '0/5 * * * * ? *');
  expect(preview()).toMatch(/^2025-01-16 08:00:00\n/);
  await act(() => new Promise((done) => setTimeout(done, 600)));
  expect(preview()).toMatch(/^2025-01-15 10:30:05\n/);
  expect(screen.getByText('执行间隔小于10秒，保存时可能被拒绝')).toBeTruthy();
  typed('Cron', '0 0 0 30 2 ? *');
  await waitFor(() => expect(preview()).toBe('无执行时间'));
});

it('fills in a preset and shows its runs', async () => {
  open('0 0 0 L * ? *');
  expect(screen.getByText('自定义')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: '常用周期' }));
  await userEvent.click(await screen.findByText('工作日 9 点（周一至周五）'));
  expect(expression()).toBe('0 0 9 ? * 1-5 *');
  await waitFor(() => {
    const runs = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '近十次执行时间（不含年）' }).value;
    expect(runs.split('\n').slice(0, 3)).toEqual(['2025-01-16 09:00:00', '2025-01-17 09:00:00', '2025-01-20 09:00:00']);
  });
  typed('Cron', '0 1 9 ? * 1-5 *');
  expect(screen.getByText('自定义')).toBeTruthy();
  await userEvent.click(okButton());
  expect(emitted).toEqual(['0 1 9 ? * 1-5 *']);
});

it('selects a preset by keyboard, and closes the list before the dialog on Escape', async () => {
  open('0 0 0 * * ? *');
  const presets = screen.getByRole('combobox', { name: '常用周期' });
  act(() => presets.focus());
  pressKey('ArrowDown');
  await waitFor(() => expect(presets.getAttribute('aria-expanded')).toBe('true'));
  const active = () => document.querySelector('.ant-select-item-option-active')?.getAttribute('title');
  await waitFor(() => expect(active()).toBe('每天凌晨 0 点'));
  pressKey('ArrowDown', 'ArrowDown');
  expect(active()).toBe('工作日 9 点（周一至周五）');
  pressKey('Enter');
  expect(expression()).toBe('0 0 9 ? * 1-5 *');
  await waitFor(() => expect(presets.getAttribute('aria-expanded')).toBe('false'));
  expect(document.activeElement).toBe(presets);
  pressKey('ArrowDown');
  await waitFor(() => expect(presets.getAttribute('aria-expanded')).toBe('true'));
  pressKey('ArrowUp', 'Escape');
  await waitFor(() => expect(presets.getAttribute('aria-expanded')).toBe('false'));
  expect(expression()).toBe('0 0 9 ? * 1-5 *');
  expect(closed).toBe(0);
  await userEvent.click(okButton());
  expect(emitted).toEqual(['0 0 9 ? * 1-5 *']);
});

it('offers only presets that are valid and have runs', async () => {
  open();
  await userEvent.click(screen.getByRole('combobox', { name: '常用周期' }));
  const codes = await waitFor(() => {
    const found = [...document.querySelectorAll('.cron-preset code')].map((node) => node.textContent ?? '');
    expect(found.length).toBe(8);
    return found;
  });
  for (const code of codes) expect(readCron(code).problem, code).toBeUndefined();
});
