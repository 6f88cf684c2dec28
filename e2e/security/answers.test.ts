import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { securityFixture } from '../../server/test/support/security-fixture.ts';
import { secretsIn } from './secret-keys.ts';

/* What an answer is and what it holds, whatever was asked. */
const fixture = securityFixture();
const refused = { http: 200, success: false, code: 510, result: { errorCode: 'RC_PERMISSION' } };
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : [];

describe('tokens', () => {
  const people = ['admin', 'viewer', 'hr01', 'school'];
  it('S-J22: are in no request trace', async () => {
    for (const as of people) {
      const token = await fixture.token(as);
      await fixture.ask('GET', '/sys/user/getUserInfo', { as, headers: { 'x-sign': token } });
      await fixture.ask('GET', `/sys/user/getUserInfo?token=${token}`, { as });
    }
    expect(await fixture.ask('GET', '/actuator/httptrace')).toMatchObject({ http: 401, code: 401 });
    for (const as of ['viewer', 'school', 'hr01'])
      expect(await fixture.ask('GET', '/actuator/httptrace', { as })).toMatchObject(refused);
    const { http, text } = await fixture.ask('GET', '/actuator/httptrace', { as: 'admin' });
    expect(http).toBe(200);
    expect(text).toContain('/sys/user/getUserInfo');
    for (const as of people) expect(text).not.toContain(await fixture.token(as));
  });
  it('S-J29, S-Y9: are not in the list of online users', async () => {
    for (const as of people) await fixture.token(as);
    expect(await fixture.ask('GET', '/sys/online/list')).toMatchObject({ http: 401 });
    for (const as of ['viewer', 'hr01']) {
      expect(await fixture.ask('GET', '/sys/online/list', { as })).toMatchObject(refused);
      const { rows } = await sql<{ id: string }>`
        select s.id from sys_session s join sys_user u on u.id = s.user_id where u.username = 'admin'`.execute(
        fixture.app.engine.db,
      );
      const body = { token: rows[0]?.id };
      expect(await fixture.ask('POST', '/sys/online/forceLogout', { as, body })).toMatchObject(refused);
    }
    const { result, text } = await fixture.ask('GET', '/sys/online/list?pageSize=100', { as: 'admin' });
    expect(result.records.length).toBeGreaterThanOrEqual(people.length);
    for (const as of people) expect(text).not.toContain(await fixture.token(as));
    for (const value of new Set(stringsIn(result)))
      if (/^[\x21-\x7e]+$/.test(value))
        expect(
          (await fixture.ask('GET', '/sys/user/getUserInfo', { headers: { 'x-access-token': value } })).http,
          value,
        ).toBe(401);
  });
});

describe('the description of the calls', () => {
  const production = securityFixture({
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: '1',
    ADMIN_PASSWORD: 'Ginkgo#83jumps',
    SEED: 'none',
    CAPTCHA_FIXED: '',
    RATE_LIMITS: 'on',
  });
  it.each(['doc.html', 'swagger-ui.html', 'swagger-ui/index.html', 'v2/api-docs', 'v3/api-docs', 'swagger-resources'])(
    'S-J25: is not where frameworks have it: %s',
    async (path) => {
      for (const as of [undefined, 'hr01', 'viewer', 'admin']) {
        const headers = { ...(as && { 'x-access-token': await fixture.token(as) }) };
        for (const prefix of ['/server', '/jeecg-boot'])
          expect((await fixture.app.server.inject({ url: `${prefix}/${path}`, headers })).statusCode).toBe(404);
        // Every other path returns a page of the console, which carries its own cache header.
        expect((await fixture.app.server.inject({ url: `/${path}`, headers })).body).not.toMatch(
          /openapi|swagger|"paths"/i,
        );
      }
    },
  );
  it('S-J25: needs the permission at its own address', async () => {
    await sql`update sys_user set phone = '14000039999' where username = 'admin'`.execute(production.app.engine.db);
    // Tests cannot read the picture: its code is fixed here.
    Object.assign(production.app.engine.services.settings, { captchaFixed: '8888' });
    const by = async (mobile: string, ip: string) => {
      const captcha = await production.smsCode(mobile, '0');
      const { result } = await production.ask('POST', '/sys/phoneLogin', { body: { mobile, captcha }, ip });
      return { headers: { 'x-access-token': String(result.token) } };
    };
    for (const path of ['/docs', '/docs/', '/docs/json', '/docs/static/swagger-ui.css'])
      expect(await production.ask('GET', path), path).toMatchObject({ http: 401, code: 401 });
    for (const mobile of ['14000030004', '14000020000'])
      expect(await production.ask('GET', '/docs/json', await by(mobile, '10.0.0.2'))).toMatchObject(refused);
    const { http, text } = await production.ask('GET', '/docs/json', await by('14000039999', '10.0.0.3'));
    expect([http, text.slice(0, 60)]).toEqual([200, expect.stringContaining('"openapi"')]);
  });
});

describe('every call that reads', () => {
  const probe = `x=${encodeURIComponent('"onmouseover=probe()')}`;
  const listReads = () =>
    fixture.app.routes
      .filter(({ methods }) => methods.includes('GET'))
      .map(({ path }) => path.replace(/:\w+|\*$/g, 'nothing'))
      // It ends the session that asks.
      .filter((path) => path !== '/sys/logout');

  it.each([undefined, 'hr01', 'viewer', 'admin'])(
    'S-J56, S-J37: answers %s JSON, nothing of the address as markup, and no secret',
    async (as) => {
      expect(listReads().length).toBeGreaterThan(200);
      for (const path of listReads()) {
        const { http, headers, text } = await fixture.ask('GET', `${path}?${probe}&pageSize=50`, { as });
        expect(headers['x-content-type-options'], path).toBe('nosniff');
        expect(text, path).not.toMatch(/(^|[^\\])"onmouseover/);
        expect(text, path).not.toContain('$argon2');
        const type = String(headers['content-type']);
        if (http === 302) expect(String(headers.location), path).not.toContain('onmouseover');
        else if (!headers['content-disposition']) {
          expect([path, type]).toEqual([path, 'application/json; charset=utf-8']);
          expect([path, secretsIn(JSON.parse(text))]).toEqual([path, []]);
        }
      }
    },
  );
});
