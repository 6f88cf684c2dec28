import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../kit/context.ts';
import { newId } from '../kit/write/new-id.ts';

/**
 * The statement that takes the next `number` under a prefix of the session's tenant: prefix, then at least `digits` digits,
 * without gaps among sequential committed transactions. The row of the prefix stays locked until the commit.
 */
export const takeNumber = ({ session, now }: Context, prefix: string, digits: number): RawBuilder<Taken> => sql<Taken>`
  insert into sys_number (id, tenant_id, create_by, create_time, prefix, last)
  values (${newId()}, ${session.tenantId}::int, ${session.username}, ${now}::timestamptz, ${prefix}, 1)
  on conflict (tenant_id, prefix) where del_flag = 0 do update set last = sys_number.last + 1
  returning ${prefix}::text || lpad(last::text, greatest(${digits}::int, length(last::text)), '0') as number`;
interface Taken {
  readonly number: string;
}
/** Takes the next number by a statement of its own. */
export async function nextNumber(context: Context, prefix: string, digits: number): Promise<string> {
  const { rows } = await takeNumber(context, prefix, digits).execute(context.db);
  return (rows[0] as Taken).number;
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
