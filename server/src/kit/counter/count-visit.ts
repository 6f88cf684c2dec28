import type { AnyEntity } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { addressKey } from '../http/rate-limit.ts';
import { takeLimit } from '../http/shared-limits.ts';
import { getColumn } from '../schema/registry.ts';

const hour = 3600;

/**
 * Adds a visitor to the number `field` of a row, once an hour for each address, also across processes. Returns whether it
 * was counted. For calls without a transaction. The version of the row stays, so that no open form becomes stale.
 */
export async function countVisit(e: AnyEntity, id: string, field: string, context: Context): Promise<boolean> {
  const { engine, call, now } = context;
  const subject = `visit ${e.name}.${field} ${id} ${addressKey(call.ip)}`;
  if ((await takeLimit(engine.db, subject, { seconds: hour, most: 1 }, now)) > 0) return false;
  const column = sql.ref(getColumn(field, e.fields[field] as never));
  const { numAffectedRows } = await sql`
    update ${sql.table(e.table)} set ${column} = coalesce(${column}, 0) + 1 where id = ${id} and ${context.live(e)}`.execute(
    engine.db,
  );
  return Number(numAffectedRows ?? 0) > 0;
}
