import { describe, expect, it } from 'vitest';
import {
  breadcrumb,
  changeOpenGroups,
  collapseMenu,
  fillPlaceholders,
  groupsAbove,
  type MenuEntry,
  menuChain,
  menuPages,
  noOpenGroups,
  searchMenu,
  selectedMenuKey,
  showGroups,
  visibleMenu,
} from '../../src/rules/index.ts';

const page = (path: string, title: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id: path,
  name: path,
  path,
  component: 'x/List',
  route: '1',
  meta: { title },
  ...more,
});
const group = (path: string, title: string, children: MenuEntry[]): MenuEntry =>
  page(path, title, { component: 'layouts/RouteView', children });

const menu: MenuEntry[] = [
  page('/dashboard/analysis', '首页'),
  group('/sys', '系统管理', [
    page('/sys/user', '用户管理'),
    page('/sys/user/:id', '用户详情', { hidden: true }),
    group('/sys/ai', '助手', [page('/sys/ai/log', 'AI使用次数')]),
    page('/ext', '外部链接', { meta: { title: '外部链接', internalOrExternal: true, url: 'https://a.cn' } }),
  ]),
  group('/live', '直播', [
    page('/live/:id', '直播间'),
    page('/live/list', '直播列表'),
    page('/live/edit', '直播编辑', { meta: { title: '直播编辑', hidden: true } }),
  ]),
  group('/empty', '空组', [page('/empty/x', '隐藏页', { hidden: true })]),
  page('/untitled', ''),
];
const paths = (entries: readonly MenuEntry[]): string[] => entries.map((entry) => entry.path);
const getChain = (pathname: string) => menuChain(menu, pathname);

describe('menu search', () => {
  it('offers visible pages, no groups', () => {
    expect(paths(menuPages(menu))).toEqual([
      '/dashboard/analysis',
      '/sys/user',
      '/sys/ai/log',
      '/ext',
      '/live/:id',
      '/live/list',
      '/untitled',
    ]);
  });
  it('W-MS1 W-MS2 W-MS3 finds entries by part of the title, ignores case and skips hidden entries', () => {
    expect(paths(searchMenu(menu, '用户'))).toEqual(['/sys/user']);
    expect(paths(searchMenu(menu, ' ai '))).toEqual(['/sys/ai/log']);
    expect(paths(searchMenu(menu, 'AI'))).toEqual(['/sys/ai/log']);
    expect(searchMenu(menu, '隐藏页')).toEqual([]);
    expect(searchMenu(menu, '系统管理')).toEqual([]);
    expect(paths(searchMenu(menu, '未命名'))).toEqual(['/untitled']);
  });
  it('leaves out groups without a visible page', () => {
    expect(paths(visibleMenu(menu))).not.toContain('/empty');
  });
});

describe('the marked item', () => {
  it('is the matched path', () => {
    expect(selectedMenuKey(getChain('/sys/user'), '/sys/user?x=1')).toBe('/sys/user');
    expect(selectedMenuKey(getChain('/live/list'), '/live/list')).toBe('/live/list');
  });
  it('is the full path of a parameterised route', () => {
    expect(selectedMenuKey(getChain('/live/7'), '/live/7?tab=chat')).toBe('/live/7?tab=chat');
  });
  it('is the parent of a hidden entry', () => {
    expect(selectedMenuKey(getChain('/sys/user/7'), '/sys/user/7')).toBe('/sys');
    expect(selectedMenuKey(getChain('/live/edit'), '/live/edit')).toBe('/live');
  });
  it('is none for a page outside the menu', () => {
    expect(selectedMenuKey(getChain('/nowhere'), '/nowhere')).toBeUndefined();
    expect(selectedMenuKey(getChain('/'), '/')).toBeUndefined();
  });
});

