import type { AnyEntity } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import type { TakenWrites } from '../write/end-writes.ts';
import type { Scope } from './condition.ts';
import type { CountPlan } from './kept-counts.ts';
import { orderedIds, type Part } from './order.ts';
import { keepRelated, relatedColumns } from './related.ts';
import { presentRows, selectWithTexts } from './select-rows.ts';
import type { Data } from './texts.ts';

/** Column with the version of the tables that the total of a page counts. */
const versionColumn = 'pageVersion';

/** What a statement over rows does besides. */
interface OfStatement {
  /** The version of its tables is read in the same snapshot. */
  readonly plan?: CountPlan | undefined;
  /** Writes that run with the statement. */
  readonly writes?: TakenWrites | undefined;
  /** Further columns, which are not presented. */
  readonly columns?: readonly RawBuilder<unknown>[];
}
interface PageRows {
  /** The rows for the client. */
  readonly rows: Data[];
  /** The rows as the statement answered them. */
  readonly stored: readonly Data[];
  /** Unknown without a plan or a row. */
  readonly version: string | undefined;
}

/** Rows of a page: the ids are found first, so only rows of the page are joined and read whole. */
export async function pageRows(
  db: Handle,
  e: AnyEntity,
  names: readonly string[],
  part: Part,
  scope: Scope,
  { plan, writes, columns = [] }: OfStatement = {},
): Promise<PageRows> {
  const selection = await selectWithTexts(db, e, names, { ...scope, isByRow: true });
  const related = await scope.related?.(e);
  const version = plan ? [sql`${plan.version} as ${sql.ref(versionColumn)}`] : [];
  const { rows: stored } = await sql<Data>`
    ${writes?.clause ?? sql``} select ${sql.join([...selection.columns, ...version, ...columns, ...(writes?.columns ?? []), ...(related ? relatedColumns(related) : [])])}
    from unnest(array(${await orderedIds(e, part, scope)})) with ordinality as page(page_id, page_place)
    join ${sql.table(e.table)} on ${sql.ref(`${e.table}.id`)} = page.page_id ${selection.join}
    order by page.page_place`.execute(db);
  writes?.settle(stored[0]);
  const rows = await presentRows(db, selection, stored, scope);
  if (related) keepRelated(related, rows, stored);
  return {
    rows,
    stored,
    version: stored[0]?.[versionColumn] as string | undefined,
  };
}
