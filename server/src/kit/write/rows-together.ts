import { type AnyEntity, findOrder } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import { toParameter } from '../database/parameters.ts';
import { readPinyin } from '../read/pinyin.ts';
import type { Data } from '../read/texts.ts';
import { translateDatabaseError } from '../schema/database-failure.ts';
import { snake } from '../schema/registry.ts';
import { toColumns } from './columns.ts';
import { completeRow, insertRow, update } from './stored-row.ts';

/** A locked row and its new values. */
export interface Change {
  readonly before: Data;
  readonly values: Data;
}

/**
 * Whether rows of the entity can be written by one statement: none of them has a counter, a number, a period or a value of
 * its own that depends on the row written before it.
 */
function areIndependent(e: AnyEntity, { engine: { registry } }: Context): boolean {
  const fields = Object.values(e.fields);
  const isBound = e.periods || e.tree || findOrder(e) || registry.countsOf(e).length > 0;
  return !isBound && !fields.some(({ kind, unique, sequence }) => kind === 'json' || unique || sequence);
}

/** Inserts checked drafts as this user, by one statement if the entity allows it. */
export async function insertRows(e: AnyEntity, drafts: readonly Data[], context: Context): Promise<void> {
  if (!areIndependent(e, context)) {
    for (const draft of drafts) await insertRow(e, draft, context);
    return;
  }
  const rows = [];
  for (const draft of drafts) rows.push(await completeRow(e, draft, context));
  await write(e, rows, context, (names, given) => {
    const columns = sql.join(names.map((name) => sql.ref(name)));
    return sql`insert into ${sql.table(e.table)} (${columns}) select ${columns} from ${given}`;
  });
}

/** Writes changed columns of locked rows and raises their versions, by one statement if the entity allows it. */
export async function updateRows(e: AnyEntity, changes: readonly Change[], context: Context): Promise<void> {
  if (!areIndependent(e, context)) {
    for (const { before, values } of changes) await update(e, before.id as string, values, context, before);
    return;
  }
  const isFixed = (name: string): boolean => Object.hasOwn(e.fixed ?? {}, name);
  const rows = changes.map(({ before, values }) => ({
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !isFixed(name))),
    id: before.id,
  }));
  const { session, now } = context;
  await write(e, rows, context, (names, given) => {
    const sets = names
      .filter((name) => name !== 'id')
      .map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`);
    return sql`
      update ${sql.table(e.table)} t
      set ${sql.join([...sets, sql`update_by = ${session.username}`, sql`update_time = ${now}`, sql`version = t.version + 1`])}
      from ${given} where t.id = given.id`;
  });
}

/** Runs a statement over rows with the same values. Their texts get the types of the columns from the table. */
async function write(
  e: AnyEntity,
  rows: readonly Data[],
  { db, engine }: Context,
  statement: (names: readonly string[], given: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  if (rows.length === 0) return;
  const stored = [];
  for (const row of rows) stored.push({ ...toColumns(e, row, engine.ports), ...(await readPinyin(e, row)) });
  const texts = stored.map((row) =>
    Object.entries(row).map(([name, value]) => [snake(name), toParameter(value)] as const),
  );
  const json = JSON.stringify(texts.map((row) => Object.fromEntries(row)));
  const given = sql`json_populate_recordset(null::${sql.table(e.table)}, ${json}::json) as given`;
  await statement(Object.keys(stored[0] as Data), given)
    .execute(db)
    .catch((error: unknown) => {
      throw translateDatabaseError(error, e);
    });
}
