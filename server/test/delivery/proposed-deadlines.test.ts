import { describe, expect, it } from 'vitest';
import { agreementDays, isAllowed, offerDays, proposeDeadline } from '../../src/areas/resume/delivery-times.ts';

const hours = Array.from({ length: 24 }, (_, hour) => `2026-11-27 ${String(hour).padStart(2, '0')}:37:21`);

describe.each([
  ['offers', offerDays],
  ['agreements', agreementDays],
])('the proposed deadline of %s', (_title, allowed) => {
  it('is the end of work of the default day', () => {
    expect(proposeDeadline('2026-11-28 08:41:10', 7, allowed)).toBe('2026-12-05 18:00:00');
  });
  it.each(hours)('is allowed at %s for every number of days', (now) => {
    for (let days = allowed.soonest; days <= allowed.latest; days += 1) {
      const deadline = proposeDeadline(now, days, allowed);
      expect(deadline).toMatch(/ 18:00:00$/);
      expect(isAllowed(deadline, now, allowed), `${days} days: ${deadline}`).toBe(true);
    }
  });
});
