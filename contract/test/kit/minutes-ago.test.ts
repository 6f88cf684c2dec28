import { expect, it } from 'vitest';
import { type Filter, matches, minutesAgo } from '../../src/kit/index.ts';
import { someone } from '../support/someone.ts';

const session = someone();
it('compares with a time before the filter runs, across midnight too', () => {
  const begun: Filter = ['startTime', 'le', minutesAgo(10)];
  const at = (startTime: string, now: string) => matches(begun, { startTime }, session, now);
  expect(at('2026-03-01 09:00:00', '2026-03-01 09:09:59')).toBe(false);
  expect(at('2026-03-01 09:00:00', '2026-03-01 09:10:00')).toBe(true);
  expect(at('2026-02-28 23:55:00', '2026-03-01 00:04:59')).toBe(false);
  expect(at('2026-02-28 23:55:00', '2026-03-01 00:05:00')).toBe(true);
});
