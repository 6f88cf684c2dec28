import { dailyQuota } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../kit/context.ts';
import { newId } from '../kit/write/new-id.ts';

interface Allowance {
  readonly most: number;
  /** What was used today before the first take is counted. */
  readonly used: () => Promise<number>;
}

/** Takes one of the day's allowance of `subject` in the open transaction; false when nothing is left. */
export async function takeOfDay(subject: string, { most, used }: Allowance, context: Context): Promise<boolean> {
  const { db, session, now, engine } = context;
  const day = now.slice(0, 10);
  const find = async () =>
    (
      await sql<{ id: string }>`
        select id from sys_daily_quota where ${context.live(dailyQuota)} and subject = ${subject} and day = ${day}::date`.execute(
        db,
      )
    ).rows[0]?.id;
  const known = await find();
  if (known !== undefined) return (await engine.quota(dailyQuota, 'use', context).take(known)) !== undefined;
  await sql`delete from sys_daily_quota where ${context.live(dailyQuota)} and subject = ${subject} and day < ${day}::date`.execute(
    db,
  );
  // The first of several at once inserts the row, the others wait for it and then take from it.
  await sql`
    insert into sys_daily_quota (id, tenant_id, subject, day, most, used, create_by, create_time)
    values (${newId()}, ${session.tenantId}, ${subject}, ${day}::date, ${most}::int, least(${await used()}::int, ${most}::int), ${session.username}, ${now})
    on conflict do nothing`.execute(db);
  const id = await find();
  return id !== undefined && (await engine.quota(dailyQuota, 'use', context).take(id)) !== undefined;
}
