import { text } from '@campus/contract/messages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, requireChoice, startSession, useSession } from '../../src/request/session-store.ts';
import { redirectTarget, signInPath } from '../../src/shell/redirect-target.ts';
import { currentAddress, getPermissions, group, openConsole, page, visitedAddresses } from '../support/console.tsx';
import { json, network, refusal, success } from '../support/network.ts';
import { recordNotices } from '../support/notices.ts';
import { SilentSocket } from '../support/silent-socket.ts';
import { makeUser } from '../support/user.ts';

const menu = [
  page('/dashboard/analysis', '首页'),
  group('/isystem', '系统管理', [page('/isystem/user', '用户管理'), page('/isystem/role', '角色管理', { route: '0' })]),
  page('/secret', '机密', { meta: { permission: ['secret:list'] } }),
];
const answers = (permission: () => Response) =>
  network(({ url }) => (url.pathname.endsWith('getUserPermissionByToken') ? permission() : json(success({}))));

// Loaded before, so that no test waits for it.
beforeAll(() => import('../../src/shell/console.tsx'));
beforeEach(() => {
  localStorage.clear();
  recordNotices();
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('WebSocket', SilentSocket);
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});
const signIn = () => startSession({ token: 't', userInfo: makeUser() });

test('a visitor is sent to the sign-in page with the way back', async () => {
  openConsole('/isystem/user?pageNo=2');
  await waitFor(() => expect(visitedAddresses()).toContain('/user/login?redirect=%2Fisystem%2Fuser%3FpageNo%3D2'));
});

test('a visitor may open the public pages', async () => {
  network(() => new Response('ok'));
  openConsole('/test/home');
  expect(await screen.findByText('服务正常')).toBeTruthy();
  expect(screen.getByRole('link', { name: '前往登录' })).toBeTruthy();
});

test('the root leads home, the menu makes the routes', async () => {
  signIn();
  answers(() => json(success(getPermissions(menu))));
  openConsole('/');
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/analysis'));
  expect(await screen.findByRole('tab', { name: '首页', selected: true })).toBeTruthy();
});

test('a group leads to its first page', async () => {
  signIn();
  answers(() => json(success(getPermissions(menu))));
  openConsole('/isystem');
  await waitFor(() => expect(currentAddress()).toBe('/isystem/user'));
});

test('the tabs of the account settings have addresses of their own, for who holds the page', async () => {
  signIn();
  answers(() => json(success(getPermissions([...menu, page('/account/settings/Index', '账户设置')]))));
  openConsole('/account/settings/security');
  await waitFor(() => expect(currentAddress()).toBe('/account/settings/Index?tab=security'));
});

test.each(['/no/such/page', '/account/settings/security', '/secret', '/isystem/role'])(
  '%s, which is no page of this user, is not found',
  async (path) => {
    signIn();
    answers(() => json(success(getPermissions(menu))));
    openConsole(path);
    await waitFor(() => expect(currentAddress()).toBe('/404'));
    expect(await screen.findByText('抱歉，您访问的页面不存在')).toBeTruthy();
  },
);

test('when the permissions cannot be had the user is signed out', async () => {
  signIn();
  answers(() => json(refusal('查询失败')));
  openConsole('/isystem/user');
  await waitFor(() => expect(useSession.getState().token).toBeUndefined());
  await waitFor(() => expect(visitedAddresses()).toContain('/user/login?redirect=%2Fisystem%2Fuser'));
});

test('a reload that aborts the permission request keeps the session', async () => {
  signIn();
  const asked = answers(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    throw new TypeError('Failed to fetch');
  });
  openConsole('/isystem/user');
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await Promise.resolve();
  await waitFor(() => expect(useSession.getState().token).toBe('t'));
  expect(currentAddress()).toBe('/isystem/user');
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
});

test('who must change the first password does that before anything else', async () => {
  signIn();
  answers(() => json(refusal('请先修改初始密码', 510)));
  openConsole('/isystem/user');
  expect(await screen.findByRole('dialog', { name: text.password.first.title })).toBeTruthy();
  expect(useSession.getState().token).toBe('t');
});

test('who reloads instead of choosing a tenant is asked again, before anything is fetched for him', async () => {
  signIn();
  const tenantList = [
    { id: 1, name: '示例大学', status: 1 },
    { id: 2, name: '示例高新区', status: 1 },
  ];
  requireChoice({ userInfo: makeUser(), departs: [], multi_depart: 1, tenantList });
  const asked = answers(() => json(success(getPermissions(menu))));
  openConsole('/isystem/user');
  expect(await screen.findByText('请选择租户')).toBeTruthy();
  expect(asked).toHaveLength(0);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '请选择登录租户' }));
  fireEvent.click(await screen.findByText('示例高新区', { selector: '.ant-select-item-option-content' }));
  fireEvent.click(screen.getByRole('button', { name: '确认' }));
  expect(await screen.findByRole('tab', { name: '用户管理', selected: true })).toBeTruthy();
  expect(asked.find(({ url }) => url.pathname.endsWith('getUserPermissionByToken'))?.headers.get('tenant-id')).toBe(
    '2',
  );
  expect(localStorage.getItem('pro__choice')).toBeNull();
});

test.each([
  ['?redirect=%2Fisystem%2Fuser%3Fa%3D1', '/isystem/user?a=1'],
  ['', '/dashboard/analysis'],
  ['?redirect=https%3A%2F%2Fevil.example', '/dashboard/analysis'],
  ['?redirect=%2F%2Fevil.example', '/dashboard/analysis'],
  ['?redirect=%2F%5Cevil.example', '/dashboard/analysis'],
  ['?redirect=javascript%3Aalert(1)', '/dashboard/analysis'],
  ['?redirect=%2Fuser%2Flogin', '/dashboard/analysis'],
  // What brought the ticket of a single sign-on is no page, and the ticket is spent.
  ['?redirect=%2F%3Fticket%3DST-1', '/dashboard/analysis'],
  ['?redirect=%2F', '/dashboard/analysis'],
])('after signing in %s leads to %s', (search, target) => {
  expect(redirectTarget(search)).toBe(target);
});

test('a used ticket does not replace the home page of a role', () => {
  expect(redirectTarget('?redirect=%2F%3Fticket%3DST-1', '/resume/delivery')).toBe('/resume/delivery');
});

test('every page but the root is led back to', () => {
  expect(signInPath({ pathname: '/', search: '', hash: '' })).toBe('/user/login');
  expect(signInPath({ pathname: '/dashboard/analysis', search: '?style=tasks', hash: '#a' })).toBe(
    '/user/login?redirect=%2Fdashboard%2Fanalysis%3Fstyle%3Dtasks%23a',
  );
});
