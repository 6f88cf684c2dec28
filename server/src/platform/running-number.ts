import { sql } from 'kysely';
import type { Context } from '../kit/context.ts';
import { newId } from '../kit/write/new-id.ts';

/**
 * The next number under a prefix of the session's tenant: prefix, then at least `digits` digits, without gaps among
 * sequential committed transactions. The row of the prefix stays locked until the commit.
 */
export async function nextNumber(context: Context, prefix: string, digits: number): Promise<string> {
  const { session, now } = context;
  const { rows } = await sql<{ last: number }>`
    insert into sys_number (id, tenant_id, create_by, create_time, prefix, last)
    values (${newId()}, ${session.tenantId}::int, ${session.username}, ${now}::timestamptz, ${prefix}, 1)
    on conflict (tenant_id, prefix) where del_flag = 0 do update set last = sys_number.last + 1
    returning last`.execute(context.db);
  return prefix + String(rows[0]?.last).padStart(digits, '0');
}

/** The next number without consuming it. */
export async function peekNumber({ db, session }: Context, prefix: string, digits: number): Promise<string> {
  const row = await db
    .selectFrom('sys_number')
    .where('tenantId', '=', session.tenantId)
    .where('prefix', '=', prefix)
    .where('delFlag', '=', 0)
    .select('last')
    .executeTakeFirst();
  return prefix + String((row?.last ?? 0) + 1).padStart(digits, '0');
}
