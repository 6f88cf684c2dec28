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
  for (const draft of drafts) rows.push(await storeNew(e, draft, context));
  if (rows.length > 0) await run(e, insertStored(e, rows), context);
}
/** A checked draft of this user as the columns of a new row. */
export const storeNew = async (e: AnyEntity, draft: Data, context: Context): Promise<StoredRow> =>
  store(e, await completeRow(e, draft, context), context);
/** The statement that inserts such rows, which have values for the same columns. */
export function insertStored(e: AnyEntity, rows: readonly StoredRow[]): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] as StoredRow).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(e.table)} (${columns}) select ${columns} from ${asTable(e, rows)}`;
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
  const stored: StoredRow[] = [];
  for (const row of rows) stored.push(await store(e, row, context));
  const [first] = stored;
  if (!first) return;
  const { session, now } = context;
  const sets = Object.keys(first)
    .filter((name) => name !== 'id')
    .map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`);
  const changed = sql`
    update ${sql.table(e.table)} t
    set ${sql.join([...sets, sql`update_by = ${session.username}`, sql`update_time = ${now}`, sql`version = t.version + 1`])}
    from ${asTable(e, stored)} where t.id = given.id`;
  await run(e, changed, context);
}

/** The columns of a row. */
export type StoredRow = Readonly<Record<string, unknown>>;
const store = async (e: AnyEntity, row: Data, { engine }: Context): Promise<StoredRow> => ({
  ...toColumns(e, row, engine.ports),
  ...(await readPinyin(e, row)),
});
/** Rows with values for the same columns as the table `given`. Their texts get the types of the columns. */
function asTable(e: AnyEntity, rows: readonly StoredRow[]): RawBuilder<unknown> {
  const texts = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), toParameter(value)])),
  );
  return sql`json_populate_recordset(null::${sql.table(e.table)}, ${JSON.stringify(texts)}::json) as given`;
}
const run = (e: AnyEntity, statement: RawBuilder<unknown>, { db }: Context): Promise<unknown> =>
  statement.execute(db).catch((error: unknown) => {
    throw translateDatabaseError(error, e);
  });
