import { sql } from 'kysely';
import type { Handle } from '../../src/kit/handle.ts';

export interface TableColumn {
  readonly table: string;
  readonly column: string;
  /** As PostgreSQL writes it, such as `timestamp with time zone`. */
  readonly type: string;
}

/** Columns of every table of the product, in their order. The views of `information_schema` would take a second. */
export async function loadTableColumns(db: Handle): Promise<TableColumn[]> {
  const { rows } = await sql<TableColumn>`
    select c.relname::text as table, a.attname::text as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db);
  return rows;
}
