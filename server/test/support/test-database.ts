import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../src/kit/database/open.ts';
import { databaseUrl, onServer } from './postgres-run.ts';

/**
 * A migrated database of the test file's own, without rows: embedded, or on PostgreSQL where the run has DATABASE_URL.
 * `close` removes it. Open it in `beforeAll`; it takes a fraction of migrating.
 */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('template');
  if (template.kind === 'embedded') return openDatabase({ template: readFileSync(template.file) });
  const { serverUrl, prefix } = template;
  const name = `${prefix}_${randomBytes(4).toString('hex')}`;
  await onServer(serverUrl, async ({ db }) => {
    await sql`create database ${sql.id(name)} template ${sql.id(template.name)}`.execute(db);
  });
  const database = await openDatabase({ databaseUrl: databaseUrl(serverUrl, name), poolSize: 4 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(serverUrl, async ({ db }) => {
        await sql`drop database ${sql.id(name)} with (force)`.execute(db);
      });
    },
  };
}
