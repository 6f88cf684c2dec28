import { type AnyEntity, accessTo, type Field, isStored, isUpload } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Handle } from '../../kit/handle.ts';
import { getColumn, type Registry } from '../../kit/schema/registry.ts';

/** Columns that can hold a stored path: uploads, and texts that can contain one. */
function pathColumns(e: AnyEntity): string[] {
  const mayHold = (field: Field): boolean =>
    isStored(field) && !field.encrypted && (isUpload(field) || ['richText', 'longText', 'json'].includes(field.kind));
  return Object.entries(e.fields)
    .filter(([, field]) => mayHold(field))
    .map(([name, field]) => getColumn(name, field));
}
/** Log tables: a path in a log keeps no file. */
const isLogTable = (e: AnyEntity): boolean =>
  e.table.startsWith('sys_log') || e.table.startsWith('sys_data_log') || e.table === 'sys_sms';

const containsPath = (columns: readonly string[], path: string) =>
  sql<boolean>`(${sql.join(
    columns.map((column) => sql`strpos(${sql.ref(column)}::text, ${path}) > 0`),
    sql` or `,
  )})`;
const live = (e: AnyEntity) => (e.appendOnly ? sql`true` : sql`del_flag = 0`);

/** Titles of entities with a live row that names the path; stored names are unique, so a substring match is enough. */
export async function findUses(db: Handle, registry: Registry, path: string): Promise<string[]> {
  const titles: string[] = [];
  for (const e of registry.entities) {
    const columns = pathColumns(e);
    if (columns.length === 0 || isLogTable(e)) continue;
    const { rows } =
      await sql`select 1 from ${sql.table(e.table)} where ${live(e)} and ${containsPath(columns, path)} limit 1`.execute(
        db,
      );
    if (rows.length > 0) titles.push(e.title);
  }
  return titles;
}

/** Whether the session can see a row, and read its field, of the path's own folder that names the path. */
export async function canSeeUse(context: Context, path: string): Promise<boolean> {
  for (const e of context.engine.registry.entities) {
    const columns = Object.entries(e.fields)
      .filter(
        ([, field]) =>
          isStored(field) &&
          isUpload(field) &&
          field.folder !== undefined &&
          path.startsWith(`${field.folder}/`) &&
          accessTo(field, context.session) === 'plain',
      )
      .map(([name, field]) => getColumn(name, field));
    if (columns.length === 0) continue;
    const condition = await context.visible(e);
    const { rows } =
      await sql`select 1 from ${sql.table(e.table)} where ${condition} and ${containsPath(columns, path)} limit 1`.execute(
        context.db,
      );
    if (rows.length > 0) return true;
  }
  return false;
}
