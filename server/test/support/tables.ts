import { entities } from '@campus/contract';
import type { AnyEntity } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Handle } from '../../src/kit/handle.ts';
import { createTable, getTables } from '../../src/kit/schema/schema.ts';

/** Makes the tables of `wanted` (default: of the whole product) that the database does not have yet. */
export async function createMissingTables(db: Handle, wanted: readonly AnyEntity[] = entities): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const have = new Set(rows.map(({ name }) => name));
  for (const table of getTables(wanted)) {
    if (have.has(table.name)) continue;
    for (const statement of createTable(table)) await sql.raw(statement).execute(db);
  }
}

/** A résumé with its lists. */
export const resumeTables = [
  'rc_resume',
  'rc_resume_education',
  'rc_resume_experience',
  'rc_resume_skill',
  'rc_resume_cert',
  'rc_resume_intention',
];

/** Tables of messages with their receivers and templates. */
export const messageTables = [
  'sys_sms',
  'rc_outbox',
  'sys_announcement',
  'sys_announcement_send',
  'sys_user',
  'msg_event',
  'sys_sms_template',
  'sys_account_preference',
];

/**
 * Removes every row of the tables, with all triggers of statements. TRUNCATE writes new files for a table and each of its
 * indexes, and makes every connection plan again what reads it: it is left to tables whose rows refuse or judge a deletion.
 */
export async function emptyTables(db: Handle, names: readonly string[]): Promise<void> {
  // Without parameters, so that the plan is kept.
  const filled = names.map(
    (name) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(filled, sql` union all `)}`.execute(db);
  if (rows.length === 0) return;
  const found = rows.map(({ name }) => name);
  const { rows: guarded } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger
    where tgrelid = any(${found}::regclass[]) and tgtype & 1 = 1 and tgtype & 8 = 8`.execute(db);
  const kept = new Set(guarded.map(({ name }) => name));
  const deletions = found
    .filter((name) => !kept.has(name))
    .map((name, i) => sql`${sql.ref(`t${i}`)} as (delete from ${sql.table(name)})`);
  if (deletions.length > 0) await sql`with ${sql.join(deletions)} select 1`.execute(db);
  if (kept.size > 0) await sql`truncate ${sql.join([...kept].map((name) => sql.table(name)))} cascade`.execute(db);
}
