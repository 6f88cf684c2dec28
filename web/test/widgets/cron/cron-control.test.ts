import { text } from '@campus/contract/messages';
import { type CronField, cronFields, readCron } from '@campus/contract/rules';
import { expect, it } from 'vitest';
import { cronExamples } from '../../../../contract/test/rules/cron/examples.ts';
import { type CronControl, getControl, getText } from '../../../src/widgets/cron/cron-control.ts';

const labels = text.cron;
const now = new Date('2025-01-15T10:30:00+08:00');

/** Control state in the notation of the examples. */
function shows(field: CronField, control: CronControl): string {
  const unit = labels.tab[field];
  const day = (n: number) => labels.week[n];
  const [from, to] = control.range;
  const [start, step] = control.loop;
  const isWeek = field === 'week';
  switch (control.mode) {
    case 'range':
      return isWeek ? `区间 从${day(from)}至${day(to)}` : `区间 从${from}${unit}至${to}${unit}`;
    case 'loop':
      return isWeek ? `循环 从${day(start)}开始，间隔${step}天` : `循环 从${start}${unit}开始，间隔${step}${unit}`;
    case 'specify':
      return `指定 ${control.specify.map((n) => (isWeek ? day(n) : n)).join('、')}`;
    case 'work':
      return `工作日 本月${control.work}日，最近的工作日`;
    case 'beforeEnd':
      return `月末前${control.beforeEnd}天`;
    case 'lastOf':
      return `本月最后一个${day(control.lastOf)}`;
    case 'nth':
      return `本月第${control.nth[0]}个${day(control.nth[1])}`;
    case 'every':
      return labels.every[field as 'day'];
    default:
      return labels[control.mode];
  }
}

it.each(cronExamples)('W-$id $opened shows $shows', ({ opened, shows: expected }) => {
  const { texts, problem } = readCron(opened);
  if (!texts) throw new Error(problem);
  const usual: Partial<Record<CronField, string>> = { week: 'unset' };
  const said = cronFields.flatMap((field) => {
    const control = getControl(field, texts, now);
    return control.mode === (usual[field] ?? 'every') ? [] : [`${labels.tab[field]}: ${shows(field, control)}`];
  });
  expect(said.join('；') || '全部默认（日: 每日，周: 不设置）').toBe(expected);
});

it('returns the text it was opened with, when the control supports it', () => {
  for (const opened of [
    '0/15 * * * * ? *',
    '0 0 9-18 * * ? *',
    '0 0 8 L-3 * ? *',
    '0 0 9 ? * 2/2 *',
    '0 0 10 ? * 5#5 *',
  ]) {
    const { texts } = readCron(opened);
    if (!texts) throw new Error(opened);
    for (const field of cronFields) expect(getText(field, getControl(field, texts, now))).toBe(texts[field]);
  }
});
