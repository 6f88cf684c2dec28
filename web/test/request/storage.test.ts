import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registration, saveRegistration } from '../../src/request/registration.ts';
import { chooseTenant, getLastLogin, startSession, useSession } from '../../src/request/session-store.ts';
import { clearUserStorage, forget, onStoredElsewhere, readStored, store } from '../../src/request/storage.ts';
import { pageKind } from '../../src/shell/page-skeleton.tsx';
import { makeUser } from '../support/user.ts';

const day = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.session;
  delete document.documentElement.dataset.mode;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('stores a value under the prefix and removes it when it expires', () => {
  store('access-token', 'a.b.c', 7 * day, 0);
  expect(readStored('access-token', 7 * day - 1)).toBe('a.b.c');
  expect(readStored('access-token', 7 * day)).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test('returns undefined when a value is malformed', () => {
  localStorage.setItem('pro__access-token', 'plain text');
  localStorage.setItem('pro__tenant-id', '["7"]');
  expect(readStored('access-token')).toBeUndefined();
  expect(readStored('tenant-id')).toBeUndefined();
});

test('a sign-in stores token and user for 7 days and its time for 30', () => {
  vi.useFakeTimers({ now: 0 });
  startSession({
    token: 't',
    userInfo: makeUser({ username: 'hr01' }),
    sysAllDictItems: { sex: [{ value: '1', text: '男' }] },
  });
  chooseTenant(2);
  expect(useSession.getState()).toMatchObject({ token: 't', tenantId: '2', dictionaries: { sex: [{ text: '男' }] } });
  vi.setSystemTime(7 * day);
  expect(readStored('access-token')).toBeUndefined();
  expect(readStored('user-info')).toBeUndefined();
  expect(getLastLogin('hr01')).toBe(0);
  vi.setSystemTime(30 * day);
  expect(getLastLogin('hr01')).toBeUndefined();
});

test('a sign-out keeps only the theme and the times of sign-in (S-W28)', () => {
  startSession({ token: 't', userInfo: makeUser({ phone: '14000000000' }), sysAllDictItems: {} });
  store('settings', { darkMode: true });
  sessionStorage.setItem('pro__draft', 'x');
  clearUserStorage();
  expect(Object.keys(localStorage).sort()).toEqual(['pro__last-login/zhangsan', 'pro__settings']);
  expect(sessionStorage.length).toBe(0);
});

test('calls back when another tab changes the token or clears the storage', () => {
  const changed = vi.fn();
  const stop = onStoredElsewhere('access-token', changed);
  window.dispatchEvent(new StorageEvent('storage', { key: 'pro__settings' }));
  expect(changed).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'pro__access-token' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});

/** Simulates a full browser storage. */
const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test('holds a value in memory until it expires when the storage is full', () => {
  store('menu', { folded: false, openKeys: [] });
  fill();
  store('menu', { folded: true, openKeys: ['/a'] }, day, 0);
  expect(readStored('menu', 0)).toEqual({ folded: true, openKeys: ['/a'] });
  // The older value must not come back after a reload.
  expect(localStorage.getItem('pro__menu')).toBeNull();
  expect(readStored('menu', day)).toBeUndefined();
});

test('uses the storage again when there is room', () => {
  const full = fill();
  store('tenant-id', '1');
  full.mockRestore();
  store('tenant-id', '2');
  expect(readStored('tenant-id')).toBe('2');
  forget('tenant-id');
  expect(readStored('tenant-id')).toBeUndefined();
});

test('prefers a value that another tab wrote to the one in memory', () => {
  const full = fill();
  store('LOCK_INFO', false);
  const stop = onStoredElsewhere('LOCK_INFO', () => undefined);
  full.mockRestore();
  localStorage.setItem('pro__LOCK_INFO', JSON.stringify({ value: true, expire: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'pro__LOCK_INFO' }));
  expect(readStored('LOCK_INFO')).toBe(true);
  stop();
});

test('a sign-in, a registration and a sign-out work when the browser stores nothing', () => {
  for (const name of ['localStorage', 'sessionStorage'])
    vi.spyOn(window, name as 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
  saveRegistration({ username: 'hr09' });
  expect(registration()).toEqual({ username: 'hr09' });
  startSession({ token: 't', userInfo: makeUser({ username: 'hr01' }), sysAllDictItems: {} });
  expect(readStored('access-token')).toBe('t');
  clearUserStorage();
  expect(readStored('access-token')).toBeUndefined();
  expect(registration()).toBeUndefined();
  expect(getLastLogin('hr01')).toBeGreaterThan(0);
  forget('last-login/hr01');
});

const scripts = import.meta.glob('../../public/before-paint.js');
/** Runs the script again at a path and returns the attributes it sets. */
async function runBeforePaint(path = '/post/list') {
  const marks = document.documentElement.dataset;
  for (const mark of Object.keys(marks)) delete marks[mark];
  window.history.replaceState(null, '', path);
  vi.resetModules();
  for (const run of Object.values(scripts)) await run();
  return { ...marks };
}

test('the script before the first paint reads the stored settings', async () => {
  expect(await runBeforePaint()).toEqual({ page: 'list' });
  store('access-token', 't', day);
  expect(await runBeforePaint()).toEqual({ session: '', page: 'list', frame: 'open' });
  store('settings', { darkMode: true, multipage: false });
  store('menu', { folded: true, openKeys: [] });
  expect(await runBeforePaint()).toEqual({ session: '', page: 'list', frame: 'folded', mode: 'dark', tabs: 'none' });
  store('settings', { layout: 'topmenu' });
  expect(await runBeforePaint()).toEqual({ session: '', page: 'list', frame: 'topmenu' });
});

test.each([
  ['/', 'dashboard'],
  ['/dashboard/analysis', 'dashboard'],
  ['/post/detail/7', 'detail'],
  ['/account/settings/Index', 'form'],
  ['/publicity/loginConfig', 'form'],
])('sets the same page kind for %s as the console', async (path, kind) => {
  expect((await runBeforePaint(path)).page).toBe(kind);
  // The component of the menu entry at that path.
  const component = {
    '/': 'dashboard/Analysis',
    '/dashboard/analysis': 'dashboard/Analysis',
    '/post/detail/7': 'post/CompanyPostDetail',
    '/account/settings/Index': 'account/settings/Index',
    '/publicity/loginConfig': 'publicity/LoginConfig',
  }[path];
  expect(pageKind(component)).toBe(kind);
});

test('paints no console frame when a signed-in user opens a public page', async () => {
  store('access-token', 't', day);
  for (const path of ['/404', '/user/binding', '/enterprise-registration/account-info', '/test/home'])
    expect((await runBeforePaint(path)).frame, path).toBeUndefined();
});

test('the script before the first paint ignores an expired token', async () => {
  store('access-token', 't', -1);
  expect(await runBeforePaint()).toEqual({ page: 'list' });
});

const names = { 'antd-styles': '/antd.css', 'console-files': '/console.js /console.css', 'list-files': '/list.js' };
const asked = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);

test('asks at once for what the console loads first, for a signed-in user and as far as the page needs it', async () => {
  const askedAt = async (path: string) => {
    document.head.innerHTML = Object.entries(names)
      .map(([name, content]) => `<meta name="${name}" content="${content}">`)
      .join('');
    await runBeforePaint(path);
    return asked();
  };
  expect(await askedAt('/post/list')).toEqual([]);
  store('access-token', 't', day);
  expect(await askedAt('/user/login')).toEqual([]);
  const console = ['modulepreload /console.js', 'preload /console.css'];
  expect(await askedAt('/dashboard/analysis')).toEqual(console);
  expect(await askedAt('/post/detail/7')).toEqual(['stylesheet /antd.css', ...console]);
  expect(await askedAt('/post/list')).toEqual(['stylesheet /antd.css', ...console, 'modulepreload /list.js']);
  // Styles that antd makes follow the sheet.
  expect(document.head.children[1]?.matches('style[data-rc-order="prependQueue"]')).toBe(true);
  document.head.innerHTML = '';
});
