import { firstTabs, homePath, type Tab } from '@campus/contract/rules';
import { beforeEach, expect, test } from 'vitest';
import { forgetSession, startSession } from '../../src/request/session-store.ts';
import { loadTabs, saveTabs } from '../../src/shell/stored-tabs.ts';
import { makeUser } from '../support/user.ts';

const [home] = firstTabs.tabs as readonly [Tab];
const list: Tab = {
  path: '/isystem/user',
  fullPath: '/isystem/user?pageNo=2',
  title: '用户管理',
  keepAlive: true,
  dirty: true,
  version: 3,
};

beforeEach(() => {
  forgetSession();
  startSession({ token: 't', userInfo: makeUser({ username: 'first' }) });
});

test('a reload finds the tabs again, their pages as new', () => {
  saveTabs([home, list]);
  expect(loadTabs()).toEqual([home, { ...list, dirty: false, version: 0 }]);
});

test('the tabs of one user are none of the next', () => {
  saveTabs([home, list]);
  startSession({ token: 'u', userInfo: makeUser({ username: 'second' }) });
  expect(loadTabs()).toEqual(firstTabs.tabs);
});

test('the end of the session forgets them', () => {
  saveTabs([home, list]);
  forgetSession();
  expect(sessionStorage.length).toBe(0);
});

test.each([
  '{',
  '[]',
  '{"username":"first","kept":[{"path":1}]}',
  `{"username":"first","kept":[{"path":"${homePath}"}]}`,
])('what something else has written is as good as nothing: %s', (written) => {
  sessionStorage.setItem('pro__tabs', written);
  expect(loadTabs()).toEqual(firstTabs.tabs);
});
