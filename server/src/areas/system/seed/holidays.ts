import { holiday } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../../kit/context.ts';
import { jsonb } from '../../../kit/database/parameters.ts';
import { holidaysOfTenant, provisional } from './holiday-rows.ts';
import { addMissing } from './rows.ts';

/**
 * Adds national holidays to every tenant, or the given one; days registered by users stay unchanged.
 * Once a year's calendar ships, its unchanged provisional days get their final name.
 */
export async function addHolidays(context: Context, tenantId?: number): Promise<void> {
  const { db } = context;
  const tenants = tenantId === undefined ? await tenantIds(context) : [tenantId];
  const rows = tenants.flatMap(holidaysOfTenant);
  const live = await db
    .selectFrom('rc_holiday')
    .where('delFlag', '=', 0)
    .where('tenantId', 'in', tenants)
    .select(['id', 'tenantId', 'date'])
    .execute();
  const taken = new Map(live.map((row) => [`${row.tenantId}:${row.date.slice(0, 10)}`, row.id]));
  await addMissing(context, holiday, rows, (row) => {
    const there = taken.get(`${String(row.tenantId)}:${String(row.date)}`);
    return there !== undefined && there !== row.id;
  });
  const announced = rows.filter(({ name }) => !name.endsWith(provisional));
  await sql`
    update rc_holiday h set name = a.name, kind = a.kind
    from jsonb_to_recordset(${jsonb(announced)}::jsonb) as a(id text, name text, kind int)
    where h.id = a.id and h.version = 0 and h.name like ${`%${provisional}`}`.execute(db);
}

async function tenantIds({ db }: Context): Promise<number[]> {
  const tenants = await db.selectFrom('sys_tenant').where('delFlag', '=', 0).select('id').execute();
  return tenants.map(({ id }) => Number(id));
}
