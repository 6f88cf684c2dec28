import { describe, expect, it } from 'vitest';
import { CronSchedule, cronText, describeCron, readCron, runsTooOften } from '../../../src/rules/index.ts';
import { cronExamples } from './examples.ts';
import { refusedExamples } from './refused-examples.ts';

const base = new Date('2025-01-15T10:30:00+08:00');
const shown = (at: Date | undefined): string | undefined =>
  at && new Date(at.getTime() + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ');
function getTexts(expression: string) {
  const { texts, problem } = readCron(expression);
  if (!texts) throw new Error(problem);
  return texts;
}
const getSchedule = (expression: string, honoursYear = true) => new CronSchedule(getTexts(expression), { honoursYear });

describe('an expression that is opened and accepted', () => {
  it.each(cronExamples)('W-$id comes out of $opened as $emitted', ({ opened, emitted }) => {
    expect(cronText(getTexts(opened))).toBe(emitted);
  });
  it.each(cronExamples)('W-$id $opened runs when the preview says', ({ opened, runs }) => {
    expect(getSchedule(opened, false).nextRuns(base, 10).map(shown)).toEqual(runs);
  });
  it.each([
    ['0 0 9 ? * fri-mon *', '0 0 9 ? * 0,1,5,6 *'],
    ['0 0 9 ? * 6-7 *', '0 0 9 ? * 0,6 *'],
    ['0 0 9 ? * 7L *', '0 0 9 ? * 0L *'],
    ['0 0 9 ? * sun#2 *', '0 0 9 ? * 0#2 *'],
    ['0 0 9 ? feb/3 * *', '0 0 9 * 2/3 ? *'],
  ])('%s is written in figures as %s', (opened, emitted) => {
    expect(cronText(getTexts(opened))).toBe(emitted);
  });
});

describe('an expression that is refused', () => {
  it.each(refusedExamples)('W-%s %s says what is wrong', (_id, expression, problem) => {
    expect(readCron(expression)).toEqual({ problem });
  });
  it('W-X12 is not the empty one, which is every second', () => {
    expect(readCron('  ').problem).toBeUndefined();
  });
  it.each([
    '0 0 0 1-2-3 * ? *',
    '0 0 0 1//2 * ? *',
    '0 0 0 ,1 * ? *',
    '0 0 0 ? * 1#6 *',
    '0 0 0 -1 * ? *',
    '0 1/ * * * ? *',
    '0 0 0 constructor * ? *',
    '0 0 0 99999999 * ? *',
  ])('is said to be unreadable: %s', (expression) => {
    expect(readCron(expression).problem).toMatch(/^Cron表达式错误：/);
  });
});

describe('any character', () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const others = ['，', '０', '五', '－', '😀', '\ud83d', '\u200b', '\u202e', 'é', '<b>', '{x}', '%00'];
  const usual = ['0', '0', '8', '1', '1', '?', '2030'];
  it.each([...ascii, ...others])('%j is read or refused in every field, never more', (char) => {
    for (const [i, field] of usual.entries())
      for (const written of [char, `${char}1`, `1${char}`, `1${char}2`, `${field}${char}${char}`]) {
        const { texts, problem } = readCron(usual.with(i, written).join(' '));
        if (!texts) {
          expect(problem, written).toMatch(/^Cron表达式/);
          continue;
        }
        expect(/^[\s\d*?,\-/#LW]$/i.test(char), written).toBe(true);
        expect(readCron(cronText(texts)).texts).toEqual(texts);
        expect(describeCron(texts)).not.toMatch(/undefined|NaN/);
      }
  });
});

describe('a schedule of the server', () => {
  it('honours the year', () => {
    expect(getSchedule('0 0 0 1 1 ? 2030').nextRuns(base, 10).map(shown)).toEqual(['2030-01-01 00:00:00']);
    expect(getSchedule('0 0 0 1 1 ? 2020').next(base)).toBeUndefined();
  });
  it.each(cronExamples.filter(({ runs }) => runs.length > 0))(
    'W-$id finds the runs of $opened backwards too',
    ({ opened, runs }) => {
      const schedule = getSchedule(opened, false);
      const at = (run: string) => new Date(`${run.replace(' ', 'T')}+08:00`);
      const [first, second] = runs.map(at) as [Date, Date];
      expect(shown(schedule.last(new Date(second.getTime() - 1)))).toBe(runs[0]);
      expect(shown(schedule.last(second))).toBe(runs[1]);
      expect(schedule.next(new Date(first.getTime() - 1))?.getTime()).toBe(first.getTime());
    },
  );
  it('is too frequent below ten seconds between two runs', () => {
    for (const often of ['* * * * * ? *', '0/9 * * * * ? *', '0,55 * * * * ? *', '0,5 0 0 1 1 ? *', '55 59 23 * * ? *'])
      expect([often, runsTooOften(getSchedule(often), base)]).toEqual([often, often !== '55 59 23 * * ? *']);
    for (const rare of ['0/10 * * * * ? *', '0 * * * * ? *', '0 0 0 29 2 ? *'])
      expect([rare, runsTooOften(getSchedule(rare), base)]).toEqual([rare, false]);
  });
});

describe('a schedule in words', () => {
  it.each([
    ['* * * * * ? *', '每秒'],
    ['0/15 * * * * ? *', '每15秒'],
    ['10,20,30 * * * * ? *', '每分钟的第10秒、20秒、30秒'],
    ['0 * * * * ? *', '每分钟'],
    ['0 0/5 * * * ? *', '每5分钟'],
    ['30 0/5 * * * ? *', '每5分钟的第30秒'],
    ['0 0 * * * ? *', '每小时整点'],
    ['0 15,45 * * * ? *', '每小时的第15分、45分'],
    ['0 30 8 * * ? *', '每天08:30'],
    ['5 30 8 * * ? *', '每天08:30:05'],
    ['0 0 8,12,18 * * ? *', '每天08:00、12:00、18:00'],
    ['0 0 9-18 * * ? *', '每天9时至18时的整点'],
    ['0 0/10 9-18 ? * 1-5 *', '每周一至周五9时至18时，每10分钟'],
    ['0 0 9 ? * 0,6 *', '每周六、周日09:00'],
    ['0 0 0 1,15 * ? *', '每月1日、15日00:00'],
    ['0 0 20 L * ? *', '每月最后一天20:00'],
    ['0 0 18 LW * ? *', '每月最后一个工作日18:00'],
    ['0 0 8 15W * ? *', '每月离15日最近的工作日08:00'],
    ['0 0 8 L-3 * ? *', '每月最后一天的前3天08:00'],
    ['0 0 8 ? * 5L *', '每月最后一个周五08:00'],
    ['0 0 10 ? * 1#2 *', '每月第2个周一10:00'],
    ['0 0 0 1 1/3 ? *', '每年每3个月（1月、4月、7月、10月）的1日00:00'],
    ['0 0 0 29 2 ? *', '每年2月29日00:00'],
    ['0 0 0 1 1 ? 2026-2030', '2026年至2030年1月1日00:00'],
    ['0 30 3 * * ? 2030', '2030年每天03:30'],
    ['0 0/30 * ? * 3 *', '每周三，每30分钟'],
    ['0 0 8 ? * 0-6 *', '每天08:00'],
  ])('%s reads %s', (expression, words) => {
    expect(describeCron(getTexts(expression))).toBe(words);
  });
});
