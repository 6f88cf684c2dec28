import { describe, expect, it } from 'vitest';
import { text } from '../../src/messages/index.ts';
import { computeWait, overdueBefore, type WaitLimit } from '../../src/rules/index.ts';

const holidays = [
  { date: '2026-10-01', kind: 1 },
  { date: '2026-10-02', kind: 1 },
  { date: '2026-10-10', kind: 2 },
] as const;
const audit: WaitLimit = { days: 3, unit: 'workdays', holidays };
const stale: WaitLimit = { days: 7, unit: 'days', holidays: [] };

describe('what waits', () => {
  it('for an audit is counted in working days', () => {
    const since = '2026-09-30 17:00:00';
    expect(computeWait(since, '2026-10-07 23:59:59', audit)).toEqual({
      waitedDays: 3,
      overdueDays: 0,
      overdue: 0,
      dueDate: '2026-10-07',
      waitUnit: 'workdays',
    });
    expect(computeWait(since, '2026-10-10 09:00:00', audit)).toMatchObject({
      waitedDays: 6,
      overdueDays: 3,
      overdue: 1,
    });
  });
  it('for anything else is counted by the clock, a begun day as a day', () => {
    const since = '2026-10-01 12:00:00';
    expect(computeWait(since, '2026-10-08 12:00:00', stale)).toEqual({
      waitedDays: 7,
      overdueDays: 0,
      overdue: 0,
      dueDate: '2026-10-08',
      waitUnit: 'days',
    });
    expect(computeWait(since, '2026-10-08 12:00:01', stale)).toMatchObject({
      waitedDays: 7,
      overdueDays: 1,
      overdue: 1,
    });
    expect(computeWait(since, '2026-10-10 13:00:00', stale)).toMatchObject({ overdueDays: 3 });
    expect(computeWait('2026-10-08 12:00:00', '2026-10-08 11:00:00', stale)).toMatchObject({
      waitedDays: 0,
      overdue: 0,
    });
  });
  it('says its count in the unit it is counted in', () => {
    expect([text.waits.workdays.waited(3), text.waits.workdays.over(2)]).toEqual([
      '已等待 3 个工作日',
      '超时 2 个工作日',
    ]);
    expect([text.waits.days.waited(0), text.waits.days.over(2)]).toEqual(['已等待不足 1 天', '超时 2 天']);
  });
  it.each([
    ['audits', audit],
    ['deliveries', stale],
  ])('is overdue exactly when the lists of %s find it', (_what, limit) => {
    for (const now of ['2026-10-01 00:00:00', '2026-10-06 09:30:00', '2026-10-11 23:59:59'])
      for (let hours = 0; hours < 24 * 21; hours += 5) {
        const since = new Date(Date.parse(`${now.replace(' ', 'T')}Z`) - hours * 3_600_000)
          .toISOString()
          .slice(0, 19)
          .replace('T', ' ');
        expect(computeWait(since, now, limit).overdue === 1, `${since} ${now}`).toBe(since < overdueBefore(now, limit));
      }
  });
});
