import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Handle } from '../handle.ts';
import { isRepeatable } from './database-failure.ts';

const folder = new URL('../../migrations/', import.meta.url);
const lockKey = 778_201;
const turnKey = 778_202;
const turnMs = 500;
const mostTries = 5;

/** First line of a migration that builds indexes while the tables are in use. */
export const concurrentHeader = '-- Outside of a transaction: writes go on while the indexes are built.';

export interface Migration {
  readonly name: string;
  /** Each statement is its own transaction; repeated after an interruption. */
  readonly isConcurrent: boolean;
  readonly statements: readonly string[];
}

/** All migrations in order. A statement ends with a semicolon at the end of a line; `$$` bodies stay whole. */
export async function loadMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((n) => n.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, isConcurrent: text.startsWith(concurrentHeader), statements: splitStatements(text) };
    }),
  );
}

/** Migrations that create no table of a definition, but what every table needs. */
const foundations: readonly string[] = [
  '0001-foundation.sql',
  '0053-list-functions.sql',
  '0065-pieces-of-tenants.sql',
  '0074-quiet-columns.sql',
];
/** Statements after which an empty database can have the tables of the definitions. */
export async function loadFoundation(): Promise<readonly string[]> {
  const migrations = await loadMigrations();
  return migrations.filter(({ name }) => foundations.includes(name)).flatMap(({ statements }) => statements);
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
  for (const migration of (await loadMigrations()).filter(({ name }) => !done.has(name))) {
    // A new database has no rows and no writers.
    const isOutside = migration.isConcurrent && done.size > 0;
    const run = isOutside ? applyOutside : apply;
    if (await run(db, migration, onApply)) applied.push(migration.name);
  }
  return applied;
}

/** False when another process was faster. */
function apply(db: Handle, migration: Migration, onApply: (name: string) => void): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Filling a column of a large table takes longer than a call may.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx);
    const { rows } = await sql`select 1 from schema_migration where name = ${migration.name}`.execute(tx);
    if (rows.length > 0) return false;
    onApply(migration.name);
    for (const statement of migration.statements)
      await sql.raw(migration.isConcurrent ? statement.replace(' CONCURRENTLY', '') : statement).execute(tx);
    await sql`insert into schema_migration (name) values (${migration.name})`.execute(tx);
    return true;
  });
}

/**
 * The same without a transaction. A process that waits asks again instead of waiting in a statement: an index is only finished
 * when every statement that began before has ended.
 */
function applyOutside(db: Handle, migration: Migration, onApply: (name: string) => void): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    while (!(await takeTurn(connection))) await setTimeout(turnMs);
    try {
      const { rows } = await sql`select 1 from schema_migration where name = ${migration.name}`.execute(connection);
      if (rows.length > 0) return false;
      onApply(migration.name);
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`set lock_timeout = 0`.execute(connection);
      for (const statement of migration.statements) await buildRepeatedly(connection, statement);
      await sql`insert into schema_migration (name) values (${migration.name})`.execute(connection);
      return true;
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(${turnKey}::bigint)`.execute(connection);
    }
  });
}
async function takeTurn(connection: Handle): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${turnKey}::bigint) as taken`.execute(
    connection,
  );
  return rows[0]?.taken === true;
}
/** A vacuum by hand and the build of an index can wait for each other; the database then ends one of them. */
async function buildRepeatedly(connection: Handle, statement: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await buildIndex(connection, statement);
    } catch (error) {
      if (tries >= mostTries || !isRepeatable(error)) throw error;
    }
  }
}
/** Skips an index that an interrupted run finished and replaces one that it did not. */
async function buildIndex(connection: Handle, statement: string): Promise<void> {
  const [, name] = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+) /.exec(statement) ?? [];
  if (name === undefined) throw new Error(`not the statement of an index: ${statement}`);
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${name})`.execute(connection);
  if (rows[0]?.isValid) return;
  if (rows[0]) await sql`drop index concurrently ${sql.id(name)}`.execute(connection);
  await sql.raw(statement).execute(connection);
}
