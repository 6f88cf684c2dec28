import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../src/request/client.ts';
import type { Call } from '../../src/request/send.ts';
import { forgetSession, startSession } from '../../src/request/session-store.ts';
import { json, network, success } from '../support/network.ts';
import { recordNotices } from '../support/notices.ts';
import { makeUser } from '../support/user.ts';

const purge: Call = { method: 'POST', path: '/sys/user/purge', body: { userIds: '1' }, idempotencyKey: 'k1' };
const due = { success: false, code: 510, message: '请先验证密码', result: { errorCode: 'REAUTH' }, timestamp: 1 };
const wrong = { success: false, code: 500, message: '密码不正确', result: null, timestamp: 1 };
let shown: string[];

beforeEach(() => {
  localStorage.clear();
  shown = recordNotices();
  startSession({ token: 'a.b.c', userInfo: makeUser() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetSession();
});

test('repeats a call that asks for the password, with a new idempotency key, when it is confirmed', async () => {
  let isProved = false;
  const sent = network(({ url }) => {
    if (url.pathname.endsWith('/verifyPassword')) {
      isProved = true;
      return json(success(null));
    }
    return json(isProved ? success('done') : due);
  });
  expect(await request(purge)).toBe('done');
  expect(sent.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['purge', 'verifyPassword', 'purge']);
  expect(sent[1]?.body).toEqual({ password: 'Campus@2026' });
  const keys = [sent[0], sent[2]].map((call) => call?.headers.get('X-Idempotency-Key'));
  expect(keys[0]).toBe('k1');
  expect(keys[1]).not.toBe('k1');
  expect(shown).toEqual(['confirmPassword: 验证密码']);
});

test('shows the refusal once when the password is not confirmed', async () => {
  const sent = network(({ url }) => json(url.pathname.endsWith('/verifyPassword') ? wrong : due));
  await expect(request(purge)).rejects.toMatchObject({ code: 510, errorCode: 'REAUTH' });
  expect(sent).toHaveLength(2);
  await vi.waitFor(() => expect(shown).toEqual(['confirmPassword: 验证密码', 'warning: 请先验证密码']), 30_000);
});
