import { describe, expect, it } from 'vitest';
import {
  hasMenu,
  listActions,
  listExcludedActions,
  type MenuEntry,
  mayShow,
  type PermissionEntry,
  removeForbidden,
  routePermitted,
} from '../../src/rules/index.ts';

/** `user:add/1/1` = action, type, status; several separated by spaces. */
const entries = (short: string): PermissionEntry[] =>
  short
    .split(' ')
    .filter(Boolean)
    .map((item) => {
      const [action = '', type, status] = item.split('/');
      return { action, type: type as '1' | '2', status: status as '0' | '1' };
    });

describe('a guarded element', () => {
  it.each([
    ['P1', 'user:add/1/1', 'user:add/1/1', '', 'user:add', true],
    ['P2', '', 'user:add/1/1', '', 'user:add', false],
    ['P3', 'user:add/1/0', 'user:add/1/1', '', 'user:add', false],
    ['P4', '', 'user:add/1/0', '', 'user:add', true],
    ['P5', 'user:add/2/1', 'user:add/1/1', '', 'user:add', false],
    ['P6', '', 'user:add/1/1', 'user:add/2/1', 'user:add', true],
    ['P7', 'user:add,user:edit/1/1', 'user:add,user:edit/1/1', '', 'user:edit', true],
    ['P8', 'user:edit/1/1', 'user:add/1/1 user:edit/1/1', '', 'user:add,user:edit', true],
    ['a denial wins over the page list', 'user:add/1/0', 'user:add/1/1', 'user:add/2/1', 'user:add', false],
    ['a switched-off page entry grants nothing', '', 'user:add/1/1', 'user:add/2/0', 'user:add', false],
    ['a page entry of type 1 grants nothing', '', 'user:add/1/1', 'user:add/1/1', 'user:add', false],
    ['a switched-off entry of type 2 opens nothing', '', 'user:add/2/0', '', 'user:add', false],
    ['no part of a code counts', 'user:addAll/1/1', '', '', 'user:add', false],
    ['no code, no element', 'user:add/1/1', '', '', '', false],
  ])('W-%s', (_, auth, allAuth, page, guard, shown) => {
    expect(mayShow(guard, { auth: entries(auth), allAuth: entries(allAuth), page: entries(page) })).toBe(shown);
  });

  it('takes an entry without a status as enabled', () => {
    expect(mayShow('user:add', { auth: [{ action: 'user:add', type: '1' }], allAuth: [] })).toBe(true);
  });
});

describe('a guarded control of a grid', () => {
  it.each([
    ['P9', '', 'form:name/2/1', true],
    ['P10', 'form:name/2/1', 'form:name/2/1', false],
    ['unguarded', '', 'form:other/2/1', false],
    ['switched off', '', 'form:name/2/0', false],
    ['type 1 does not open it', 'form:name/1/1', 'form:name/2/1', true],
  ])('W-%s', (_, auth, allAuth, isDisabled) => {
    const disabled = listExcludedActions('form', { auth: entries(auth), allAuth: entries(allAuth) }, '2');
    expect(disabled.has('name')).toBe(isDisabled);
  });
});

it('splits what the user holds', () => {
  expect([...listActions(entries('a:b,a:c/1/1 d:e/2/1 f:g/1/0'))]).toEqual(['a:b', 'a:c', 'd:e']);
});

describe('routes', () => {
  const held = new Set(['a:list']);
  const page = (path: string, permission?: string[], children?: MenuEntry[]): MenuEntry => ({
    id: path,
    name: path,
    path,
    component: 'x',
    route: '1',
    meta: { title: path, ...(permission && { permission }) },
    ...(children && { children }),
  });

  it('are kept when nothing is asked or one code is held', () => {
    expect(
      [undefined, [], ['a:list'], ['b:list', 'a:list'], ['b:list']].map((required) => routePermitted(required, held)),
    ).toEqual([true, true, true, true, false]);
  });

  it('are left out of the menu with the groups they empty', () => {
    const menu = [
      page('/a', undefined, [page('/a/1', ['a:list']), page('/a/2', ['b:list'])]),
      page('/b', undefined, [page('/b/1', ['b:list'])]),
      page('/c', ['b:list'], [page('/c/1')]),
    ];
    const left = removeForbidden(menu, held);
    expect(left.map((entry) => [entry.path, entry.children?.map((child) => child.path)])).toEqual([['/a', ['/a/1']]]);
    expect(menu[0]?.children).toHaveLength(2);
    expect(hasMenu(left, '/a/1')).toBe(true);
    expect(hasMenu(left, '/a/2')).toBe(false);
  });
});
