import type { AnyEntity } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import type { TakenWrites } from '../write/end-writes.ts';
import type { Scope } from './condition.ts';
import type { CountPlan } from './kept-counts.ts';
import { orderedIds, type Part } from './order.ts';
import { keepRelated, planRelated, type RelatedPlan, relatedColumns } from './related.ts';
import { presentRows, type Selection, selectWithTexts } from './select-rows.ts';
import type { Data } from './texts.ts';

/** Column with the version of the tables that the total of a page counts. */
const versionColumn = 'pageVersion';

interface PageRows {
  /** The rows for the client. */
  readonly rows: Data[];
  /** Unknown without a plan or a row. */
  readonly version: string | undefined;
}

/** The parts of a statement over rows. */
interface Statement {
  /** The rows with their place as `page(page_place)`. */
  readonly from: RawBuilder<unknown>;
  readonly selection: Selection;
  readonly related: RelatedPlan | undefined;
  readonly columns: readonly RawBuilder<unknown>[];
  readonly writes: TakenWrites | undefined;
}
export const selectRows = ({ from, selection, related, columns, writes }: Statement): RawBuilder<Data> =>
  sql<Data>`
    ${writes?.clause ?? sql``} select ${sql.join([...selection.columns, ...columns, ...(writes?.columns ?? []), ...(related ? relatedColumns(related) : [])])}
    from ${from} ${selection.join} order by page.page_place`;

/** Rows of a page: their ids are found first, so only these rows are joined and read whole. */
export async function pageRows(
  db: Handle,
  e: AnyEntity,
  names: readonly string[],
  part: Part,
  scope: Scope,
  plan?: CountPlan,
): Promise<PageRows> {
  const selection = await selectWithTexts(db, e, names, { ...scope, isByRow: true });
  const related = await planRelated(db, e, scope);
  const columns = plan ? [sql`${plan.version} as ${sql.ref(versionColumn)}`] : [];
  const ids = await orderedIds(e, part, scope);
  const from = sql`unnest(array(${ids})) with ordinality as page(page_id, page_place)
    join ${sql.table(e.table)} on ${sql.ref(`${e.table}.id`)} = page.page_id`;
  const { rows: stored } = await selectRows({ from, selection, related, columns, writes: undefined }).execute(db);
  const rows = await presentRows(db, selection, stored, scope);
  if (related) await keepRelated(related, rows, stored, scope.counts);
  return { rows, version: stored[0]?.[versionColumn] as string | undefined };
}
