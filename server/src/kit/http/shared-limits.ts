import { sql } from 'kysely';
import type { Handle } from '../handle.ts';

/** At most `most` calls within `seconds`; the last one blocks the subject for `blockSeconds`. */
export interface Limit {
  readonly seconds: number;
  readonly most: number;
  readonly blockSeconds?: number;
}

/**
 * Counts a call against a limit that all processes share and a restart keeps, in one atomic statement. Returns 0, or
 * the seconds to wait. Use it on the bare handle: a rollback would undo the count.
 */
export async function takeLimit(db: Handle, subject: string, limit: Limit, now: string): Promise<number> {
  const { seconds, most, blockSeconds = 0 } = limit;
  const { rows } = await sql<{ wait: number }>`
    select take_limit(${subject}, ${now}::timestamptz, ${seconds}::int, ${most}::int, ${blockSeconds}::int) as wait`.execute(
    db,
  );
  return Number(rows[0]?.wait ?? 0);
}
/** Undoes the last count. */
export async function releaseLimit(db: Handle, subject: string): Promise<void> {
  await sql`select give_back_limit(${subject})`.execute(db);
}
/** Removes the counts of a subject. */
export async function clearLimit(db: Handle, subject: string): Promise<void> {
  await sql`delete from sys_limit where subject = ${subject}`.execute(db);
}
/** Removes expired limits; returns how many. */
export async function removeExpiredLimits(db: Handle, now: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_limit where expires <= ${now}::timestamptz`.execute(db);
  return Number(numAffectedRows ?? 0);
}
