import { type AnyEntity, matches } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { getColumn } from '../schema/registry.ts';
import { changedColumns } from '../write/columns.ts';
import { type BoundCount, getOwners } from './counter-list.ts';
import { loadAncestors, recountRows } from './recount.ts';

/** Changes of an owner's numbers, by id and count. */
type Moves = Map<string, Map<BoundCount, number>>;

function addMoves(moves: Map<AnyEntity, Moves>, one: BoundCount, row: Data | undefined, by: 1 | -1, context: Context) {
  if (!row || Number(row.delFlag ?? 0) !== 0 || (one.filter && !matches(one.filter, row, context.session, context.now)))
    return;
  const ofOwner: Moves = moves.get(one.owner) ?? new Map();
  moves.set(one.owner, ofOwner);
  for (const id of getOwners(one, row)) {
    const numbers = ofOwner.get(id) ?? new Map<BoundCount, number>();
    ofOwner.set(id, numbers.set(one, (numbers.get(one) ?? 0) + by));
  }
}

/** The changes of owners as rows of `id` and a column for each count. */
function selectMoves(owner: AnyEntity, moves: Moves, counts: readonly BoundCount[]): RawBuilder<unknown> {
  const by = (i: number) => sql.ref(`by${i}`);
  const changes = counts.map((one) => sql`${[...moves.values()].map((numbers) => numbers.get(one) ?? 0)}::int[]`);
  const aliases = sql.join(counts.map((_one, i) => by(i)));
  const given = sql`given as (select * from unnest(${[...moves.keys()]}::text[], ${sql.join(changes)}) as m (id, ${aliases}))`;
  if (!counts.some(({ below }) => below)) return sql`${given}, moves as (select * from given)`;
  const [nodes, parent] = [sql.table(owner.table), sql.ref(`t.${owner.tree}`)];
  const sums = counts.map(({ below }, i) =>
    below ? sql`sum(g.${by(i)})::int` : sql`coalesce(sum(g.${by(i)}) filter (where up.id = g.id), 0)::int`,
  );
  // What moves within a node leaves it and those above it alone. A broken tree has cycles: `union` ends them.
  return sql`${given}, up (start, id, parent) as (
      select t.id, t.id, ${parent} from ${nodes} t join given g on g.id = t.id
      union select up.start, t.id, ${parent} from ${nodes} t join up on t.id = up.parent
    ), moves as (
      select up.id, ${sql.join(sums.map((sum, i) => sql`${sum} as ${by(i)}`))} from up join given g on g.id = up.start
      group by up.id having ${sql.join(
        sums.map((sum) => sql`${sum} <> 0`),
        sql` or `,
      )})`;
}

/** Adds the changes to the owners; locks them by id. The version stays, so that no open form becomes stale. */
async function applyMoves(owner: AnyEntity, all: Moves, { db }: Context): Promise<void> {
  const moves: Moves = new Map([...all].filter(([, numbers]) => [...numbers.values()].some((by) => by !== 0)));
  if (moves.size === 0) return;
  const counts = [...new Set([...moves.values()].flatMap((numbers) => [...numbers.keys()]))];
  const sets = [...new Set(counts.map(({ name }) => name))].map((name) => {
    const column = sql.ref(getColumn(name, owner.fields[name] as never));
    const parts = counts.flatMap((one, i) => (one.name === name ? [sql`m.${sql.ref(`by${i}`)}`] : []));
    return sql`${column} = coalesce(t.${column}, 0) + ${sql.join(parts, sql` + `)}`;
  });
  await sql`
    with recursive ${selectMoves(owner, moves, counts)},
      held as (select t.id from ${sql.table(owner.table)} t where t.id in (select id from moves) order by t.id for no key update)
    update ${sql.table(owner.table)} t set ${sql.join(sets)} from moves m, held h where t.id = m.id and h.id = t.id`.execute(
    db,
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
    addMoves(moves, one, before, -1, context);
    addMoves(moves, one, after, 1, context);
  }
  for (const [owner, ofOwner] of [...moves].sort(([a], [b]) => a.table.localeCompare(b.table)))
    await applyMoves(owner, ofOwner, context);
  if (isMoved) await recountRows(e, [...above, ...(await loadAncestors(e, [before?.id as string], context))], context);
  return after;
}
