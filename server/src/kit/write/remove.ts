import { type AnyEntity, deletionRefusal, Failure, failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { AnyBehaviour } from '../any-behaviour.ts';
import type { Context } from '../context.ts';
import { lockRows } from './lock-rows.ts';
import { lockVisible } from './lock-visible.ts';
import { markDeleted } from './stored-row.ts';

/** Soft-deletes the live rows that are parts of the row. */
async function removeParts(e: AnyEntity, id: string, context: Context): Promise<void> {
  const parts = context.engine.registry.partsOf(e);
  if (parts.length === 0) return;
  const rows = await lockRows(
    parts.map((entity) => ({ entity, where: sql`${sql.ref(entity.parent as string)} = ${id}` })),
    context,
  );
  for (const [i, part] of parts.entries()) {
    const ids = (rows[i] ?? []).map((row) => row.id as string);
    if (ids.length > 0) await markDeleted(part, ids, context);
  }
}

/** Soft-deletes one visible row with its parts. Throws notFound, or the refusal of the definition. */
export async function remove(b: AnyBehaviour, id: string, context: Context): Promise<void> {
  const e = b.entity;
  const row = await lockVisible(e, id, context, 'deletion');
  const refused = deletionRefusal(e, row, context.session, context.now);
  if (refused) throw refused;
  await b.beforeDelete?.(row, context);
  if (e.tree) {
    const { rows } =
      await sql`select 1 from ${sql.table(e.table)} where ${sql.ref(e.tree as string)} = ${id} and del_flag = 0 limit 1`.execute(
        context.db,
      );
    if (rows.length > 0) throw failure('hasChildren');
  }
  await removeParts(e, id, context);
  await markDeleted(e, [id], context);
  if (e.versioned) context.endWrites.addVersion(e, { ...row, delFlag: 1 }, context.session);
}

/** Deletes all rows or none; skips unknown ids. The failure names the row by its position in the request. */
export async function removeBatch(b: AnyBehaviour, ids: readonly string[], context: Context): Promise<void> {
  for (const [i, id] of ids.entries()) {
    try {
      await remove(b, id, context);
    } catch (error) {
      if (error instanceof Failure && error.key === 'notFound') continue;
      if (error instanceof Failure) throw failure('batchRow', i + 1, error.message);
      throw error;
    }
  }
}
