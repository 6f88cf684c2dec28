import { type AnyEntity, matches } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { getColumn } from '../schema/registry.ts';
import { changedColumns } from '../write/columns.ts';
import { type BoundCount, getOwners } from './counter-list.ts';
import { loadAncestors, recountRows } from './recount.ts';

/** Changes of an owner's numbers, by id and field. */
type Moves = Map<string, Map<string, number>>;

async function addMoves(
  moves: Map<AnyEntity, Moves>,
  one: BoundCount,
  row: Data | undefined,
  by: 1 | -1,
  context: Context,
): Promise<void> {
  if (!row || Number(row.delFlag ?? 0) !== 0 || (one.filter && !matches(one.filter, row, context.session, context.now)))
    return;
  const owners = getOwners(one, row);
  const ids = one.below ? await loadAncestors(one.owner, owners, context) : owners;
  const ofOwner = moves.get(one.owner) ?? new Map();
  moves.set(one.owner, ofOwner);
  for (const id of ids) {
    const numbers = ofOwner.get(id) ?? new Map<string, number>();
    ofOwner.set(id, numbers.set(one.name, (numbers.get(one.name) ?? 0) + by));
  }
}

/** Adds the changes to the owners; locks them by id. The version stays, so that no open form becomes stale. */
async function applyMoves(owner: AnyEntity, moves: Moves, context: Context): Promise<void> {
  const changed = [...moves].filter(([, numbers]) => [...numbers.values()].some((by) => by !== 0));
  if (changed.length === 0) return;
  const names = [...new Set(changed.flatMap(([, numbers]) => [...numbers.keys()]))].sort();
  const changes = names.map((name) => sql`${changed.map(([, numbers]) => numbers.get(name) ?? 0)}::int[]`);
  const aliases = names.map((_name, i) => sql.ref(`by${i}`));
  const sets = names.map((name, i) => {
    const column = sql.ref(getColumn(name, owner.fields[name] as never));
    return sql`${column} = coalesce(t.${column}, 0) + m.${aliases[i]}`;
  });
  await sql`
    with moves as (
      select * from unnest(${changed.map(([id]) => id)}::text[], ${sql.join(changes)}) as m (id, ${sql.join(aliases)})
    ), held as (select t.id from ${sql.table(owner.table)} t where t.id in (select id from moves) order by t.id for no key update)
    update ${sql.table(owner.table)} t set ${sql.join(sets)} from moves m, held h where t.id = m.id and h.id = t.id`.execute(
    context.db,
  );
}

/** A write of one row: absent `before` for a new one, absent `values` for a deletion. */
interface RowWrite {
  /** The row as it is, locked. */
  readonly before?: Data | undefined;
  readonly values?: Data;
}
/** Whether a write of this entity can move a counter, so that it needs the row as it is. */
export function isCounted(e: AnyEntity, names: readonly string[], { engine: { registry } }: Context): boolean {
  const counts = registry.countsOf(e).some(({ columns }) => names.some((name) => columns.has(name)));
  return counts || (e.tree !== undefined && names.includes(e.tree) && isCountedTree(e, registry));
}
const isCountedTree = (e: AnyEntity, { counts }: Context['engine']['registry']): boolean =>
  counts.some(({ owner, below }) => owner === e && below);

/**
 * Runs a write of one row and moves every counter that the row enters or leaves, in the same transaction. Reads nothing
 * when no column changes that decides it. Owners are changed in the order of their tables. `write` returns undefined when
 * it wrote nothing after all.
 */
export async function writeCounted<R extends Data | undefined>(
  e: AnyEntity,
  { before, values }: RowWrite,
  context: Context,
  write: () => Promise<R>,
): Promise<R> {
  const { registry } = context.engine;
  const changed = before && values ? changedColumns(before, values) : undefined;
  const counts = registry.countsOf(e).filter(({ columns }) => !changed || changed.some((name) => columns.has(name)));
  const isMoved = e.tree !== undefined && changed?.includes(e.tree) === true && isCountedTree(e, registry);
  if (counts.length === 0 && !isMoved) return write();
  const above = isMoved ? await loadAncestors(e, [before?.id as string], context) : [];
  const after = await write();
  if (values && !after) return after;
  const moves = new Map<AnyEntity, Moves>();
  for (const one of counts) {
    await addMoves(moves, one, before, -1, context);
    await addMoves(moves, one, after, 1, context);
  }
  for (const [owner, ofOwner] of [...moves].sort(([a], [b]) => a.table.localeCompare(b.table)))
    await applyMoves(owner, ofOwner, context);
  if (isMoved) await recountRows(e, [...above, ...(await loadAncestors(e, [before?.id as string], context))], context);
  return after;
}
