import { describe, expect, it } from 'vitest';
import { type Filter, matches, me, type Session } from '../../src/kit/index.ts';

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
