import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemSession } from '../../src/platform/jobs/job-runner.ts';
import { setting } from '../../src/platform/settings.ts';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let admin: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('school') };
});
afterAll(() => fixture.close());

const save = (group: string, values: Record<string, unknown>) =>
  fixture.post('/recruit/setting/save', { group, values }, admin);
const read = async () => (await fixture.get('/recruit/setting/list', admin)).result;

describe('recruitment parameters', () => {
  it('have their defaults, and the tenant’s own values once saved', async () => {
    expect((await read()).values).toEqual((await read()).defaults);
    expect(await save('post', { 'post.maxActive': '80', 'post.autoAudit': 1 })).toMatchObject({
      success: true,
      message: '保存成功！',
    });
    expect((await read()).values).toMatchObject({ 'post.maxActive': 80, 'post.autoAudit': 1, 'post.dailyLimit': 20 });
    const inTenant = (tenantId: number) =>
      fixture.app.engine.runAs(systemSession(tenantId), (context) => setting(context, 'post.maxActive'));
    expect([await inTenant(1), await inTenant(2)]).toEqual([80, 50]);
  });
  it.each([
    ['post', { 'post.validDays': 0 }],
    ['post', { 'post.validDays': 181 }],
    ['post', { 'post.validDays': '' }],
    ['post', { 'post.validDays': 'x' }],
    ['post', { 'delivery.confirmDays': 5 }],
    ['post', { __proto__x: 1 }],
    ['delivery', { 'delivery.dailyLimit': 1.5 }],
    ['constructor', {}],
  ])('refuse %s %j and keep nothing of it', async (group, values) => {
    const before = (await read()).values;
    expect((await save(group, { ...values })).success).toBe(false);
    expect((await read()).values).toEqual(before);
  });
  it('are the holders’ of their code alone', async () => {
    const viewer = { token: await fixture.token('viewer') };
    expect((await fixture.get('/recruit/setting/list', viewer)).code).toBe(510);
    expect((await fixture.post('/recruit/setting/save', { group: 'post', values: {} }, viewer)).code).toBe(510);
  });
});

describe('a holiday', () => {
  it('moves the day by which an audit is expected', async () => {
    const { loadHolidays } = await import('../../src/platform/holidays.ts');
    const shipped = await fixture.app.engine.runAs(systemSession(1), loadHolidays);
    const body = { date: '2025-10-16', name: '校庆', kind: 1 };
    expect((await fixture.post('/recruit/holiday/add', body, admin)).success).toBe(true);
    expect((await fixture.post('/recruit/holiday/add', body, admin)).message).toBe('该日期已登记');
    const own = { date: '2025-10-16', kind: 1, name: '校庆' };
    const isOwn = ({ date }: { date: string }) => date === own.date;
    const registered = await fixture.app.engine.runAs(systemSession(1), loadHolidays);
    expect(registered.filter(isOwn)).toEqual([own]);
    expect(registered.filter((row) => !isOwn(row))).toEqual(shipped);
    expect(await fixture.app.engine.runAs(systemSession(2), loadHolidays)).toEqual(shipped);
    const { rows } = await sql`select 1 from sys_data_log where data_table = 'rc_holiday'`.execute(fixture.db);
    expect(rows.length).toBe(1);
  });
  it('is a day and a kind', async () => {
    for (const [more, message] of [
      [{ date: '' }, '请选择日期!'],
      [{ date: '2025-02-30' }, '日期格式不正确!'],
      [{ kind: 3 }, '类型的值不在可选范围内!'],
    ] as const)
      expect(
        (await fixture.post('/recruit/holiday/add', { date: '2025-12-01', name: 'x', kind: 1, ...more }, admin))
          .message,
      ).toBe(message);
  });
});
