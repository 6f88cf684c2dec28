import type { AnyEntity } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Handle } from '../handle.ts';
import type { Scope } from './condition.ts';
import { orderedIds, type Part } from './order.ts';
import { presentRows, selectWithTexts } from './select-rows.ts';
import type { Data } from './texts.ts';

/** Column with the number of the part that found the row. */
const partColumn = 'foundBy';

/** The rows of several parts of a list, each in its own order, by one statement. */
export async function rowGroups(
  db: Handle,
  e: AnyEntity,
  names: readonly string[],
  parts: readonly Part[],
  scope: Scope,
): Promise<Data[][]> {
  if (parts.length === 0) return [];
  const selection = await selectWithTexts(db, e, names, { ...scope, isByRow: true });
  const pages = await Promise.all(
    parts.map(
      async (part, i) => sql`
        select page_id, page_place, ${sql.lit(i)} as part
        from unnest(array(${await orderedIds(e, part, scope)})) with ordinality as ids(page_id, page_place)`,
    ),
  );
  const { rows } = await sql<Data>`
    select ${sql.join([...selection.columns, sql`page.part as ${sql.ref(partColumn)}`])}
    from (${sql.join(pages, sql` union all `)}) page
    join ${sql.table(e.table)} on ${sql.ref(`${e.table}.id`)} = page.page_id ${selection.join}
    order by page.part, page.page_place`.execute(db);
  const shown = await presentRows(db, selection, rows, scope);
  return parts.map((_, i) => shown.filter((_row, at) => rows[at]?.[partColumn] === i));
}
