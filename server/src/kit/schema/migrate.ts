import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Handle } from '../handle.ts';

const folder = new URL('../../migrations/', import.meta.url);
const lockKey = 778_201;

export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** All migrations in order. A statement ends with a semicolon at the end of a line; `$$` bodies stay whole. */
export async function loadMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((n) => n.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, statements: splitStatements(await readFile(new URL(name, folder), 'utf8')) })),
  );
}

function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  let body = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('--')) continue;
    current += `${line}\n`;
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) body = !body;
    if (!body && line.trimEnd().endsWith(';')) {
      statements.push(current.trim().replace(/;$/, ''));
      current = '';
    }
  }
  if (current.trim()) statements.push(current.trim());
  return statements;
}

/**
 * Applies missing migrations, each in its own transaction; safe when several processes start at once. Returns the names
 * applied now.
 */
export async function migrate(db: Handle, onApply: (name: string) => void = () => undefined): Promise<string[]> {
  await sql`create table if not exists schema_migration (name varchar(200) primary key, applied_at timestamptz not null default now())`.execute(
    db,
  );
  const { rows: known } = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  const done = new Set(known.map(({ name }) => name));
  const applied: string[] = [];
  for (const migration of (await loadMigrations()).filter(({ name }) => !done.has(name)))
    if (await apply(db, migration, onApply)) applied.push(migration.name);
  return applied;
}

/** False when another process was faster. */
function apply(db: Handle, migration: Migration, onApply: (name: string) => void): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx);
    const { rows } = await sql`select 1 from schema_migration where name = ${migration.name}`.execute(tx);
    if (rows.length > 0) return false;
    onApply(migration.name);
    for (const statement of migration.statements) await sql.raw(statement).execute(tx);
    await sql`insert into schema_migration (name) values (${migration.name})`.execute(tx);
    return true;
  });
}
