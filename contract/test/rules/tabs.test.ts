import { describe, expect, it } from 'vitest';
import {
  documentTitle,
  findTab,
  firstTabs,
  maxPanes,
  reduceTabs,
  type TabsAction,
  type TabsState,
  tabPath,
  tabTitle,
} from '../../src/rules/index.ts';

const home = '/dashboard/analysis';
const step = (state: TabsState, action: TabsAction): TabsState => reduceTabs(state, action).state;
const open = (state: TabsState, fullPath: string, keepAlive = true): TabsState =>
  step(state, { type: 'open', page: { fullPath, title: fullPath.slice(1), keepAlive } });
const opened = (...fullPaths: string[]): TabsState => fullPaths.reduce((state, path) => open(state, path), firstTabs);
const active = (state: TabsState, path: string): TabsState => step(state, { type: 'activate', path });
/** `首页 A *C`: the bar as the specification draws it. */
const drawn = (state: TabsState): string =>
  state.tabs.map((tab) => (tab.path === state.active ? '*' : '') + tabTitle(tab)).join(' ');

describe('the tab bar (W-TB)', () => {
  const abc = opened('/A', '/B', '/C');
  it('adds a tab once, after home', () => {
    expect(drawn(firstTabs)).toBe('*首页');
    expect(drawn(open(abc, '/A'))).toBe('首页 *A B C');
    expect(drawn(open(abc, home))).toBe('*首页 A B C');
  });

  it('stays the same for the page that is open', () => {
    expect(open(abc, '/C')).toBe(abc);
    expect(open(abc, '/C?id=1')).not.toBe(abc);
    expect(open(abc, '/C', false)).not.toBe(abc);
    expect(open(active(abc, '/A'), '/C')).not.toBe(abc);
    const unmounted = { ...abc, panes: ['/A'] };
    expect(open(unmounted, '/C').panes).toContain('/C');
  });

  it.each([
    ['W-TB1', active(abc, '/B'), { type: 'close', path: '/B' }, '首页 A *C'],
    ['W-TB2', opened('/A', '/B'), { type: 'close', path: '/B' }, '首页 *A'],
    ['W-TB3', active(opened('/A', '/B'), '/A'), { type: 'close', path: '/B' }, '首页 *A'],
    ['W-TB6', abc, { type: 'closeLeft', path: '/B' }, '首页 B *C'],
    ['W-TB7', active(abc, '/A'), { type: 'closeRight', path: '/B' }, '首页 *A B'],
    ['W-TB8', abc, { type: 'closeRight', path: '/A' }, '首页 *A'],
    ['W-TB9', active(opened('/A', '/B'), '/A'), { type: 'closeOthers', path: '/B' }, '首页 *B'],
    ['W-TB10', opened('/A'), { type: 'closeOthers', path: home }, '*首页'],
    ['close right of home', abc, { type: 'closeRight', path: home }, '*首页'],
    ['close left, active one gone', active(abc, '/A'), { type: 'closeLeft', path: '/C' }, '首页 *C'],
    ['close others keeps the active one if clicked', abc, { type: 'closeOthers', path: '/C' }, '首页 *C'],
    ['an unknown tab', abc, { type: 'close', path: '/X' }, '首页 A B *C'],
    ['logout', abc, { type: 'clear' }, '*首页'],
  ] satisfies [string, TabsState, TabsAction, string][])('%s', (_, state, action, bar) => {
    expect(drawn(step(state, action))).toBe(bar);
  });

  it('W-TB4 W-TB5 refuses to close home and the last tab', () => {
    expect(reduceTabs(abc, { type: 'close', path: home })).toEqual({ state: abc, refusal: '首页不能关闭!' });
    const alone = step(abc, { type: 'setMultipage', on: false });
    expect(drawn(alone)).toBe('*C');
    expect(reduceTabs(alone, { type: 'close', path: '/C' })).toEqual({
      state: alone,
      refusal: '这是最后一页，不能再关闭了啦',
    });
    expect(reduceTabs(firstTabs, { type: 'close', path: home }).refusal).toBe('首页不能关闭!');
  });

  it('W-TB11 holds one tab a pathname and follows its query', () => {
    const state = opened('/x?id=1', '/x?id=2', '/y/1', '/y/2');
    expect(state.tabs.map((tab) => tab.fullPath)).toEqual([home, '/x?id=2', '/y/1', '/y/2']);
    expect(tabPath('/x#part?no')).toBe('/x');
  });

  it('has one tab while multi-page mode is off and puts home first when it is on again', () => {
    const off = step(abc, { type: 'setMultipage', on: false });
    const moved = open(off, '/D');
    expect(drawn(moved)).toBe('*D');
    expect(moved.panes).toEqual(['/D']);
    expect(drawn(step(moved, { type: 'setMultipage', on: true }))).toBe('首页 *D');
    expect(drawn(open(moved, home))).toBe('*首页');
    expect(step(off, { type: 'clear' }).multipage).toBe(false);
  });

  it('keeps a title that the page gave itself', () => {
    const renamed = step(abc, { type: 'setTitle', title: '张三', path: '/A' });
    expect(drawn(renamed)).toBe('首页 张三 B *C');
    expect(drawn(open(renamed, '/A?x=1'))).toBe('首页 *张三 B C');
    expect(drawn(step(abc, { type: 'setTitle', title: '当前' }))).toBe('首页 A B *当前');
    expect(drawn(open(step(renamed, { type: 'close', path: '/A' }), '/A'))).toBe('首页 B C *A');
  });

  it('keeps the title of home whatever its route says', () => {
    expect(drawn(step(firstTabs, { type: 'open', page: { fullPath: `${home}?x=1`, title: 'Analysis' } }))).toBe(
      '*首页',
    );
  });

  it('activates a refreshed tab and rebuilds its page', () => {
    const dirty = step(abc, { type: 'setDirty', path: '/A', dirty: true });
    const state = step(dirty, { type: 'refresh', path: '/A' });
    expect(drawn(state)).toBe('首页 *A B C');
    expect(findTab(state, '/A')).toMatchObject({ version: 1, dirty: false });
    expect(findTab(state, '/B')?.version).toBe(0);
  });
});

