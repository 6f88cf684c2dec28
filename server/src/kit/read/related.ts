import type { AnyEntity } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../handle.ts';

type Data = Record<string, unknown>;

/** What the presentation of rows needs of other tables, as values of the statement that reads the rows. */
export interface Related {
  /** One value for each row; it refers to the columns of the row by the entity's table. */
  readonly byRow?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Values that all rows share. */
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

const names = (of: Related['byRow']): string[] => Object.keys(of ?? {});
const ofRow = (i: number): string => `related${i}`;
const ofAll = (i: number): string => `shared${i}`;

/** The values as columns of a statement over `page(page_id, page_place)`; the shared ones come with its first row. */
export function relatedColumns({ byRow = {}, shared = {} }: Related): RawBuilder<unknown>[] {
  return [
    ...Object.values(byRow).map((value, i) => sql`(${value}) as ${sql.ref(ofRow(i))}`),
    ...Object.values(shared).map(
      (value, i) => sql`case when page.page_place = 1 then (${value}) end as ${sql.ref(ofAll(i))}`,
    ),
  ];
}

/** Keeps the values with the presented rows, which are in the order of the stored ones. */
export function keepRelated(related: Related, rows: readonly Data[], stored: readonly Data[]): void {
  const shared = Object.fromEntries(names(related.shared).map((name, i) => [name, stored[0]?.[ofAll(i)]]));
  for (const [at, row] of rows.entries()) {
    const byRow = names(related.byRow).map((name, i) => [name, stored[at]?.[ofRow(i)]] as const);
    found.set(row, { byRow: Object.fromEntries(byRow), shared });
  }
}

/** Reads the values of rows that came from another statement. */
export async function loadRelated(db: Handle, e: AnyEntity, related: Related, rows: readonly Data[]): Promise<void> {
  const missing = rows.filter((row) => !found.has(row));
  if (missing.length === 0) return;
  const ids = missing.map(({ id }) => String(id));
  const { rows: stored } = await sql<Data>`
    select ${sql.join(relatedColumns(related))} from unnest(${ids}::text[]) with ordinality as page(page_id, page_place)
    left join ${sql.table(e.table)} on ${sql.ref(`${e.table}.id`)} = page.page_id order by page.page_place`.execute(db);
  keepRelated(related, missing, stored);
}
