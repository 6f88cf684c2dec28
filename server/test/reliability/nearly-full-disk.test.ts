import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const megabyte = 1024 * 1024;
/* The embedded database refuses writes below 512 MB; PostgreSQL has a disk of its own. */
describe.runIf(inject('template').kind === 'embedded')('a nearly full disk', () => {
  let app: TestApp;
  let free = Number.POSITIVE_INFINITY;
  let at = Date.parse('2026-11-20T02:00:00Z');
  beforeAll(async () => {
    app = await createTestApp({ filled: 'tiny', freeBytes: async () => free, now: () => new Date(at) });
  });
  afterAll(() => {
    free = Number.POSITIVE_INFINITY;
    return app.close();
  });
  beforeEach(() => {
    free = Number.POSITIVE_INFINITY;
  });
  const get = (url: string, as?: string) => app.call({ method: 'GET', url: `/server${url}`, as });
  const addPosition = (as: string, code: string) =>
    app.call({ method: 'POST', url: '/server/sys/position/add', as, payload: { code, name: '职务', postRank: '1' } });

  it('refuses writes with a sentence and answers reads, also when the last call was long ago', async () => {
    const token = await app.signIn('school');
    free = 300 * megabyte;
    at += 5 * 60_000;
    expect((await get('/sys/user/getUserInfo', token)).body).toMatchObject({ success: true });
    expect((await get('/api/pc/bizCompany/list', token)).body).toMatchObject({ success: true });
    expect((await addPosition(token, 'full1')).body).toMatchObject({
      success: false,
      message: '磁盘剩余空间不足，暂停写入，请联系管理员',
    });
    free = Number.POSITIVE_INFINITY;
    expect((await addPosition(token, 'full1')).body).toMatchObject({ success: true });
  });

  it('lets people sign in, and ends a session that is signed out', async () => {
    free = 300 * megabyte;
    const token = await app.signIn('school');
    expect((await get('/sys/user/getUserInfo', token)).status).toBe(200);
    const out = await app.call({ method: 'POST', url: '/server/sys/logout', as: token, payload: {} });
    expect(out.body).toMatchObject({ success: true });
    expect((await get('/sys/user/getUserInfo', token)).status).toBe(401);
  });

  it('refuses even those below an eighth of the limit, where the database itself would stop', async () => {
    free = 32 * megabyte;
    await expect(app.signIn('school')).rejects.toThrow('磁盘剩余空间不足');
  });

  it('is reported by /readyz and not by /healthz', async () => {
    const probe = async (url: string) => {
      const { status, body } = await app.call({ method: 'GET', url });
      return [status, body];
    };
    expect(await probe('/readyz')).toEqual([200, { status: 'UP' }]);
    free = 300 * megabyte;
    expect(await probe('/readyz')).toEqual([
      503,
      { status: 'DOWN', reason: '磁盘剩余空间不足，暂停写入，请联系管理员' },
    ]);
    expect(await probe('/healthz')).toEqual([200, { status: 'UP' }]);
  });
});
