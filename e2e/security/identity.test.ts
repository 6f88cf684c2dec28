import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { verifyPassword } from '../../server/src/platform/sign-in/password-hash.ts';
import { securityWorld } from '../../server/test/support/security-world.ts';

/* Who somebody is comes from a live session of the server's own making and from nothing else in a request. */
const world = securityWorld();
const encode = encodeURIComponent;
const refused = '没有权限，请联系管理员分配权限！';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const forged = (header: object, key?: string): string => {
  const unsigned = `${part(header)}.${part({ username: 'admin', sub: 'admin', exp: 4_000_000_000 })}`;
  return `${unsigned}.${key === undefined ? '' : createHmac('sha256', key).update(unsigned).digest('base64url')}`;
};
const with_ = (token: string) => ({ headers: { 'x-access-token': token } });

describe('a password', () => {
  it('S-J67: of nobody is one that such systems used to ship with', async () => {
    const { rows } = await sql<{ password: string }>`select distinct password from sys_user`.execute(
      world.app.engine.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { password } of rows)
      for (const shipped of ['123456', 'admin', 'jeecg', ''])
        expect(await verifyPassword(password, shipped), shipped).toBe(false);
  });
});

describe('a token', () => {
  it.each([
    ['without a signature', forged({ alg: 'none' })],
    ['signed with a known key', forged({ alg: 'HS256' }, 'abcdefghijklmnopqrstuvwxyz')],
    ['signed with the password', forged({ alg: 'HS256' }, 'Campus@2026')],
    ['of no shape', 'x'],
  ])('S-J32, S-N31, S-N37: %s opens nothing and signs nobody out', async (_name, token) => {
    expect((await world.ask('GET', '/sys/user/list', with_(token))).http).toBe(401);
    const out = await world.ask('POST', '/sys/logout', { ...with_(token), body: {} });
    expect(out.success).toBe(false);
    expect((await world.ask('GET', '/sys/user/list', { as: 'admin' })).success).toBe(true);
  });
  it('S-N9: in the address is no token, and is written down nowhere', async () => {
    const mark = 'MARK77MARK77';
    expect((await world.ask('GET', `/sys/user/list?token=${mark}`)).http).toBe(401);
    expect(world.app.log.lines.join('\n')).not.toContain(mark);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from sys_log where coalesce(request_param, '') like ${`%${mark}%`}`.execute(
      world.app.engine.db,
    );
    expect(rows[0]?.n).toBe(0);
  });
  it('S-N34, S-V1: is dead at once after the sign-out', async () => {
    const token = await world.app.signIn('content01');
    expect((await world.ask('GET', '/sys/user/getUserInfo', with_(token))).success).toBe(true);
    await world.ask('POST', '/sys/logout', { ...with_(token), body: {} });
    expect((await world.ask('GET', '/sys/user/getUserInfo', with_(token))).http).toBe(401);
  });
  it('S-N34: is dead at once after its owner was frozen', async () => {
    const token = await world.app.signIn('auditor');
    const { result } = await world.ask('GET', '/sys/user/list?username=auditor', { as: 'admin' });
    const freeze = (status: string) =>
      world.ask('PUT', '/sys/user/frozenBatch', { as: 'admin', body: { ids: result.records[0].id, status } });
    expect((await freeze('2')).success).toBe(true);
    expect((await world.ask('GET', '/sys/user/getUserInfo', with_(token))).http).toBe(401);
    await freeze('1');
  });
  it('S-J29, S-Y9: of nobody stands in the list of those who are online', async () => {
    expect(await world.ask('GET', '/sys/online/list', { as: 'viewer' })).toMatchObject({ code: 510, message: refused });
    const { text } = await world.ask('GET', '/sys/online/list?pageSize=100', { as: 'admin' });
    for (const account of ['admin', 'viewer']) expect(text).not.toContain(await world.token(account));
  });
  it('S-J22: of nobody stands in the trace of requests', async () => {
    expect((await world.ask('GET', '/actuator/httptrace')).http).toBe(401);
    const { text } = await world.ask('GET', '/actuator/httptrace', { as: 'admin' });
    expect(text.length).toBeGreaterThan(2);
    for (const account of ['admin', 'viewer']) expect(text).not.toContain(await world.token(account));
  });
});

it('S-N19: an unknown name reads like a wrong password, in every byte but time and number', async () => {
  const attempt = async (username: string) => {
    const checkKey = `n19-${username}`;
    await world.ask('GET', `/sys/randomImage/${checkKey}`);
    const body = { username, password: 'Wrong@2026', captcha: '8888', checkKey };
    const { http, text } = await world.ask('POST', '/sys/login', { body });
    const { timestamp: _timestamp, ...answer } = JSON.parse(text);
    return { http, answer };
  };
  expect(await attempt('nobody_at_all')).toEqual(await attempt('viewer'));
});

describe('a deleted account', () => {
  it('S-N46: comes back by those who may, in its own tenant, and by nobody else', async () => {
    const { result } = await world.ask('GET', '/sys/user/list?username=content01', { as: 'admin' });
    const [{ id }] = result.records;
    expect((await world.ask('DELETE', `/sys/user/delete?id=${id}`, { as: 'admin' })).success).toBe(true);
    const restore = (as: string, tenant?: string) =>
      world.ask('PUT', '/sys/user/putRecycleBin', {
        as,
        body: { userIds: id },
        ...(tenant && { headers: { 'tenant-id': tenant } }),
      });
    expect(await restore('viewer')).toMatchObject({ code: 510, message: refused });
    expect(await restore('admin', '2')).toMatchObject({ success: false });
    const bin = await world.ask('GET', '/sys/user/recycleBin', { as: 'admin' });
    expect(bin.result.map((row: { id: string }) => row.id)).toContain(id);
    expect(await restore('admin')).toMatchObject({ success: true, message: '还原成功' });
  });
});

describe('cookies, headers and parameters', () => {
  it.each([
    ['S-Y1', { cookie: 'rememberMe=AAAA; token=admin' }],
    ['S-J46', { 'x-sign': '0'.repeat(32), 'x-timestamp': '0' }],
    ['S-J33', { 'x-user': 'admin', 'x-forwarded-user': 'admin' }],
  ])('%s: sign nobody in', async (_id, headers) => {
    expect((await world.ask('GET', '/sys/user/list', { headers })).http).toBe(401);
  });
  it('S-J46: a signature changes no answer', async () => {
    const ask = (headers: Record<string, string>) =>
      world.ask('GET', '/sys/user/getUserInfo', { as: 'viewer', headers });
    const [none, wrong] = [await ask({}), await ask({ 'x-sign': 'ffff', 'x-timestamp': '1' })];
    expect(wrong.result).toEqual(none.result);
  });
  it('S-J33, S-V3: a parameter does not change whose data are answered', async () => {
    const token = forged({ alg: 'HS256' }, 'x');
    const { result } = await world.ask('GET', `/sys/user/getUserSectionInfoByToken?token=${token}&username=admin`, {
      as: 'viewer',
    });
    expect(result.sysUserCode).toBe('viewer');
  });
  it('S-J34: the current department is one of one’s own, for oneself', async () => {
    const choose = (body: object) => world.ask('POST', '/sys/selectDepart', { as: 'viewer', body });
    expect((await choose({ orgCode: 'A01', username: 'admin' })).success).toBe(false);
    expect((await choose({ orgCode: 'A99', username: 'viewer' })).success).toBe(false);
  });
  it('S-J35: one’s own profile holds no rights', async () => {
    const row = () => sql`select * from sys_user where username = 'viewer'`.execute(world.app.engine.db);
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
      const { success, message } = await world.ask('POST', '/sys/user/login/setting/userEdit', { as: 'viewer', body });
      expect([success, message]).toEqual([false, `不支持的字段：${field}`]);
    }
    expect((await row()).rows).toEqual(before.rows);
  });
  it('S-J41, S-J30: another tenant is not entered by naming it', async () => {
    const { http, success } = await world.ask('GET', '/api/pc/bizCompany/list', {
      as: 'hr01',
      headers: { 'tenant-id': '2' },
    });
    expect([http === 401 || success === false, success]).toEqual([true, false]);
  });
  it('S-J64: forged hosts change no answer', async () => {
    const ask = (headers: Record<string, string>) =>
      world.ask('GET', '/sys/user/getUserInfo', { as: 'viewer', headers });
    const plain = await ask({});
    const answer = await ask({ 'x-forwarded-host': 'example.invalid', x_gateway_base_path: 'http://example.invalid' });
    expect(answer.result).toEqual(plain.result);
    expect(JSON.stringify(answer.headers)).not.toContain('example.invalid');
  });
  it.each(['https://example.invalid', 'null', 'http://localhost.example.invalid'])(
    'S-J68, S-N36: a page of %s is not let in',
    async (origin) => {
      const { headers } = await world.ask('GET', '/sys/user/getUserInfo', { as: 'viewer', headers: { origin } });
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
    '/sys/user/list%00',
    '/sys/user/..%2fuser/list',
  ];
  it.each(forms)('S-J66: %s opens nothing', async (path) => {
    expect([401, 404, 400]).toContain((await world.ask('GET', path)).http);
  });
  it('S-J56: an answer is JSON, whatever is asked', async () => {
    const { headers, text } = await world.ask('GET', `/sys/user/list?x=${encode('"onmouseover=probe()<script>')}`);
    expect(String(headers['content-type'])).toContain('application/json');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text).not.toContain('<script');
  });
  it('S-N13: no version is told to a stranger', async () => {
    for (const path of ['/sys/randomImage/k1', '/nowhere', '/sys/user/list']) {
      const { headers, text } = await world.ask('GET', path);
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['server']));
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(text).not.toMatch(/"version"|fastify|node\/\d/i);
    }
  });
});

describe('what an answer holds', () => {
  const secretKeys = /"(password|salt|token_?hash|secret|db_?password|secretKey)":"(?!\*)[^"]+"/i;
  it.each([
    '/sys/user/list?pageSize=100',
    '/sys/user/getUserInfo',
    '/sys/user/queryUserComponentData?pageSize=100',
    '/sys/online/list',
    '/sys/tenant/list',
    '/sys/dataSource/list',
    '/sys/log/list',
    '/sys/dataLog/list',
  ])('S-J37, S-N26: %s holds no secret', async (path) => {
    const { success, text } = await world.ask('GET', path, { as: 'admin' });
    expect(success).toBe(true);
    expect(text).not.toMatch(secretKeys);
    expect(text).not.toContain('$argon2');
  });
  it('S-J31: the picker of users shows no whole phone, no mail and no birthday', async () => {
    const { result } = await world.ask('GET', '/sys/user/queryUserComponentData?pageSize=100', { as: 'viewer' });
    expect(result.records.length).toBeGreaterThan(0);
    for (const row of result.records) {
      expect(row.phone ?? '').toMatch(/^$|^\d{3}\*{4}\d{4}$/);
      expect(row).not.toHaveProperty('email');
      expect(row).not.toHaveProperty('birthday');
    }
  });
});
