import { sql } from 'kysely';
import type { Handle } from './handle.ts';

/** At most `most` within `seconds`; taking the last place blocks the subject for `blockSeconds`. */
export interface Limit {
  readonly seconds: number;
  readonly most: number;
  readonly blockSeconds?: number;
}

/**
 * Takes one place of a limit that all processes share and a restart keeps: one atomic statement. Returns 0, or the
 * seconds to wait. To be called on the bare handle: a place taken in a transaction is lost with it.
 */
export async function takeLimit(db: Handle, subject: string, limit: Limit, now: string): Promise<number> {
  const { seconds, most, blockSeconds = 0 } = limit;
  const { rows } = await sql<{ wait: number }>`
    select take_limit(${subject}, ${now}::timestamptz, ${seconds}::int, ${most}::int, ${blockSeconds}::int) as wait`.execute(
    db,
  );
  return Number(rows[0]?.wait ?? 0);
}
/** Gives back the place that was taken last. */
export async function giveBackLimit(db: Handle, subject: string): Promise<void> {
  await sql`select give_back_limit(${subject})`.execute(db);
}
/** Forgets everything that was counted for a subject. */
export async function clearLimit(db: Handle, subject: string): Promise<void> {
  await sql`delete from sys_limit where subject = ${subject}`.execute(db);
}
/** Removes the rows that limit nothing any more; returns how many. */
export async function removeExpiredLimits(db: Handle, now: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_limit where expires <= ${now}::timestamptz`.execute(db);
  return Number(numAffectedRows ?? 0);
}
