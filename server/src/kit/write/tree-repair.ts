import type { AnyEntity } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { fromColumns } from './columns.ts';
import { lockTree } from './locks.ts';
import { update } from './stored-row.ts';

interface TreeRow {
  readonly id: string;
  readonly parent: string | null;
  readonly name: string | null;
}
/** Rows of a tree that cannot be reached from a root. */
export interface BrokenRows {
  /** One row of each cycle. */
  readonly cycles: readonly TreeRow[];
  /** Rows whose parent is missing or deleted. */
  readonly orphans: readonly TreeRow[];
}

/** Finds cycles and orphans among the rows of a tree; `root` is the parent of its first level. */
export function findBroken(rows: readonly TreeRow[], root: string | null): BrokenRows {
  const parents = new Map(rows.map(({ id, parent }) => [id, parent]));
  const isRoot = (parent: string | null | undefined) => parent === null || parent === '' || parent === root;
  const orphans = rows.filter(({ parent }) => !isRoot(parent) && !parents.has(parent as string));
  const checked = new Set<string>();
  const cycles: TreeRow[] = [];
  for (const row of rows) {
    const path = new Set<string>();
    let at: string | null | undefined = row.id;
    while (at && parents.has(at) && !checked.has(at) && !path.has(at)) {
      path.add(at);
      at = parents.get(at);
    }
    if (at && path.has(at)) cycles.push(rows.find(({ id }) => id === at) as TreeRow);
    for (const id of path) checked.add(id);
  }
  return { cycles, orphans };
}

/** Moves one row of each cycle and every orphan to the root of the tree of `e`, in the session's tenant. */
export async function repairTree(e: AnyEntity, context: Context): Promise<BrokenRows> {
  const parent = e.tree as string;
  const root = (e.fields[parent]?.default as string | undefined) ?? null;
  await lockTree(e, context);
  const { rows } = await sql<TreeRow>`
    select id, ${sql.ref(parent)} as parent, ${sql.ref(e.display as string)} as name from ${sql.table(e.table)}
    where ${context.live(e)} order by id`.execute(context.db);
  const broken = findBroken(rows, root);
  for (const { id } of [...broken.cycles, ...broken.orphans]) {
    const stored = await sql<Data>`select * from ${sql.table(e.table)} where id = ${id} for no key update`.execute(
      context.db,
    );
    const before = fromColumns(e, stored.rows[0] as Data, context.engine.ports);
    const row = await update(e, id, { [parent]: root }, context);
    if (e.versioned) context.endWrites.addVersion(e, row, context.session);
    await context.engine.behaviour(e).afterSave?.(row, { ...context, before });
  }
  return broken;
}
