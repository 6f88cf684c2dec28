import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, startSession } from '../../src/request/session-store.ts';
import { changeTabs, useTabs } from '../../src/shell/tabs-store.ts';
import { changeSettings, defaultSettings, useSettings } from '../../src/theme/settings.ts';
import { currentAddress, getPermissions, group, openConsole, page } from '../support/console.tsx';
import { json, network, success } from '../support/network.ts';
import { recordNotices } from '../support/notices.ts';
import { SilentSocket } from '../support/silent-socket.ts';
import { makeUser } from '../support/user.ts';

const menu = [
  page('/dashboard/analysis', '首页'),
  group('/isystem', '系统管理', [
    page('/isystem/user', '用户管理'),
    page('/isystem/role', '角色管理', { component: 'result/Error' }),
    page('/isystem/log', '日志管理', { meta: { keepAlive: false } }),
    page('/isystem/user/:id', '用户详情', { hidden: true }),
  ]),
];
const opened = useTabs.getState();
let shown: string[];

// Loaded before, so that no test waits for it.
beforeAll(() => import('../../src/shell/console.tsx'));
beforeEach(async () => {
  localStorage.clear();
  useTabs.setState(opened, true);
  useSettings.setState(defaultSettings, true);
  shown = recordNotices();
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('innerWidth', 1440);
  network(({ url }) => json(success(url.pathname.endsWith('ByToken') ? getPermissions(menu) : {})));
  startSession({ token: 't', userInfo: makeUser() });
  openConsole('/dashboard/analysis');
  await screen.findByRole('tab', { name: '首页' });
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});

const titles = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const active = () => screen.getByRole('tab', { selected: true }).textContent;
const shownPage = () => [...document.querySelectorAll('main')].find((main) => main.style.display !== 'none');
async function open(title: string): Promise<void> {
  if (!screen.queryByRole('menuitem', { name: title }))
    fireEvent.click(screen.getByRole('menuitem', { name: '系统管理' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: title }));
  await screen.findByRole('tab', { name: title, selected: true });
}
async function fromMenu(tab: string, command: string): Promise<void> {
  fireEvent.contextMenu(screen.getByRole('tab', { name: tab }), { clientX: 300, clientY: 80 });
  fireEvent.click(within(screen.getByRole('menu', { name: '页签操作' })).getByText(command));
  await act(async () => undefined);
}

test('a page of the menu opens as a tab that names heading and document', async () => {
  await open('用户管理');
  expect(titles()).toEqual(['首页', '用户管理']);
  expect(currentAddress()).toBe('/isystem/user');
  expect(document.title).toBe('用户管理 · 校园云平台管理');
  expect(screen.getByRole('heading', { level: 1, name: '用户管理' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: '当前位置' }).textContent).toBe('首页/系统管理/');
});

test('an address with another query follows its tab, another path makes one (W-TB11)', async () => {
  act(() => changeTabs({ type: 'open', page: { fullPath: '/isystem/user?id=1', title: '用户管理' } }));
  act(() => changeTabs({ type: 'open', page: { fullPath: '/isystem/user?id=2', title: '用户管理' } }));
  act(() => changeTabs({ type: 'open', page: { fullPath: '/isystem/user/1', title: '用户详情' } }));
  act(() => changeTabs({ type: 'open', page: { fullPath: '/isystem/user/2', title: '用户详情' } }));
  expect(titles()).toEqual(['首页', '用户管理', '用户详情', '用户详情']);
});

test('closing the active tab leads to its neighbour (W-TB2)', async () => {
  await open('用户管理');
  await open('角色管理');
  fireEvent.click(screen.getByTitle('关闭角色管理'));
  await waitFor(() => expect(currentAddress()).toBe('/isystem/user'));
  expect(titles()).toEqual(['首页', '用户管理']);
});

test('the home tab has no cross and refuses Delete (W-TB4)', async () => {
  expect(screen.queryByTitle('关闭首页')).toBeNull();
  screen.getByRole('tab', { name: '首页' }).focus();
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(shown).toEqual(['warning: 首页不能关闭!']));
});

test('the last remaining page cannot be closed (W-TB5)', async () => {
  await open('用户管理');
  act(() => changeSettings({ multipage: false }));
  expect(screen.queryByRole('tablist')).toBeNull();
  act(() => changeTabs({ type: 'close', path: '/isystem/user' }));
  await waitFor(() => expect(shown).toEqual(['warning: 这是最后一页，不能再关闭了啦']));
});

test('without several pages the bar is gone and the page stays (W-SD3)', async () => {
  await open('角色管理');
  const before = (await screen.findByText('提交失败')).closest('main');
  act(() => changeSettings({ multipage: false }));
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(currentAddress()).toBe('/isystem/role');
  expect(shownPage()).toBe(before);
});

test('the right-click menu closes sides and others (W-TB6, W-TB9)', async () => {
  await open('用户管理');
  await open('角色管理');
  await open('日志管理');
  await fromMenu('角色管理', '关闭左侧');
  expect(titles()).toEqual(['首页', '角色管理', '日志管理']);
  await fromMenu('角色管理', '关闭其它');
  expect(titles()).toEqual(['首页', '角色管理']);
  expect(currentAddress()).toBe('/isystem/role');
});

test('refresh remounts the page and makes it active', async () => {
  await open('用户管理');
  const before = shownPage();
  await open('角色管理');
  await fromMenu('用户管理', '刷 新');
  expect(active()).toBe('用户管理');
  await waitFor(() => expect(shownPage()?.textContent).toContain('提交成功'));
  expect(shownPage()).not.toBe(before);
  expect(document.body.contains(before ?? null)).toBe(false);
});

test('a page that is kept alive stays in the document, another one is gone', async () => {
  await open('角色管理');
  const kept = (await screen.findByText('提交失败')).closest('main') as HTMLElement;
  await open('日志管理');
  const fresh = (await screen.findAllByText('提交成功')).at(-1)?.closest('main');
  fireEvent.click(screen.getByRole('tab', { name: '首页' }));
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/analysis'));
  expect(document.body.contains(kept)).toBe(true);
  expect(kept.style.display).toBe('none');
  expect(document.body.contains(fresh ?? null)).toBe(false);
});

test('unsaved input is asked about before its tab is closed', async () => {
  await open('用户管理');
  act(() => changeTabs({ type: 'setDirty', path: '/isystem/user', dirty: true }));
  fireEvent.click(screen.getByTitle('关闭用户管理'));
  await waitFor(() => expect(titles()).toEqual(['首页']));
  expect(shown).toEqual(['confirm: 提示 / 内容尚未保存，确定离开吗？']);
});

test('arrow keys go from tab to tab', async () => {
  await open('用户管理');
  screen.getByRole('tab', { name: '用户管理' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/analysis'));
  expect(document.activeElement?.textContent).toBe('首页');
});

test('below 1088 px there is no tab bar (W-TB13)', () => {
  const resize = (width: number) =>
    act(() => {
      vi.stubGlobal('innerWidth', width);
      window.dispatchEvent(new Event('resize'));
    });
  resize(1087);
  expect(screen.queryByRole('tablist')).toBeNull();
  resize(1088);
  expect(screen.getByRole('tablist')).toBeTruthy();
});
