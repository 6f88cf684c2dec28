import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CronDialog } from '../../../src/widgets/cron/cron-dialog.tsx';
import { listen, show, signIn } from '../../kit/support.tsx';

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

async function tab(name: Tab): Promise<void> {
  await userEvent.click(screen.getByRole('tab', { name }));
}
/** Chooses a mode of a field. */
async function choose(name: Tab, mode: string): Promise<HTMLElement> {
  await tab(name);
  const radio = within(panel()).getByRole('radio', { name: mode });
  await userEvent.click(radio);
  return radio.closest<HTMLElement>('.cron-mode') as HTMLElement;
}
async function tick(name: Tab, ...numbers: string[]): Promise<void> {
  const mode = await choose(name, '指定');
  for (const n of numbers) await userEvent.click(within(mode).getByRole('checkbox', { name: n }));
}
/** Types a number over the one that stands there, and leaves. */
async function number(mode: HTMLElement, at: number, n: string): Promise<void> {
  const spinner = within(mode).getAllByRole('spinbutton')[at] as HTMLElement;
  await userEvent.clear(spinner);
  await userEvent.type(spinner, n);
  await userEvent.tab();
}
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
async function typed(label: string, value: string): Promise<void> {
  const input = screen.getByRole('textbox', { name: label });
  await userEvent.clear(input);
  await userEvent.type(input, value);
  await userEvent.tab();
}

it('keeps the focus where Enter took over what was typed', async () => {
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

it('leaves every hour when nothing is ticked (W-K1), and means the hour when one is (W-K2)', async () => {
  open();
  await tick('时');
  expect(expression()).toBe('* * * * * ? *');
  await tick('时', '8');
  expect(expression()).toBe('0 0 8 * * ? *');
});

it('loops minutes within the hour (W-K3), and leaves a second that is chosen alone (W-K4)', async () => {
  open('0 0 8 * * ? *');
  await number(await choose('分', '循环'), 1, '10');
  expect(expression()).toBe('0 0/10 8 * * ? *');
  await choose('秒', '每秒');
  expect(expression()).toBe('* 0/10 8 * * ? *');
});

it('says days by their rules (W-K5, W-K6, W-K7)', async () => {
  open();
  await choose('日', '最后一日');
  expect(expression()).toBe('0 0 0 L * ? *');
  await number(await choose('日', '工作日'), 0, '15');
  expect(expression()).toBe('0 0 0 15W * ? *');
  await number(await choose('日', '月末前'), 0, '3');
  expect(expression()).toBe('0 0 0 L-3 * ? *');
});

it('lets the week take the place of the day and gives it back (W-K8, W-K9, W-K10)', async () => {
  open();
  await tick('日', '1');
  const range = await choose('周', '区间');
  await weekday(range, 0, '周一');
  await weekday(range, 1, '周五');
  expect(expression()).toBe('0 0 0 ? * 1-5 *');
  await tab('日');
  for (const radio of within(panel()).getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true);
  await choose('周', '不设置');
  expect(expression()).toBe('0 0 0 1 * ? *');
  await tab('日');
  expect(within(panel()).getByRole<HTMLInputElement>('radio', { name: '每日' }).disabled).toBe(false);
  await tick('周', '周三');
  expect(expression()).toBe('0 0 0 ? * 3 *');
});

it('says weeks that run over their end and by their rules (W-K11, W-K12, W-K13)', async () => {
  open();
  const range = await choose('周', '区间');
  await weekday(range, 0, '周六');
  await weekday(range, 1, '周日');
  expect(expression()).toBe('0 0 0 ? * 0,6 *');
  await number(await choose('周', '本月第'), 0, '2');
  expect(expression()).toBe('0 0 0 ? * 1#2 *');
  await weekday(await choose('周', '本月最后一个'), 0, '周五');
  expect(expression()).toBe('0 0 0 ? * 5L *');
});

it('says months and years (W-K14, W-K15, W-K16)', async () => {
  open();
  await tick('月', '6');
  expect(expression()).toBe('0 0 0 * 6 ? *');
  const loop = await choose('月', '循环');
  await number(loop, 0, '0');
  await number(loop, 1, '3');
  expect(expression()).toBe('0 0 0 * 1/3 ? *');
  await choose('月', '每月');
  await choose('年', '区间');
  expect(expression()).toBe('0 0 0 * * ? 2025-2119');
});

it.each([
  ['W-K17', '分', '循环', 1, '75', '0 0/60 * * * ? *'],
  ['W-K18', '时', '循环', 1, '0', '0 0 0/1 * * ? *'],
  ['W-K19', '秒', '区间', 0, '0', '1-59 * * * * ? *'],
] as const)('%s puts a number that is out of bounds right on leaving', async (_id, field, mode, at, n, expected) => {
  open();
  await number(await choose(field, mode), at, n);
  expect(expression()).toBe(expected);
});

it('takes what is typed for one field (W-K20) and for all of them (W-K21)', async () => {
  open();
  await typed('周', 'MON,WED');
  expect(expression()).toBe('0 0 0 ? * 1,3 *');
  await typed('Cron', '0 0 12 ? * 5L');
  expect(expression()).toBe('0 0 12 ? * 5L *');
  await tab('周');
  expect(within(panel()).getByRole<HTMLInputElement>('radio', { name: '本月最后一个' }).checked).toBe(true);
});

it('is not accepted with neither a day nor a week (W-K22)', async () => {
  open();
  await choose('日', '不设置');
  await userEvent.click(okButton());
  expect(screen.getByText('日和周需要设置其中之一')).toBeTruthy();
  expect([emitted, closed]).toEqual([[], 0]);
});

it('is not accepted with a range that is reversed (W-K23)', async () => {
  open();
  const range = await choose('分', '区间');
  await number(range, 0, '30');
  await number(range, 1, '10');
  expect(screen.getByText('Cron表达式错误：分区间的起始值不能大于结束值')).toBeTruthy();
  expect(okButton().disabled).toBe(true);
});

it('sorts what is ticked as numbers (W-K24)', async () => {
  open();
  await tick('时', '18', '8', '12');
  expect(expression()).toBe('0 0 8,12,18 * * ? *');
});

it('keeps what was not touched and writes what was (W-K25)', async () => {
  open('0 */5 * * * ? *');
  await tab('分');
  await number(panel(), 3, '10');
  expect(expression()).toBe('0 0/10 * * * ? *');
  await userEvent.click(okButton());
  expect([emitted, closed]).toEqual([['0 0/10 * * * ? *'], 1]);
});

it('shows the next ten runs at once, and half a second after a change', async () => {
  open('0 0 8 * * ? *');
  const preview = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '近十次执行时间（不含年）' }).value;
  expect(preview().split('\n')).toHaveLength(10);
  expect(preview()).toMatch(/^2025-01-16 08:00:00\n/);
  expect(screen.getByText('每天08:00')).toBeTruthy();
  await typed('Cron', '0/5 * * * * ? *');
  expect(preview()).toMatch(/^2025-01-16 08:00:00\n/);
  await act(() => new Promise((done) => setTimeout(done, 600)));
  expect(preview()).toMatch(/^2025-01-15 10:30:05\n/);
  expect(screen.getByText('执行间隔小于10秒，保存时可能被拒绝')).toBeTruthy();
  await typed('Cron', '0 0 0 30 2 ? *');
  await waitFor(() => expect(preview()).toBe('无执行时间'));
});
