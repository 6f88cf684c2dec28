import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../src/request/client.ts';
import type { Call } from '../../src/request/send.ts';
import { forgetSession, startSession } from '../../src/request/session-store.ts';
import { provideNotices } from '../../src/request/tell.ts';
import { json, network, success } from '../support/network.ts';
import { recordNotices } from '../support/notices.ts';
import { makeUser } from '../support/user.ts';

const book: Call = { method: 'POST', path: '/venue/venueBooking/add', body: { title: '宣讲' }, idempotencyKey: 'k1' };
const warned = {
  success: false,
  code: 500,
  message: '该日为节假日；该日为周末',
  result: { errorCode: 'RC_WARN', warnings: ['该日为节假日', '该日为周末'] },
  timestamp: 1,
};
const isConfirmed = (url: URL): boolean => url.searchParams.get('confirm') === '1';
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

test('shows all warnings in one dialog and repeats the call with a new key when they are acknowledged', async () => {
  const sent = network(({ url }) => json(isConfirmed(url) ? success('done') : warned));
  expect(await request(book)).toBe('done');
  expect(sent.map(({ url }) => isConfirmed(url))).toEqual([false, true]);
  expect(sent[1]?.body).toEqual(book.body);
  expect(sent[1]?.headers.get('X-Idempotency-Key')).not.toBe('k1');
  expect(shown).toEqual(['confirm: 请确认 / 该日为节假日\n该日为周末']);
});

test('sends nothing and shows nothing more when they are not acknowledged', async () => {
  const sent = network(() => json(warned));
  const confirm = vi.fn(async () => false);
  const message = vi.fn();
  provideNotices(async () => ({ confirm, message }) as never);
  await expect(request(book)).rejects.toMatchObject({ errorCode: 'RC_WARN', message: warned.message });
  expect(sent).toHaveLength(1);
  expect(confirm).toHaveBeenCalledOnce();
  expect(message).not.toHaveBeenCalled();
});

test('asks nothing for a background call', async () => {
  network(() => json(warned));
  await expect(request({ ...book, silent: true })).rejects.toMatchObject({ errorCode: 'RC_WARN' });
  expect(shown).toEqual([]);
});
