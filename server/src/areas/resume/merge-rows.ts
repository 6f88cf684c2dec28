import { type AnyEntity, Failure, type Field, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { getColumn } from '../../kit/schema/registry.ts';
import type { MergeChanges } from './merge-changes.ts';
import { collisionRule, movedReferences, type StudentReference, uniqueSetsWith } from './student-references.ts';

/** The two records of a merge, locked. */
export interface MergedPair {
  readonly keepId: string;
  readonly dropId: string;
  /** Departments that own the rows of each student. */
  readonly keepOrg: string | null;
  readonly dropOrg: string | null;
}
export interface RowMoves {
  /** Numbers of rows by title of their entity. */
  readonly moved: Map<string, number>;
  readonly left: Map<string, number>;
}
const columnIn = (e: AnyEntity, name: string, alias: string) =>
  sql.ref(`${alias}.${getColumn(name, e.fields[name] as Field)}`);
const increment = (numbers: Map<string, number>, title: string): void =>
  void numbers.set(title, (numbers.get(title) ?? 0) + 1);

/** Whether the kept student has a row that excludes this one. */
async function isTaken(of: StudentReference, id: string, keepId: string, context: Context): Promise<boolean> {
  const { entity: e, field } = of;
  for (const { fields, when } of uniqueSetsWith(of)) {
    const others = fields.filter((name) => name !== field);
    const conditions = [
      sql`d.id = ${id}`,
      sql`${columnIn(e, field, 'k')} = ${keepId}`,
      ...others.map((name) => sql`${columnIn(e, name, 'k')} = ${columnIn(e, name, 'd')}`),
      context.live(e, 'k'),
      ...(when ? [await context.meets(e, when, 'k'), await context.meets(e, when, 'd')] : []),
    ];
    const { rows } = await sql`
      select 1 from ${sql.table(e.table)} as d, ${sql.table(e.table)} as k
      where ${sql.join(conditions, sql` and `)} limit 1`.execute(context.db);
    if (rows.length > 0) return true;
  }
  return false;
}

async function moveRow(
  { entity: e, field }: StudentReference,
  row: { id: string; sysOrgCode: string | null },
  { keepId, dropId, keepOrg, dropOrg }: MergedPair,
  context: Context,
): Promise<Readonly<Record<string, unknown>>> {
  const follows = row.sysOrgCode === dropOrg && dropOrg !== keepOrg;
  try {
    await context.engine.set(e, row.id, { [field]: keepId, ...(follows && { sysOrgCode: keepOrg }) }, context);
  } catch (error) {
    const isOverlap = error instanceof Failure && e.periods?.some(({ errorCode }) => errorCode === error.errorCode);
    throw isOverlap ? refusal(collisionRule(e).overlap, 'RC_STATE') : error;
  }
  return { [field]: dropId, ...(follows && { sysOrgCode: dropOrg }) };
}

/**
 * Moves every row of the dropped student to the kept one, entity by entity. Throws when a row of each cannot exist next to
 * the other. Both students are locked.
 */
export async function moveRows(pair: MergedPair, changes: MergeChanges, context: Context): Promise<RowMoves> {
  const moves: RowMoves = { moved: new Map(), left: new Map() };
  for (const of of movedReferences(context.engine.registry.entities)) {
    const { entity: e, field } = of;
    const { rows } = await sql<{ id: string; sysOrgCode: string | null }>`
      select id, sys_org_code from ${sql.table(e.table)}
      where ${columnIn(e, field, e.table)} = ${pair.dropId} and ${context.live(e)} order by id for no key update`.execute(
      context.db,
    );
    for (const row of rows) {
      if (await isTaken(of, row.id, pair.keepId, context)) {
        const { isLeft, message } = collisionRule(e);
        if (!isLeft) throw refusal(message, 'RC_STATE');
        increment(moves.left, e.title);
        continue;
      }
      changes.record(e, row.id, await moveRow(of, row, pair, context));
      increment(moves.moved, e.title);
    }
  }
  return moves;
}
