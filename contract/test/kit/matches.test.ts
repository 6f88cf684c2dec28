import { describe, expect, it } from 'vitest';
import { everything, type Filter, matches, me, type Session, some } from '../../src/kit/index.ts';

const recruiter: Session = {
  userId: 'u1',
  username: 'anna',
  realname: '安娜',
  audience: 'enterprise',
  tenantId: 1,
  companyId: 'c1',
  roles: [],
  codes: new Set(),
};
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
    expect(matches(some('delivery', 'resumeId', everything), row, recruiter, lookUp)).toBe(false);
    expect(matches(some('recommend', 'employId', everything, 'employId'), row, recruiter, lookUp)).toBe(true);
    expect(asked).toEqual(['r1', 's1']);
  });
});
