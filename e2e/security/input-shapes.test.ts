import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { securityWorld } from '../../server/test/support/security-world.ts';

/* A request has the shape its call declares, or it is refused before anything is read or written. */
const world = securityWorld();

describe('a body', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'username=x'],
    ['text that is JSON', 'text/plain', '{"username":"x"}'],
    ['XML', 'text/xml', '<a/>'],
    ['JSON with a second type', 'application/json; text/html', 'a=1'],
  ])('S-Y2: that is %s is not read', async (_name, type, body) => {
    const before = await world.accounts();
    const { http, success } = await world.ask('POST', '/sys/user/add', {
      as: 'admin',
      body: Buffer.from(body),
      headers: { 'content-type': type },
    });
    // The last one is read as the JSON it says it is, and is none.
    expect([200, 400, 415]).toContain(http);
    expect(success).toBe(false);
    expect(await world.accounts()).toBe(before);
  });
  it.each([{}, [], true, ['Campus@2026'], { $ne: null }])('S-N25: %j is no password', async (password) => {
    const { success, http } = await world.ask('POST', '/sys/login', {
      body: { username: 'admin', password, captcha: '8888', checkKey: 'k' },
    });
    expect([http, success]).toEqual([200, false]);
  });
  it.each([
    ['status', 1],
    ['userType', '1'],
    ['roleIds', 'x'],
    ['auditStatus', 3],
    ['relTenantIds', '1,2'],
  ])('S-N30, S-N10: a registration does not choose its %s', async (field, value) => {
    const body = {
      username: 'newcomer',
      password: 'Ginkgo@2026xy',
      phone: '13912345678',
      smscode: '123456',
      [field]: value,
    };
    expect(await world.ask('POST', '/sys/user/register', { body })).toMatchObject({
      success: false,
      message: `不支持的字段：${field}`,
    });
  });
  it('S-N35: a password that is too long is refused, not cut', async () => {
    const body = { username: 'longpass', realname: '长', workNo: 'L1', phone: '13900009999' };
    const password = `Ab1@${'x'.repeat(61)}`;
    const { success, message } = await world.ask('POST', '/sys/user/add', {
      as: 'admin',
      body: { ...body, password, confirmpassword: password },
    });
    expect(success).toBe(false);
    expect(message).not.toBe('');
  });
});

describe('a value of a choice', () => {
  it('S-J59: is one of the choices', async () => {
    const body = {
      titile: '通告',
      msgAbstract: '摘要',
      msgContent: '<p>文</p>',
      priority: 'M" onmouseover=probe()',
      msgType: 'ALL',
      msgCategory: '1',
      startTime: '2026-11-20 08:00:00',
      endTime: '2027-11-20 08:00:00',
    };
    const { success, result } = await world.ask('POST', '/sys/annountCement/add', { as: 'admin', body });
    expect([success, Object.keys(result.fields)]).toEqual([false, ['priority']]);
  });
  it.each(['../canary.txt', 'http://127.0.0.1:9/a.pdf'])('S-J54, S-J61: %s is no attachment', async (files) => {
    const { success } = await world.ask('POST', '/sys/annountCement/add', {
      as: 'admin',
      body: { titile: '通告', msgContent: '文', files },
    });
    expect(success).toBe(false);
  });
  it.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder of other products
    'http://x.example.invalid/${token}',
    'javascript:probe()',
    'data:text/html,x',
    '//example.invalid',
    '/\\example.invalid',
  ])('S-J69: %s is no address of a menu', async (url) => {
    const body = { name: '试', menuType: 0, url, component: 'layouts/RouteView' };
    expect((await world.ask('POST', '/sys/permission/add', { as: 'admin', body })).success).toBe(false);
  });
});

describe('a password reset', () => {
  it('S-J27: is no address to open, and needs the ticket of the same person', async () => {
    expect((await world.ask('GET', '/sys/user/passwordChange?username=viewer')).http).toBe(405);
    const body = { username: 'viewer', password: 'Willow#83jumps', phone: '13900000000', smscode: '000000' };
    expect((await world.ask('POST', '/sys/user/passwordChange', { body })).success).toBe(false);
    expect(await world.app.signIn('viewer')).toEqual(expect.any(String));
  });
  it('S-J23: whether a name is taken is told by the name, nothing else', async () => {
    expect((await world.ask('GET', '/sys/user/checkOnlyUser?password=x')).success).toBe(false);
  });
});
