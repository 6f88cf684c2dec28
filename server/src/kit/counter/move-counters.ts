import { type AnyEntity, matches } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { getColumn } from '../schema/registry.ts';
import { fromColumns } from '../write/columns.ts';
import { type BoundCount, getOwners } from './counter-list.ts';
import { loadAncestors, recountRows } from './recount.ts';

/** Changes of an owner's numbers, by id and field. */
type Moves = Map<string, Map<string, number>>;

async function readLive(e: AnyEntity, id: string, { db, engine }: Context): Promise<Data | undefined> {
  const live = e.appendOnly ? sql`true` : sql`del_flag = 0`;
  const { rows } =
    await sql<Data>`select * from ${sql.table(e.table)} where id = ${id} and ${live} for no key update`.execute(db);
  return rows[0] && fromColumns(e, rows[0], engine.ports);
}

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

/**
 * Runs a write of one row and moves every counter that the row enters or leaves, in the same transaction. `columns` are
 * those that the write can change (all of a new or deleted row), `id` is that of a row which exists. Owners are changed in
 * the order of their tables.
 */
export async function writeCounted<R extends Data | undefined>(
  e: AnyEntity,
  { id, columns }: { readonly id?: string; readonly columns?: readonly string[] },
  context: Context,
  write: () => Promise<R>,
): Promise<R> {
  const { registry } = context.engine;
  const isTouched = (names: Iterable<string>): boolean => !columns || [...names].some((name) => columns.includes(name));
  const counts = registry.countsOf(e).filter((one) => isTouched(one.columns));
  const isTreeMoved = id !== undefined && columns !== undefined && e.tree !== undefined && isTouched([e.tree]);
  const isCountedTree = isTreeMoved && registry.counts.some(({ owner, below }) => owner === e && below);
  if (counts.length === 0 && !isCountedTree) return write();
  const before = id === undefined ? undefined : await readLive(e, id, context);
  const above = isCountedTree ? await loadAncestors(e, [id as string], context) : [];
  const after = await write();
  const moves = new Map<AnyEntity, Moves>();
  for (const one of counts) {
    await addMoves(moves, one, before, -1, context);
    await addMoves(moves, one, after, 1, context);
  }
  for (const [owner, ofOwner] of [...moves].sort(([a], [b]) => a.table.localeCompare(b.table)))
    await applyMoves(owner, ofOwner, context);
  if (isCountedTree) await recountRows(e, [...above, ...(await loadAncestors(e, [id as string], context))], context);
  return after;
}
