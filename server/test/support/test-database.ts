import './known-hashes.ts';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '../../src/kit/database/open.ts';
import { migrate } from '../../src/kit/schema/migrate.ts';
import { makeOnce } from './make-once.ts';
import { databaseUrl, onServer } from './postgres-run.ts';

/** A dump, or a database on the server of the run, that a test's own database begins as. */
type Source = { readonly file: string } | { readonly name: string };

/**
 * A database of the test file's own: embedded, or on PostgreSQL where the run has DATABASE_URL. It is migrated and has
 * no rows, or begins as a copy of `source`. `close` removes it. Open it in `beforeAll`; it takes a fraction of migrating.
 */
export async function openTestDatabase(
  source?: Source,
  options: Pick<DatabaseOptions, 'freeBytes'> = {},
): Promise<Database> {
  const template = inject('template');
  if (template.kind === 'embedded') {
    const file = source && 'file' in source ? source.file : await migratedFile(template.folder);
    return openDatabase({ ...options, template: readFileSync(file) });
  }
  return ownCopy(source && 'name' in source ? source.name : undefined);
}

/** The dump of a migrated embedded database; the first file of the run that asks for it has it made. */
async function migratedFile(runFolder: string): Promise<string> {
  const folder = join(runFolder, 'migrated');
  const file = join(folder, 'template.tar.gz');
  await makeOnce(folder, async () => {
    const database = await openDatabase({});
    try {
      await migrate(database.db);
      const dump = await database.dump?.();
      if (dump) writeFileSync(file, dump);
    } finally {
      await database.close();
    }
  });
  return file;
}

/** The same without tables. */
export function openEmptyDatabase(): Promise<Database> {
  return inject('template').kind === 'embedded' ? openDatabase({}) : ownCopy('template1');
}

/** A copy that goes when it is closed. */
async function ownCopy(from?: string): Promise<Database> {
  const name = newName();
  const database = await copyDatabase(name, from);
  return {
    ...database,
    close: async () => {
      await database.close();
      await removeDatabase(name);
    },
  };
}

/** A name for a database that goes with the run. */
export function newName(): string {
  return `${postgres().prefix}_${randomBytes(4).toString('hex')}`;
}
/** The address of a database on the server of the run. */
export const getUrl = (name: string): string => databaseUrl(postgres().serverUrl, name);
/** Makes and opens a database that begins as another one, by default as the migrated one without rows. */
export async function copyDatabase(name: string, from: string = postgres().name): Promise<Database> {
  await onServer(postgres().serverUrl, async ({ db }) => {
    // Copying files takes a quarter of logging every page of the template.
    await sql`create database ${sql.id(name)} template ${sql.id(from)} strategy file_copy`.execute(db);
  });
  return openDatabase({ databaseUrl: getUrl(name), poolSize: 4 });
}
/** Also with open connections. */
export function removeDatabase(name: string): Promise<void> {
  return onServer(postgres().serverUrl, async ({ db }) => {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db);
  });
}
function postgres() {
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('the run is not on PostgreSQL');
  return template;
}
