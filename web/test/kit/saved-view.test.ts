import type { Session } from '@campus/contract/kit';
import { conditionsIn, type QueryCondition } from '@campus/contract/rules';
import { describe, expect, it } from 'vitest';
import { isSameView, usableView } from '../../src/kit/list/saved-view.ts';
import { book } from './support.tsx';

const view = {
  values: { name: '南', boughtAt_begin: '2025-01-01' },
  advanced: {
    matchType: 'and' as const,
    conditions: [
      { field: 'mobile', rule: 'like' as const, val: '139', type: 'string' },
      { field: 'copies', rule: 'gt' as const, val: '3', type: 'int' },
    ],
  },
  column: 'boughtAt',
  order: 'asc' as const,
};
const reader = (...codes: string[]): Session => ({
  userId: '7',
  username: 'lin',
  realname: '林知夏',
  audience: 'staff',
  tenantId: 1,
  roles: [],
  codes: new Set(codes),
});
const holder = reader('test:book:pii');

describe('usableView', () => {
  it('keeps everything for a user who sees its fields plain', () => {
    expect(usableView(book, [book], holder, view)).toEqual({ state: view, ignored: [] });
  });

  it('drops conditions on masked fields and names them', () => {
    const { state, ignored } = usableView(book, [book], reader(), view);
    expect(ignored).toEqual(['联系手机']);
    expect(conditionsIn(state.advanced?.conditions ?? []).map(({ field }) => field)).toEqual(['copies']);
    expect(state.values).toEqual(view.values);
  });

  it('drops them in nested groups, and groups that become empty', () => {
    const [mobile, copies] = view.advanced.conditions as [QueryCondition, QueryCondition];
    const nested = {
      ...view,
      advanced: {
        matchType: 'or' as const,
        conditions: [
          { group: 'and' as const, rules: [mobile, { group: 'or' as const, rules: [mobile] }] },
          { group: 'and' as const, rules: [copies, { group: 'or' as const, rules: [mobile, copies] }] },
        ],
      },
    };
    expect(usableView(book, [book], reader(), nested).state.advanced?.conditions).toEqual([
      { group: 'and', rules: [copies, { group: 'or', rules: [copies] }] },
    ]);
  });

  it('drops fields that the list no longer has', () => {
    const old = { values: { colour: '1' }, column: 'weight', order: 'desc' as const };
    expect(usableView(book, [book], holder, old)).toEqual({ state: { values: {} }, ignored: ['colour', 'weight'] });
  });
});

it('compares views independently of key order', () => {
  expect(isSameView({ values: { a: '1', b: '2' } }, { values: { b: '2', a: '1' } })).toBe(true);
  expect(isSameView({ values: { a: '1' } }, { values: { a: '2' } })).toBe(false);
});
