import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
});
afterAll(() => fixture.close());

describe('the tenant of a request', () => {
  const list = '/sys/position/list';
  it.each([
    ['a user of one tenant needs no header', 'school', undefined, { code: 200 }],
    ['0, null and undefined mean the own one', 'school', 'undefined', { code: 200 }],
    ['a foreign tenant ends the visit', 'school', '2', { http: 401, message: '用户租户信息变更,请重新登陆!' }],
    ['a tenant that begins like the own one is foreign', 'school', '11', { http: 401 }],
    ['what is no number is refused', 'school', '1x', { http: 200, code: 500, message: '租户参数不合法' }],
    ['a user of two must choose', 'multi', undefined, { code: 510, message: '请选择登录租户' }],
    ['and may choose either', 'multi', '2', { code: 200 }],
    ['but no third', 'multi', '3', { http: 401 }],
    ['the platform administrator may choose any', 'admin', '3', { code: 200 }],
    ['that exists', 'admin', '99', { http: 401 }],
  ])('%s', async (_what, username, tenant, expected) => {
    const token = await fixture.token(username);
    expect(await fixture.get(list, { token, ...(tenant !== undefined && { tenant }) })).toMatchObject(expected);
  });

  it('gives the platform administrator tenant 1 by itself, and each tenant its own rows', async () => {
    const token = await fixture.token('admin');
    const rows = async (tenant?: number) =>
      (await fixture.get(list, { token, ...(tenant && { tenant }) })).result.records.length;
    expect(await rows()).toBe(6);
    await fixture.db.deleteFrom('sys_position').where('tenantId', '=', 2).execute();
    expect([await rows(1), await rows(2), await rows(3)]).toEqual([6, 0, 6]);
  });
});
