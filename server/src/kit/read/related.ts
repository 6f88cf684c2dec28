import type { AnyEntity } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import type { CountPlan, KeptCounts } from './kept-counts.ts';

type Data = Record<string, unknown>;

/** What the presentation of rows needs of other tables, as values of the statement that reads the rows. */
export interface Related {
  /** One value for each row; it refers to the columns of the row by the entity's table. */
  readonly byRow?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Values that all rows share, as JSON. Outside of a transaction they are kept until a table changes that they read. */
  readonly shared?: Readonly<Record<string, RawBuilder<unknown>>>;
}
/** The values that came with a row. */
export interface RelatedValues {
  readonly byRow: Data;
  readonly shared: Data;
}
const none: RelatedValues = { byRow: {}, shared: {} };
/** By presented row. */
const found = new WeakMap<object, RelatedValues>();

/** What came with a presented row. */
export const relatedOf = (row: Data | undefined): RelatedValues => (row && found.get(row)) ?? none;

/** Whether the values came with the row. */
export const hasRelated = (row: Data): boolean => found.has(row);

const names = (of: Related['byRow']): string[] => Object.keys(of ?? {});
const ofRow = (i: number): string => `related${i}`;
const ofAll = (i: number): string => `shared${i}`;

/** The parts of a scope that related values need. */
interface Asked {
  readonly related?: (e: AnyEntity) => Promise<Related | undefined>;
  readonly counts?: KeptCounts;
}
/** How a statement gets the related values of its rows. */
export interface RelatedPlan {
  readonly related: Related;
  /** How the shared values are kept; absent where each statement reads them. */
  readonly kept: CountPlan | undefined;
}
const sharedVersion = 'sharedVersion';

/** Plans the related values of an entity; undefined when its presentation needs none. */
export async function planRelated(db: Handle, e: AnyEntity, scope: Asked): Promise<RelatedPlan | undefined> {
  const related = await scope.related?.(e);
  if (!related) return undefined;
  const shared = sharedColumns(related);
  const isKept = shared.length > 0 && !db.isTransaction;
  return { related, kept: isKept ? await scope.counts?.plan(sql`select ${sql.join(shared)}`) : undefined };
}
const sharedColumns = ({ shared = {} }: Related): RawBuilder<unknown>[] =>
  Object.values(shared).map((value, i) => sql`(${value}) as ${sql.ref(ofAll(i))}`);

/** The values as columns of a statement over `page(page_id, page_place)`; shared values come with its first row. */
export function relatedColumns({ related: { byRow = {}, shared = {} }, kept }: RelatedPlan): RawBuilder<unknown>[] {
  const first = (value: RawBuilder<unknown>, name: string) =>
    sql`case when page.page_place = 1 then (${value}) end as ${sql.ref(name)}`;
  return [
    ...Object.values(byRow).map((value, i) => sql`(${value}) as ${sql.ref(ofRow(i))}`),
    ...(kept ? [first(kept.version, sharedVersion)] : Object.values(shared).map((value, i) => first(value, ofAll(i)))),
  ];
}

/** Keeps the values with the presented rows, which are in the order of the stored ones. */
export async function keepRelated(
  { related, kept }: RelatedPlan,
  rows: readonly Data[],
  stored: readonly Data[],
  counts?: KeptCounts,
): Promise<void> {
  const [first] = stored;
  if (!first) return;
  const values = kept && counts ? ((await counts.rows<Data>(kept, String(first[sharedVersion])))[0] ?? {}) : first;
  const shared = Object.fromEntries(names(related.shared).map((name, i) => [name, values[ofAll(i)]]));
  for (const [at, row] of rows.entries()) {
    const byRow = names(related.byRow).map((name, i) => [name, stored[at]?.[ofRow(i)]] as const);
    found.set(row, { byRow: Object.fromEntries(byRow), shared });
  }
}

/** Reads the values of rows that came from another statement. */
export async function loadRelated(db: Handle, e: AnyEntity, related: Related, rows: readonly Data[]): Promise<void> {
  const missing = rows.filter((row) => !hasRelated(row));
  if (missing.length === 0) return;
  const ids = missing.map(({ id }) => String(id));
  const plan: RelatedPlan = { related, kept: undefined };
  const { rows: stored } = await sql<Data>`
    select ${sql.join(relatedColumns(plan))} from unnest(${ids}::text[]) with ordinality as page(page_id, page_place)
    left join ${sql.table(e.table)} on ${sql.ref(`${e.table}.id`)} = page.page_id order by page.page_place`.execute(db);
  await keepRelated(plan, missing, stored);
}
