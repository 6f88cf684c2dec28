import { describe, expect, it } from 'vitest';
import { during, everything, type Filter, matches, me, now, some, today } from '../../src/kit/index.ts';
import { someone } from '../support/someone.ts';

const recruiter = someone({ audience: 'enterprise', companyId: 'c1', userId: 'u1', username: 'anna' });
const own: Filter = ['postId', 'in', me('postScope')];

describe('a condition on a value of the session', () => {
  it('is met by no row when the session has none', () => {
    expect(matches(['orgCode', 'eq', me('orgCode')], { orgCode: 'A01' }, recruiter)).toBe(false);
    expect(matches(['companyId', 'eq', me('companyId')], { companyId: 'c1' }, recruiter)).toBe(true);
  });
  it('limits a recruiter to the posts that are given, and one without a list to none', () => {
    expect(matches(own, { postId: 'p1' }, recruiter)).toBe(true);
    expect(matches(own, { postId: 'p1' }, { ...recruiter, postScope: ['p1'] })).toBe(true);
    expect(matches(own, { postId: 'p2' }, { ...recruiter, postScope: ['p1'] })).toBe(false);
    expect(matches(own, { postId: 'p2' }, { ...recruiter, postScope: [] })).toBe(false);
  });
});

describe('a condition on rows that point here', () => {
  const asked: unknown[] = [];
  const lookUp = {
    some: (_entity: string, _field: string, id: unknown) => {
      asked.push(id);
      return id === 's1';
    },
    under: () => false,
  };
  it('asks for those of the row, or of the row it belongs to', () => {
    const row = { id: 'r1', employId: 's1' };
    expect(matches(some('delivery', 'resumeId', everything), row, recruiter, undefined, lookUp)).toBe(false);
    expect(matches(some('recommend', 'employId', everything, 'employId'), row, recruiter, undefined, lookUp)).toBe(
      true,
    );
    expect(asked).toEqual(['r1', 's1']);
  });
});

describe('a condition on the clock', () => {
  const at = '2026-03-05 09:00:00';
  const isShown = (start: string | null, end: string | null) =>
    matches(during('start', 'end'), { start, end }, recruiter, at);
  it('holds from the first to the last second of the period', () => {
    expect(isShown(at, at)).toBe(true);
    expect(isShown('2026-03-05 09:00:01', null)).toBe(false);
    expect(isShown(null, '2026-03-05 08:59:59')).toBe(false);
    expect(isShown(null, null)).toBe(true);
  });
  it('compares dates with the day in China', () => {
    const lastDay: Filter = ['end', 'ge', today];
    expect(matches(lastDay, { end: '2026-03-05' }, recruiter, at)).toBe(true);
    expect(matches(lastDay, { end: '2026-03-04' }, recruiter, at)).toBe(false);
    expect(matches(['at', 'lt', now], { at: '2026-03-05 08:59:59' }, recruiter, at)).toBe(true);
  });
});
