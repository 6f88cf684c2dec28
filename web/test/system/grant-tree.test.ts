import type { GrantNode } from '@campus/contract/system';
import { describe, expect, it } from 'vitest';
import {
  addAll,
  countChanges,
  filterBranches,
  getCheckState,
  getIndex,
  rebaseGrants,
  removeAll,
  startPages,
  toggleGrant,
} from '../../src/areas/system/grant-tree.ts';

const node = (key: string, parentId: string, more: Partial<GrantNode> = {}): GrantNode => ({
  key,
  value: key,
  parentId,
  title: key,
  slotTitle: key,
  isLeaf: !more.children,
  ruleFlag: 0,
  scopedSlots: { title: '' },
  menuType: 1,
  icon: null,
  side: 'school',
  group: false,
  path: null,
  component: null,
  disabled: false,
  children: null,
  ...more,
});
const tree = getIndex([
  node('系统', '', {
    group: true,
    children: [
      node('用户', '系统', {
        path: '/isystem/user',
        children: [node('新增', '用户', { menuType: 2 }), node('删除', '用户', { menuType: 2, disabled: true })],
      }),
      node('角色', '系统', { path: '/isystem/role' }),
    ],
  }),
]);
const set = (...ids: string[]) => new Set(ids);
const sorted = (ids: Iterable<string>) => [...ids].sort();

describe('the tree of grants', () => {
  it('gives a page together with its buttons and the groups above it, but not what one does not hold', () => {
    expect(sorted(toggleGrant(tree, set(), '用户', true))).toEqual(sorted(['系统', '用户', '新增']));
  });
  it('shows a begun branch half checked', () => {
    expect(getCheckState(tree, set('系统', '用户', '新增'), true)).toEqual({
      checked: ['新增'],
      halfChecked: ['系统', '用户'],
    });
    expect(getCheckState(tree, set('系统', '用户', '新增', '删除', '角色'), true).halfChecked).toEqual([]);
  });
  it('keeps the page when a button goes, and takes the group with its last page', () => {
    expect(sorted(toggleGrant(tree, set('系统', '用户', '新增'), '新增', true))).toEqual(sorted(['系统', '用户']));
    expect(sorted(toggleGrant(tree, set('系统', '角色'), '角色', true))).toEqual([]);
  });
  it('changes one entry alone when it is not linked', () => {
    expect(sorted(toggleGrant(tree, set(), '新增', false))).toEqual(['新增']);
    expect(getCheckState(tree, set('新增'), false)).toEqual({ checked: ['新增'], halfChecked: ['系统', '用户'] });
  });
  it('never changes what the caller does not hold', () => {
    expect(toggleGrant(tree, set(), '删除', true)).toEqual(set());
    expect(sorted(addAll(tree, set()))).toEqual(sorted(['系统', '用户', '新增', '角色']));
    expect(sorted(removeAll(tree, set('删除', '新增')))).toEqual(['删除']);
  });
  it('counts what changes, finds branches by a word, and names the pages one may begin on', () => {
    expect(countChanges(set('a', 'b'), set('b', 'c', 'd'))).toEqual({ added: 2, removed: 1 });
    expect(filterBranches(tree.roots, '角')[0]?.children?.map(({ key }) => key)).toEqual(['角色']);
    expect(startPages(tree, ['系统', '用户', '新增'])).toEqual([
      { value: '/isystem/user', label: '用户（/isystem/user）' },
    ]);
  });
});

describe('changes saved by another user meanwhile', () => {
  const tree = getIndex([node('a', ''), node('b', ''), node('c', ''), node('d', '')]);
  const sets = (...all: string[]) => all.map((keys) => new Set(keys)) as [Set<string>, Set<string>, Set<string>];

  it('is the base of the local ticks', () => {
    const [mine, before, now] = sets('bc', 'ab', 'abd');
    expect([...rebaseGrants(tree, mine, before, now)].sort()).toEqual(['b', 'c', 'd']);
  });
  it('takes away what was not touched here', () => {
    const [mine, before, now] = sets('abc', 'ab', 'a');
    expect([...rebaseGrants(tree, mine, before, now)].sort()).toEqual(['a', 'c']);
  });
  it('leaves out what is no longer in the menu', () => {
    const [mine, before, now] = sets('ax', '', 'y');
    expect([...rebaseGrants(tree, mine, before, now)]).toEqual(['a']);
  });
});
