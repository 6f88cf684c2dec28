import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { loadSecrets } from '../../server/src/platform/secrets/load-secrets.ts';
import { securityFixture } from '../../server/test/support/security-fixture.ts';
import { SecurityRoles } from '../../server/test/support/security-roles.ts';

/* A token is the server's own, of a session that lives now, and is written down nowhere. */
const fixture = securityFixture();
const roles = new SecurityRoles(fixture);
const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decodePart = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
const signToken = (head: object, claims: object, key: Buffer | string, hash = 'sha256') => {
  const text = `${encodePart(head)}.${encodePart(claims)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
};
const holder = (token: string) =>
  fixture.ask('GET', '/sys/user/getUserInfo', {
    headers: { 'x-access-token': token, authorization: `Bearer ${token}` },
  });
const refused = { http: 401, code: 401, success: false, result: { errorCode: expect.any(String) } };

describe('a token', () => {
  it('S-N31: opens nothing with another algorithm, key, time or audience', async () => {
    const token = await fixture.app.signIn('viewer');
    const [head = '', body = '', sign = ''] = token.split('.');
    const [header, claims] = [decodePart(head), decodePart(body)];
    const { tokenKeys } = await loadSecrets({ dataDir: fixture.app.dataDir, mayGenerate: false, env: {} });
    const key = tokenKeys.find(({ kid }) => kid === header.kid)?.key ?? Buffer.alloc(0);
    // A token signed like this is valid: each of the others differs in one thing.
    expect(await holder(signToken(header, claims, key))).toMatchObject({ success: true });
    const wrong = {
      'no signature': `${encodePart({ ...header, alg: 'none' })}.${body}.`,
      'no signature, another case': `${encodePart({ ...header, alg: 'nOnE' })}.${body}.`,
      'none, but signed': signToken({ ...header, alg: 'none' }, claims, key),
      'another algorithm': signToken({ ...header, alg: 'HS512' }, claims, key, 'sha512'),
      'another algorithm by name': signToken({ ...header, alg: 'RS256' }, claims, key),
      'another key': signToken(header, claims, Buffer.alloc(32, 7)),
      'an empty key': signToken(header, claims, ''),
      'no key id': signToken({ ...header, kid: '' }, claims, key),
      'a path as key id': signToken({ ...header, kid: '../../x' }, claims, key),
      'a swapped body': `${head}.${encodePart({ ...claims, username: 'admin' })}.${sign}`,
      expired: signToken(header, { ...claims, exp: Math.floor(Date.now() / 1000) - 5 * 365 * 86_400 }, key),
      'without end': signToken(header, { ...claims, exp: undefined }, key),
      'another audience': signToken(header, { ...claims, aud: 'https://other.example.edu.cn' }, key),
      'another session': signToken(header, { ...claims, sid: '1790000000000000009' }, key),
    };
    for (const [what, forged] of Object.entries(wrong)) expect(await holder(forged), what).toMatchObject(refused);
  });

  it('S-N9, S-V3: is ignored in the address and logged nowhere', async () => {
    const mark = 'MARK77MARK77';
    for (const name of ['token', 'X-Access-Token', 'access_token', 'ticket', 'smscode']) {
      const url = `/sys/user/list?${name}=${mark}`;
      expect((await fixture.ask('GET', url)).http).toBe(401);
      // Also of a call that is answered, noted and shown to administrators.
      await fixture.ask('GET', `${url}&${name}=${mark}`, { as: 'admin' });
      await fixture.ask('DELETE', `/sys/position/delete?id=1&${name}=${mark}`, { as: 'admin' });
    }
    await fixture.ask('GET', `/sys/cas/client/validateLogin?ticket=${mark}&service=http://127.0.0.1/`);
    expect(fixture.app.log.lines.join('\n')).not.toContain(mark);
    for (const table of ['sys_log', 'sys_data_log', 'sys_audit']) {
      const { rows } = await sql`select 1 from ${sql.table(table)} t where t::text like ${`%${mark}%`}`.execute(
        fixture.app.engine.db,
      );
      expect(rows, table).toEqual([]);
    }
    expect((await fixture.ask('GET', '/actuator/httptrace', { as: 'admin' })).text).not.toContain(mark);
  });
});

describe('a token is dead at once', () => {
  const alive = async (username: string) => {
    const token = await fixture.app.signIn(username);
    expect(await holder(token)).toMatchObject({ success: true });
    return token;
  };
  it('S-N34, S-V1: after the sign-out, for every holder', async () => {
    const token = await alive('content01');
    await fixture.ask('POST', '/sys/logout', { headers: { 'x-access-token': token }, body: {} });
    expect(await holder(token)).toMatchObject(refused);
  });
  it('S-N34: after its owner was frozen', async () => {
    const { id, username } = await roles.account();
    const token = await alive(username);
    await roles.done('PUT', '/sys/user/frozenBatch', { ids: id, status: '2' });
    expect(await holder(token)).toMatchObject(refused);
  });
  it('S-N34: after its owner was deleted', async () => {
    const { id, username } = await roles.account();
    const token = await alive(username);
    await roles.done('DELETE', `/sys/user/delete?id=${id}`);
    expect(await holder(token)).toMatchObject(refused);
  });
  it('S-N34: after another user set the password', async () => {
    const { username } = await roles.account();
    const token = await alive(username);
    const password = 'Willow#83jumps';
    await roles.done('PUT', '/sys/user/changePassword', { username, password, confirmpassword: password });
    expect(await holder(token)).toMatchObject(refused);
  });
  it('S-N34: after its owner changed the password in another session', async () => {
    const { username } = await roles.account();
    const [stolen, own] = [await alive(username), await alive(username)];
    const password = 'Willow#83jumps';
    const body = { username, oldpassword: 'Campus@2026', password, confirmpassword: password };
    const headers = { 'x-access-token': own };
    expect(await fixture.ask('PUT', '/sys/user/updatePassword', { headers, body })).toMatchObject({ success: true });
    expect(await holder(stolen)).toMatchObject(refused);
  });
});
