import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onDictionariesAnnounced } from '../../src/request/load-dictionaries.ts';
import { browserPage } from '../../src/request/page-reload.ts';
import { refreshDictionaries } from '../../src/request/refresh-dictionaries.ts';
import { forgetSession, startSession } from '../../src/request/session-store.ts';
import { endSession, signOut } from '../../src/request/sign-out.ts';
import { readStored, store } from '../../src/request/storage.ts';
import { AppRoutes } from '../../src/shell/app-routes.tsx';
import { SideMenu } from '../../src/shell/side-menu.tsx';
import { useTabs } from '../../src/shell/tabs-store.ts';
import { defaultSettings, useSettings } from '../../src/theme/settings.ts';
import { currentAddress, getPermissions, group, openConsole, page } from '../support/console.tsx';
import { FakeSocket } from '../support/fake-socket.ts';
import { json, network, type Sent, success } from '../support/network.ts';
import { recordNotices } from '../support/notices.ts';
import { makeUser } from '../support/user.ts';

const menu = [
  page('/dashboard/analysis', '首页'),
  group('/isystem', '系统管理', [
    page('/isystem/user', '用户管理'),
    page('/isystem/off', '没有路由的页面', { route: '0' }),
    page('/help', '外部帮助', { meta: { internalOrExternal: true, url: 'https://help.example.edu.cn/x' } }),
    page('/sso', '带令牌的页面', {
      meta: { internalOrExternal: true, url: 'https://sso.example.edu.cn/?t={{ token }}' },
    }),
  ]),
  group('/message', '消息中心', [page('/message/mine', '我的消息')]),
];
const opened = useTabs.getState();
let sent: Sent[];

// Loaded before, so that no test waits for it.
beforeAll(() => import('../../src/shell/console.tsx'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useTabs.setState(opened, true);
  useSettings.setState(defaultSettings, true);
  recordNotices();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('innerWidth', 1440);
  sent = network(({ url }) => json(success(url.pathname.endsWith('ByToken') ? getPermissions(menu) : { sex: [] })));
  startSession({ token: 't', userInfo: makeUser() });
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const calls = (path: string) => sent.filter(({ url }) => url.pathname.endsWith(path));
const entry = (title: string) => screen.findByRole('menuitem', { name: title });
async function openGroup(title: string): Promise<void> {
  fireEvent.click(await entry(title));
}

test('an entry without a route is not in the menu', async () => {
  openConsole('/isystem/user');
  await entry('用户管理');
  expect(screen.queryByText('没有路由的页面')).toBeNull();
});

test('the home page names the document too', async () => {
  openConsole('/dashboard/analysis');
  await waitFor(() => expect(document.title).toBe('首页 · 校园云平台管理'));
});

test('entries are links, which the browser opens in a new tab on request', async () => {
  openConsole('/dashboard/analysis');
  await openGroup('系统管理');
  const link = (await screen.findByRole('link', { name: '用户管理' })) as HTMLAnchorElement;
  expect(link.getAttribute('href')).toBe('/isystem/user');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(currentAddress()).toBe('/dashboard/analysis');
  // A plain click is the console's own.
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() => expect(currentAddress()).toBe('/isystem/user'));
  expect(screen.getByText('外部帮助').getAttribute('href')).toBe('https://help.example.edu.cn/x');
  expect(screen.getByText('带令牌的页面').hasAttribute('href')).toBe(false);
});

test('every navigation starts at the top, what a page writes into its own address does not', async () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  const go: { to?: NavigateFunction } = {};
  const Guide = () => {
    go.to = useNavigate();
    return null;
  };
  render(
    <MemoryRouter initialEntries={['/404']}>
      <Guide />
      <AppRoutes />
    </MemoryRouter>,
  );
  await act(async () => go.to?.('/404?page=2'));
  expect(scrolled).toHaveBeenCalledTimes(2);
  await act(async () => go.to?.('/404?page=3', { replace: true }));
  expect(scrolled).toHaveBeenCalledTimes(2);
  await act(async () => go.to?.(-1));
  expect(scrolled).toHaveBeenCalledTimes(3);
});

test('the groups that were open when the menu was folded are there again after a reload', async () => {
  store('menu', { folded: true, openKeys: ['/message'] });
  vi.resetModules();
  const { menuGroups, useMenuGroups } = await import('../../src/shell/menu-store.ts');
  // The reloaded page is in another group.
  menuGroups.show(['/isystem'], '/isystem/user');
  expect(readStored('menu')?.openKeys).toEqual(['/message']);
  menuGroups.fold(false);
  // It is the same page still.
  menuGroups.show(['/isystem'], '/isystem/user');
  expect(useMenuGroups.getState().open).toEqual(['/message']);
  menuGroups.show(['/isystem'], '/isystem/role');
  expect(useMenuGroups.getState().open).toEqual(['/isystem']);
});

test('the sign-out is sent to the server once, also when the push channel ends the session first', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
  const left = signOut();
  endSession('您已退出登录');
  await left;
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls('/sys/logout')).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('clearing the cache fetches the dictionaries once, a change by another user once more', async () => {
  const done = refreshDictionaries();
  onDictionariesAnnounced();
  await done;
  expect(calls('/queryAllDictItems')).toHaveLength(1);
  await act(async () => onDictionariesAnnounced());
  expect(calls('/queryAllDictItems')).toHaveLength(2);
});

test('the side menu by itself is 208 px wide, dark and inline', () => {
  render(
    <MemoryRouter>
      <SideMenu menu={menu} selected={undefined} />
    </MemoryRouter>,
  );
  const side = document.querySelector<HTMLElement>('.sider');
  expect(side?.style.width).toBe('208px');
  expect(side?.dataset.theme).toBe('dark');
  expect(side?.querySelector('.ant-menu-dark.ant-menu-inline')).toBeTruthy();
});
