import { describe, expect, it } from 'vitest';
import {
  type AuditStatus,
  afterCompanyCheck,
  lifetimes,
  loginType,
  mobileVerificationDue,
  needsRegisteredCompany,
  selectionNeeded,
  type TenantBrief,
} from '../../src/rules/index.ts';

const check = (auditStatus: number, auditReason: string | null = null) => ({
  username: 'qiye001',
  auditSituation: { auditStatus: auditStatus as AuditStatus, auditReason },
});
const registered = { account: 'qiye001', mobile: '138****0000' };

describe('after the company check', () => {
  it('signs in at 3 only', () => {
    const going = [0, 1, 2, 3, 4, 5, 6].map((status) => afterCompanyCheck(check(status), registered).go);
    expect(going).toEqual([
      'companyInfo',
      'companyInfo',
      'auditStatus',
      'signIn',
      'auditStatus',
      'auditStatus',
      'auditStatus',
    ]);
  });

  it('takes account and mobile to the company information', () => {
    expect(afterCompanyCheck(check(1), registered)).toEqual({
      go: 'companyInfo',
      path: '/enterprise-registration/company-info',
      query: { account: 'qiye001', mobile: '138****0000' },
    });
    expect(afterCompanyCheck(check(0), { account: 'qiye001', mobile: null })).toMatchObject({
      query: { account: 'qiye001', mobile: '' },
    });
    expect(afterCompanyCheck(check(0))).toMatchObject({ query: { account: 'qiye001', mobile: '' } });
  });

  it('takes status, reason and username to the audit status', () => {
    expect(afterCompanyCheck(check(4, '营业执照不清晰'))).toEqual({
      go: 'auditStatus',
      path: '/enterprise-registration/audit-status',
      query: { auditStatus: '4', auditReason: '营业执照不清晰', username: 'qiye001' },
    });
    expect(afterCompanyCheck(check(2))).toMatchObject({ query: { auditReason: '' } });
  });

  it('asks for the registered company exactly when it goes to the company information', () => {
    for (const status of [0, 1, 2, 3, 4, 5, 9]) {
      const { auditSituation } = check(status);
      expect(needsRegisteredCompany(auditSituation)).toBe(afterCompanyCheck(check(status)).go === 'companyInfo');
    }
  });
});

it.each([
  ['a@b.cn', 0],
  [' zhang@mail.example.com ', 0],
  ['zhangsan', 1],
  ['13800138000', 1],
  ['a@b', 1],
  ['@b.cn', 1],
  ['a@b@c.cn', 1],
] as const)('sends the login type of %j', (username, type) => {
  expect(loginType(username)).toBe(type);
});

describe('the dialog after a sign-in (W-LT)', () => {
  const tenants = (n: number): TenantBrief[] =>
    Array.from({ length: n }, (_, i) => ({ id: i + 1, name: `校区${i + 1}`, status: 1 }));
  it.each([
    [1, 1, undefined],
    [1, 3, 'tenant'],
    [2, 1, 'depart'],
    [2, 3, 'both'],
    [0, 0, undefined],
  ] as const)('multi_depart %i with %i tenants: %s', (multi_depart, n, wanted) => {
    expect(selectionNeeded({ multi_depart, tenantList: tenants(n) })).toBe(wanted);
  });
  it('needs no list of tenants', () => {
    expect(selectionNeeded({ multi_depart: 2 })).toBe('depart');
  });
});

it('keeps stored values for their fixed lifetime', () => {
  expect(lifetimes).toEqual({
    session: 604_800_000,
    dictionaries: 604_800_000,
    keyPair: 604_800_000,
    lastLogin: 2_592_000_000,
  });
});

it('verifies the mobile again after more than 30 days', () => {
  const last = new Date('2026-01-01T00:00:00Z');
  expect(mobileVerificationDue(last, new Date(last.getTime() + 2_592_000_000))).toBe(false);
  expect(mobileVerificationDue(last, new Date(last.getTime() + 2_592_000_001))).toBe(true);
  expect(mobileVerificationDue(undefined, last)).toBe(false);
});
