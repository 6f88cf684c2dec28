import { expect, it } from 'vitest';
import { getRunningHours, lastOfDay } from '../src/seed/clock.ts';

it('runs a sample fair at every minute of a day, which it does not leave', () => {
  for (let minute = 0; minute <= lastOfDay - 1; minute += 1) {
    const { from, to } = getRunningHours(minute);
    expect([minute, from <= minute, to > minute, from >= 0, to <= lastOfDay]).toEqual([minute, true, true, true, true]);
    // Arrivals fill an hour, and who looks at it later than it was seeded still finds it running.
    expect([minute, minute - from >= Math.min(minute, 60)]).toEqual([minute, true]);
    expect([minute, to - minute >= Math.min(60, lastOfDay - minute)]).toEqual([minute, true]);
  }
});
it('keeps the usual hours of a fair that is looked at during them', () => {
  for (const minute of [10 * 60, 12 * 60, 14 * 60 + 59])
    expect(getRunningHours(minute)).toEqual({ from: 9 * 60, to: 16 * 60 });
});
