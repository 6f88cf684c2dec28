import { fairTypes } from '@campus/contract/jobfair';
import { expect, test } from 'vitest';
import { getPresent } from '../../../src/areas/jobfair/attendance.tsx';

const fair = (id: string, start: string, end: string, type = 1) => ({
  ...{ id, type, startTime: `2026-11-${start}`, endTime: `2026-11-${end}` },
});
const online = fair('online', '27 09:00:00', '30 16:00:00', fairTypes.online);
const today = fair('today', '28 09:00:00', '28 16:00:00');
const [next, later] = [fair('next', '29 09:00:00', '29 16:00:00'), fair('later', '30 09:00:00', '30 16:00:00')];
const past = fair('past', '01 09:00:00', '01 16:00:00');
const now = '2026-11-28 10:00:00';

test('the day begins with the fair at the gate, then one online, the next one and the last one', () => {
  const latestFirst = [later, next, today, online, past];
  expect(getPresent(latestFirst, now)).toBe('today');
  expect(getPresent([later, next, online, past], now)).toBe('online');
  expect(getPresent([later, next, past], now)).toBe('next');
  expect(getPresent([past], now)).toBe('past');
  expect(getPresent([], now)).toBeUndefined();
});