describe('mounted pages', () => {
  const many = (n: number): string[] => Array.from({ length: n }, (_, i) => `/p${i}`);

  it('are the active one and those kept alive', () => {
    const state = open(open(opened('/A'), '/B', false), '/C');
    expect(state.panes).toEqual([home, '/A', '/C']);
    expect(active(state, '/B').panes).toEqual([home, '/A', '/C', '/B']);
  });

  it('forget a closed tab', () => {
    expect(step(opened('/A', '/B'), { type: 'close', path: '/A' }).panes).toEqual([home, '/B']);
    expect(step(opened('/A', '/B'), { type: 'closeOthers', path: '/B' }).panes).toEqual([home, '/B']);
  });

  it('are at most twenty: the one hidden longest goes, its tab stays', () => {
    const state = opened(...many(25));
    expect(state.panes).toHaveLength(maxPanes);
    expect(state.panes[0]).toBe('/p5');
    expect(state.tabs).toHaveLength(26);
    const revisited = open(active(opened(...many(19)), '/p0'), '/new');
    expect(revisited.panes).toContain('/p0');
    expect(revisited.panes).not.toContain(home);
  });

  it('never lose unsaved input', () => {
    const dirty = step(opened(...many(3)), { type: 'setDirty', path: '/p0', dirty: true });
    const state = many(30).reduce((s, path) => open(s, path), dirty);
    expect(state.panes).toHaveLength(maxPanes);
    expect(state.panes).toContain('/p0');
    expect(state.panes).not.toContain('/p1');
  });

  it('may pass the limit when all of them hold unsaved input', () => {
    const state = many(30).reduce((s, path) => step(open(s, path), { type: 'setDirty', path, dirty: true }), firstTabs);
    expect(state.panes).toHaveLength(30);
  });
});

it('W-TB12 titles the document', () => {
  expect(documentTitle('A')).toBe('A · 校园云平台管理');
  expect(documentTitle('首页')).toBe('首页 · 校园云平台管理');
  expect(documentTitle(undefined)).toBe('校园云平台管理');
});
