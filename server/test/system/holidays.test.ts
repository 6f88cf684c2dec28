import { isWorkingDay } from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSystem } from '../../src/areas/system/seed.ts';
import { loadHolidays } from '../../src/platform/holidays.ts';
import { systemSession } from '../../src/platform/jobs/job-runner.ts';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
});
afterAll(() => fixture.close());

type Row = { id: string; date: string; name: string; kind: number };
const calendar = async (tenantId: number): Promise<Row[]> =>
  (
    await sql<Row>`
      select id, date::text as date, name, kind from rc_holiday where tenant_id = ${tenantId} and del_flag = 0 order by date`.execute(
      fixture.db,
    )
  ).rows;
const restart = () => seedSystem(fixture.app.engine, { profile: 'none' });

describe('the national holidays', () => {
  it('are there for every tenant, worked weekends included', async () => {
    const rows = await calendar(1);
    expect((await calendar(3)).map(({ date, name, kind }) => ({ date, name, kind }))).toEqual(
      rows.map(({ date, name, kind }) => ({ date, name, kind })),
    );
    const of = (year: number, kind: number) =>
      rows.filter((row) => row.date.startsWith(`${year}-`) && row.kind === kind).length;
    expect([of(2025, 1), of(2025, 2)]).toEqual([28, 5]);
    expect([of(2026, 1), of(2026, 2)]).toEqual([33, 6]);
    expect([of(2027, 1), of(2027, 2)]).toEqual([13, 0]);
    const days = await fixture.app.engine.runAs(systemSession(2), loadHolidays);
    expect(isWorkingDay('2025-10-08', days)).toBe(false);
    expect(isWorkingDay('2025-10-11', days)).toBe(true);
    expect(isWorkingDay('2026-02-23', days)).toBe(false);
    expect(isWorkingDay('2026-10-10', days)).toBe(true);
  });
  it('are there at once for a tenant that is created while the server runs', async () => {
    const admin = { token: await fixture.token('admin') };
    const added = await fixture.post('/sys/tenant/add', { tenantNo: 88, name: '新校区', status: 1 }, admin);
    expect(added.success, added.message).toBe(true);
    const days = async (tenantId: number) =>
      (await calendar(tenantId)).map(({ date, name, kind }) => ({ date, name, kind }));
    expect(await days(88)).toEqual(await days(1));
    await restart();
    expect(await days(88)).toEqual(await days(1));
  });
  it('are worked on weekends only', async () => {
    for (const { date, kind } of await calendar(1))
      if (kind === 2) expect([0, 6], date).toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
  });
  it('reach an installation without any, and keep edited ones', async () => {
    await sql`delete from rc_holiday where tenant_id = 2`.execute(fixture.db);
    await sql`update rc_holiday set del_flag = 1 where tenant_id = 1 and date = '2026-02-28'`.execute(fixture.db);
    await sql`update rc_holiday set name = '校内补课', kind = 2, version = 1 where tenant_id = 1 and date = '2026-02-22'`.execute(
      fixture.db,
    );
    await sql`
      insert into rc_holiday (id, tenant_id, create_by, create_time, date, name, kind)
      values ('own', 2, 'school', now(), '2026-05-01', '校庆', 1)`.execute(fixture.db);
    await restart();
    const one = await calendar(1);
    expect(one.find(({ date }) => date === '2026-02-28')).toBeUndefined();
    expect(one.find(({ date }) => date === '2026-02-22')).toMatchObject({ name: '校内补课', kind: 2 });
    const two = await calendar(2);
    expect(two).toHaveLength(one.length + 1);
    expect(two.filter(({ date }) => date === '2026-05-01')).toMatchObject([{ id: 'own', name: '校庆' }]);
  });
  it('of a year that was not announced say so until it is', async () => {
    const rows = (await calendar(3)).filter(({ date }) => date.startsWith('2027-'));
    for (const { name } of rows) expect(name).toMatch(/（预排）$/);
    // What an older version shipped as provisional, and this one knows.
    await sql`update rc_holiday set name = name || '（预排）' where tenant_id = 3 and date = '2026-05-01'`.execute(
      fixture.db,
    );
    await restart();
    expect((await calendar(3)).find(({ date }) => date === '2026-05-01')?.name).toBe('劳动节');
  });
});