describe('open groups', () => {
  const top = ['/sys', '/live'];

  it('are those above the page', () => {
    expect(groupsAbove(getChain('/sys/ai/log'))).toEqual(['/sys', '/sys/ai']);
    expect(groupsAbove(getChain('/dashboard/analysis'))).toEqual([]);
  });
  it('hold one group of the first level', () => {
    const open = { ...noOpenGroups, open: ['/sys', '/sys/ai'] };
    expect(changeOpenGroups(open, top, ['/sys', '/sys/ai', '/live']).open).toEqual(['/live']);
    expect(changeOpenGroups({ ...open, open: ['/sys'] }, top, ['/sys', '/sys/ai']).open).toEqual(['/sys', '/sys/ai']);
    expect(changeOpenGroups(open, top, ['/sys/ai']).open).toEqual(['/sys/ai']);
    expect(changeOpenGroups(open, top, []).open).toEqual([]);
  });
  it('follow the page', () => {
    const open = { ...noOpenGroups, open: ['/sys'] };
    expect(showGroups(open, ['/sys', '/sys/ai']).open).toEqual(['/sys', '/sys/ai']);
    expect(showGroups(open, ['/live']).open).toEqual(['/live']);
    expect(showGroups(open, []).open).toEqual(['/sys']);
  });
  it('stay the same when those of the page are open', () => {
    const open = { ...noOpenGroups, open: ['/sys', '/sys/ai'] };
    expect(showGroups(open, ['/sys'])).toBe(open);
    const collapsed = collapseMenu(open, true);
    expect(showGroups(collapsed, ['/sys', '/sys/ai'])).toBe(collapsed);
  });
  it('are remembered while the side bar is collapsed', () => {
    const collapsed = collapseMenu({ ...noOpenGroups, open: ['/sys', '/sys/ai'] }, true);
    expect(collapsed).toEqual({ open: [], remembered: ['/sys', '/sys/ai'], collapsed: true });
    expect(collapseMenu(collapsed, true)).toBe(collapsed);
    expect(collapseMenu(collapsed, false).open).toEqual(['/sys', '/sys/ai']);
    expect(collapseMenu(showGroups(collapsed, ['/live']), false).open).toEqual(['/live']);
  });
});

describe('the breadcrumb', () => {
  it('starts from home and ends in plain text', () => {
    expect(breadcrumb(getChain('/sys/ai/log'))).toEqual([
      { title: '首页', path: '/dashboard/analysis' },
      { title: '系统管理', path: '/sys' },
      { title: '助手' },
      { title: 'AI使用次数' },
    ]);
  });
  it('is home alone at home and outside the menu', () => {
    expect(breadcrumb(getChain('/dashboard/analysis'))).toEqual([{ title: '首页' }]);
    expect(breadcrumb([])).toEqual([{ title: '首页' }]);
  });
  it('takes the group 首页 of the menu for home, not for a second step', () => {
    const [page] = getChain('/sys/user/7').slice(-1);
    if (!page) throw new Error('no page');
    const group = { ...page, path: '/dashboard', meta: { ...page.meta, title: '首页' } };
    expect(breadcrumb([group, page]).map(({ title }) => title)).toEqual(['首页', page.meta.title]);
  });
  it('never links to the page that is shown: a group that opens it is plain text, also through another group', () => {
    const first = page('/a/first', '第一页');
    const inner = group('/a', '内组', [first, page('/a/second', '第二页')]);
    const outer = page('/group', '外组', { component: 'layouts/RouteView', redirect: '/a', children: [inner] });
    expect(breadcrumb([outer, inner, first]).map(({ path }) => path)).toEqual([
      '/dashboard/analysis',
      undefined,
      undefined,
      undefined,
    ]);
    const second = inner.children?.[1];
    if (!second) throw new Error('no page');
    expect(breadcrumb([outer, inner, second]).map(({ path }) => path)).toEqual([
      '/dashboard/analysis',
      '/group',
      '/a',
      undefined,
    ]);
  });
});

describe('placeholders in an address', () => {
  const values = { token: 'a.b&c', tenantId: '1', baseUrl: 'https://console.example' };
  it('are filled', () => {
    expect(fillPlaceholders('{{ baseUrl }}/x?t={{token}}&n={{ tenantId }}', values)).toBe(
      'https://console.example/x?t=a.b%26c&n=1',
    );
    expect(fillPlaceholders('https://a.cn/x', values)).toBe('https://a.cn/x');
  });
  it.each([
    '{{ window.location }}',
    '{{ token + 1 }}',
    '{{ constructor }}',
    '{{}}',
    '{{ {{ token }} }}',
    '{{ token',
    'x }}',
  ])('are refused: %s', (url) => {
    expect(fillPlaceholders(url, values)).toBeUndefined();
  });
});
