import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { securityFixture } from '../../server/test/support/security-fixture.ts';

/* The user of a request is the one of a live session issued by the server; nothing else in a request counts. */
const fixture = securityFixture();
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const forgeToken = (header: object, key?: string): string => {
  const unsigned = `${part(header)}.${part({ username: 'admin', sub: 'admin', exp: 4_000_000_000 })}`;
  return `${unsigned}.${key === undefined ? '' : createHmac('sha256', key).update(unsigned).digest('base64url')}`;
};
const with_ = (token: string) => ({ headers: { 'x-access-token': token } });

describe('a token', () => {
  it.each([
    ['without a signature', forgeToken({ alg: 'none' })],
    ['signed with a known key', forgeToken({ alg: 'HS256' }, 'abcdefghijklmnopqrstuvwxyz')],
    ['signed with the password', forgeToken({ alg: 'HS256' }, 'Campus@2026')],
    ['of no shape', 'x'],
  ])('S-J32: %s opens nothing and ends no session', async (_name, token) => {
    expect((await fixture.ask('GET', '/sys/user/list', with_(token))).http).toBe(401);
    await fixture.token('admin');
    const out = [
      await fixture.ask('POST', '/sys/logout', { ...with_(token), body: {} }),
      await fixture.ask('GET', '/sys/logout', with_(token)),
    ];
    for (const answer of out) expect(answer).toMatchObject({ success: false, message: 'Token无效!' });
    expect((await fixture.ask('GET', '/sys/user/list', { as: 'admin' })).success).toBe(true);
  });
});

describe('cookies, headers and parameters', () => {
  it.each([
    ['S-J46', { 'x-sign': '0'.repeat(32), 'x-timestamp': '0' }],
    ['S-J33', { 'x-user': 'admin', 'x-forwarded-user': 'admin' }],
  ])('%s: sign no user in', async (_id, headers) => {
    expect((await fixture.ask('GET', '/sys/user/list', { headers })).http).toBe(401);
  });
  it('S-J46: a signature changes no answer, not even a valid one', async () => {
    // As the framework's client makes it: from the sorted parameters and a word that every browser is given.
    const signParameters = (parameters: object) =>
      createHash('md5')
        .update(`${JSON.stringify(parameters)}dd05f1c54d63749eda95f9fa6d49v442a`)
        .digest('hex')
        .toUpperCase();
    const timestamp = String(Date.now());
    const signatures = [
      {},
      { 'x-sign': 'F'.repeat(32), 'x-timestamp': '1' },
      { 'x-sign': signParameters({ pageNo: '1', pageSize: '3' }), 'x-timestamp': timestamp },
    ];
    for (const as of [undefined, 'viewer', 'admin']) {
      const answers = await Promise.all(
        signatures.map((headers) => fixture.ask('GET', '/sys/user/list?pageNo=1&pageSize=3', { as, headers })),
      );
      const [none, wrong, right] = answers.map(({ http, text }) => [http, text.replace(/"timestamp":\d+/, '')]);
      expect(wrong).toEqual(none);
      expect(right).toEqual(none);
    }
  });
  it('S-J33, S-V3: a parameter does not change whose data are answered', async () => {
    for (const token of [forgeToken({ alg: 'HS256' }, 'x'), await fixture.token('admin')])
      for (const path of ['/sys/user/getUserSectionInfoByToken', '/sys/user/getUserInfo']) {
        const { result, text } = await fixture.ask('GET', `${path}?token=${token}&username=admin`, { as: 'viewer' });
        expect(result.sysUserCode ?? result.userInfo.username).toBe('viewer');
        expect(text).not.toContain('"admin"');
      }
  });
  it('S-J35: the own profile holds no permissions', async () => {
    const row = () => sql`select * from sys_user where username = 'viewer'`.execute(fixture.app.engine.db);
    const before = await row();
    for (const field of [
      'userIdentity',
      'departIds',
      'roles',
      'status',
      'tenantIds',
      'password',
      'relTenantIds',
      'userType',
    ]) {
      const body = { nickname: '访客', [field]: '1' };
      const { success, message } = await fixture.ask('POST', '/sys/user/login/setting/userEdit', {
        as: 'viewer',
        body,
      });
      expect([success, message]).toEqual([false, `不支持的字段：${field}`]);
    }
    expect((await row()).rows).toEqual(before.rows);
  });
  it.each(['https://example.invalid', 'null', 'http://localhost.example.invalid'])(
    'S-J68: a page of %s is not let in',
    async (origin) => {
      const { headers } = await fixture.ask('GET', '/sys/user/getUserInfo', { as: 'viewer', headers: { origin } });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );
});

describe('the matched route decides, not the text of the path', () => {
  const forms = [
    '/sys/./user/list',
    '/sys//user/list',
    '/sys/user;x=1/list',
    '/%73ys/user/list',
    '/SYS/user/list',
    '/sys/user/list/',
    '/sys/user/list.js',
    '/sys/user/..%2fuser/list',
  ];
  it.each(forms)('S-J66: %s opens nothing', async (path) => {
    const { http, code, text } = await fixture.ask('GET', path);
    expect([401, 404]).toContain(http);
    expect(code).toBe(http);
    expect(text).not.toContain('"records"');
  });
});
