import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { securityFixture } from '../../server/test/support/security-fixture.ts';

/* A request has the shape its call declares, or it is refused before anything is read or written. */
const fixture = securityFixture();

describe('a value of a choice', () => {
  it('S-J59: is refused when it is none of the choices', async () => {
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
    const { success, result } = await fixture.ask('POST', '/sys/annountCement/add', { as: 'admin', body });
    expect([success, Object.keys(result.fields)]).toEqual([false, ['priority']]);
    const right = await fixture.ask('POST', '/sys/annountCement/add', {
      as: 'admin',
      body: { ...body, priority: 'M' },
    });
    expect(right.success).toBe(true);
  });
  it.each([
    'http://x.example.invalid/${token}',
    'javascript:probe()',
    'data:text/html,x',
    '//example.invalid',
    '/\\example.invalid',
  ])('S-J69: %s is no address of a menu', async (url) => {
    const add = (address: string) =>
      fixture.ask('POST', '/sys/permission/add', {
        as: 'admin',
        body: { name: '试', menuType: 0, url: address, component: 'layouts/RouteView', sortNo: 99 },
      });
    const menus = async () =>
      (await sql`select id, url from sys_permission order by id`.execute(fixture.app.engine.db)).rows;
    const before = await menus();
    expect(await add(url)).toMatchObject({ http: 200, success: false, code: 500 });
    expect(await menus()).toEqual(before);
    // Everything else about it is right.
    expect((await add(`/probe${before.length}`)).success).toBe(true);
  });
});

describe('a check before the sign-in', () => {
  it('S-J23: the check of a user name depends on the name alone', async () => {
    const check = async (query: string) => {
      const { http, code, success, message } = await fixture.ask('GET', `/sys/user/checkOnlyUser?${query}`);
      return [http, code, success, message];
    };
    const alone = await check('');
    expect(alone[2]).toBe(false);
    for (const query of ['password=x', 'password=Campus%402026', 'realname=admin', 'workNo=1', 'id=1', 'salt=x'])
      expect(await check(query), query).toEqual(alone);
    const free = await check('username=nobody_at_all');
    expect(free.slice(0, 3)).toEqual([200, 200, true]);
    for (const password of ['x', 'Campus%402026'])
      expect(await check(`username=nobody_at_all&password=${password}`)).toEqual(free);
  });
});
