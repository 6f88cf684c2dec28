import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, DatabaseOptions } from '../../src/kit/database/database.ts';
import { openDatabase } from '../../src/kit/database/open.ts';

/** A database of the test's own, which `close` removes: a schema on the server of `DATABASE_URL`, else a folder. */
export function openTestDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const { DATABASE_URL: databaseUrl } = process.env;
  return databaseUrl ? inSchema(databaseUrl, options) : inFolder(options);
}

async function inFolder(options: DatabaseOptions): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-database-'));
  const database = await openDatabase({ ...options, dataDir });
  return closingWith(database, () => rm(dataDir, { recursive: true }));
}

async function inSchema(databaseUrl: string, options: DatabaseOptions): Promise<Database> {
  const schema = `kit_${randomUUID().slice(0, 8)}`;
  const owner = await openDatabase({ databaseUrl, poolSize: 1 });
  await sql`create schema ${sql.id(schema)}`.execute(owner.db);
  const database = await openDatabase({ ...options, databaseUrl: withSearchPath(databaseUrl, `${schema},public`) });
  return closingWith(database, async () => {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(owner.db);
    await owner.close();
  });
}

function withSearchPath(databaseUrl: string, path: string): string {
  const separator = databaseUrl.includes('?') ? '&' : '?';
  return `${databaseUrl}${separator}options=${encodeURIComponent(`-c search_path=${path}`)}`;
}

function closingWith(database: Database, remove: () => Promise<void>): Database {
  return {
    ...database,
    async close() {
      await database.close();
      await remove();
    },
  };
}
