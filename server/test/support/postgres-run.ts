import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '../../src/kit/database/open.ts';

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Makes a run's own databases on a server: one to be migrated and copied, and an empty one for tests that need an
 * address (DATABASE_URL). `drop` removes them and every copy, even with open connections.
 */
export async function createRunDatabases(serverUrl: string) {
  const prefix = `campus_test_${randomBytes(4).toString('hex')}`;
  const [templateName, scratchName] = [`${prefix}_template`, `${prefix}_scratch`];
  await onServer(serverUrl, async ({ db }) => {
    for (const name of [templateName, scratchName]) await sql`create database ${sql.id(name)}`.execute(db);
  });
  return {
    prefix,
    templateName,
    templateUrl: databaseUrl(serverUrl, templateName),
    scratchUrl: databaseUrl(serverUrl, scratchName),
    drop: () =>
      onServer(serverUrl, async ({ db }) => {
        const { rows } = await sql<{ name: string }>`
          select datname as name from pg_database where starts_with(datname, ${prefix})`.execute(db);
        for (const { name } of rows) await sql`drop database ${sql.id(name)} with (force)`.execute(db);
      }),
  };
}

/** Runs `use` on a connection to the server's own database, for statements about databases. */
export async function onServer(
  serverUrl: string,
  use: (server: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
): Promise<void> {
  const server = await openDatabase({ databaseUrl: serverUrl, poolSize: 1 });
  try {
    await use(server);
  } finally {
    await server.close();
  }
}
