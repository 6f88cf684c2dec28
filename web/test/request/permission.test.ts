import { failures } from '@campus/contract/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unlockBrowser, useLock } from '../../src/request/lock-store.ts';
import { loadPermissions, preloadPermissions } from '../../src/request/permission.ts';
import { forgetSession, requireChoice, startSession, useSession } from '../../src/request/session-store.ts';
import { getPermissions, page } from '../support/console.tsx';
import { json, network, success } from '../support/network.ts';
import { makeUser } from '../support/user.ts';

const permissions = getPermissions([page('/post/list', '职位')]);
const answer = () => network(() => json(success(permissions)));
const signIn = (token = 't') => startSession({ token, userInfo: makeUser() });

beforeEach(() => signIn());
afterEach(forgetSession);

it('takes the answer that was asked for before, once', async () => {
  const sent = answer();
  preloadPermissions();
  expect(sent).toHaveLength(1);
  await loadPermissions();
  expect(sent).toHaveLength(1);
  expect(useSession.getState().permissions).toEqual(permissions);
  await loadPermissions();
  expect(sent).toHaveLength(2);
});

it('asks again when another user has signed in meanwhile', async () => {
  const sent = answer();
  preloadPermissions();
  signIn('another');
  await loadPermissions();
  expect(sent.map(({ headers }) => headers.get('x-access-token'))).toEqual(['t', 'another']);
});

it('asks again when the screen was locked before the answer was taken', async () => {
  const { code, errorCode, text } = failures.screenLocked;
  network(() => json({ success: false, code, message: text(), result: { errorCode } }));
  preloadPermissions();
  await vi.waitFor(() => expect(useLock.getState().isLocked).toBe(true));
  unlockBrowser();
  const sent = answer();
  expect(await loadPermissions()).toEqual(permissions);
  expect(sent).toHaveLength(1);
});

it('forgets the answer when its session ends', async () => {
  const sent = answer();
  preloadPermissions();
  forgetSession();
  signIn();
  await loadPermissions();
  expect(sent).toHaveLength(2);
});

it('asks for nothing before the tenant is chosen', () => {
  const sent = answer();
  requireChoice({ userInfo: makeUser(), departs: [], multi_depart: 1 });
  preloadPermissions();
  expect(sent).toHaveLength(0);
});
