import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fairFlow, fairPhase } from '../../src/areas/jobfair/index.ts';
import { chinaTime, matches } from '../../src/kit/index.ts';
import { someone } from '../support/someone.ts';

const anyone = someone();
const start = Date.parse('2026-11-01T00:00:00+08:00');
const minute = 60_000;
const time = (minutes: number): string => chinaTime(new Date(start + minutes * minute));
const weeks = fc.integer({ min: 0, max: 4 * 7 * 24 * 60 });
const { published, archived } = fairFlow.states;

/** The first phase that fits, as the server reads it. */
const phaseAt = (fair: Readonly<Record<string, unknown>>, minutes: number): number | undefined =>
  fairPhase.phases?.find(([, holds]) => matches(holds, fair, anyone, time(minutes)))?.[0] as number | undefined;

it('is a function of state, times and clock that never goes back', () => {
  fc.assert(
    fc.property(
      fc.array(weeks, { minLength: 4, maxLength: 4 }),
      fc.array(weeks, { minLength: 2, maxLength: 12 }),
      fc.constantFrom(...Object.values(fairFlow.states).map(({ code }) => code)),
      (times, clock, status) => {
        const [applyStart = 0, applyEnd = 0, startTime = 0, endTime = 0] = times.toSorted((a, b) => a - b);
        const fair = {
          ...{ status, applyStart: time(applyStart), applyEnd: time(applyEnd) },
          ...{ startTime: time(startTime), endTime: time(endTime) },
        };
        const seen = clock.toSorted((a, b) => a - b).map((at) => phaseAt(fair, at));
        const isShown = status === published.code || status === archived.code;
        expect(seen.every((phase) => (phase !== undefined) === isShown)).toBe(true);
        if (isShown) expect(seen).toEqual(seen.toSorted((a, b) => Number(a) - Number(b)));
        if (isShown) expect(phaseAt(fair, endTime)).toBe(5);
      },
    ),
  );
});
