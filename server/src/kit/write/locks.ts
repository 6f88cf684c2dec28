import type { AnyEntity } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Handle } from '../handle.ts';

/*
 * Lock order of every write: the tree of the entity, the row, the rows it refers to (by id). Edits and steps lock their
 * row with `for no key update`, references with `for key share`, deletions with `for update`: only a deletion and a
 * reference exclude each other, so counters and edits of a parent never wait for its children.
 */

/** Statement that serializes additions, moves and deletions in one tree until the transaction ends; undefined without a tree. */
export function treeLock(e: AnyEntity, { session }: Context): RawBuilder<unknown> | undefined {
  if (!e.tree) return undefined;
  const key = `tree ${e.table} ${e.tenant ? session.tenantId : 0}`;
  return sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}
/** Locks the tree of the entity; call it before any row is locked. */
export async function lockTree(e: AnyEntity, context: Context): Promise<void> {
  await treeLock(e, context)?.execute(context.db);
}

/** Ends a select of rows about to be referred to: inside a transaction they cannot be deleted until it ends. */
export const referenceLock = (db: Handle, target: AnyEntity) =>
  db.isTransaction && !target.appendOnly ? sql`order by id for key share` : sql``;

/** Locks rows that a hand-written statement is about to delete; waits for transactions that refer to them. */
export async function lockForDeletion(
  table: string,
  ids: readonly string[],
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`select id from ${sql.table(table)} where id = any(${[...ids]}::text[]) order by id for update`.execute(db);
}
