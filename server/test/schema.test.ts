import { entities } from '@campus/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '../src/kit/database/open.ts';
import { loadFoundation, migrate } from '../src/kit/schema/migrate.ts';
import { compareSchemas, readSchema } from '../src/kit/schema/migration-writer.ts';
import { createTable, getTables } from '../src/kit/schema/schema.ts';

async function onEmpty<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({});
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

it('makes by migrations exactly the tables that the definitions ask for', async () => {
  const wanted = await onEmpty(async ({ db }) => {
    for (const statement of [...(await loadFoundation()), ...getTables(entities).flatMap(createTable)])
      await sql.raw(statement).execute(db);
    return readSchema(db);
  });
  const have = await onEmpty(async ({ db }) => {
    await migrate(db);
    return readSchema(db);
  });
  expect(compareSchemas(wanted, have)).toEqual([]);
});
