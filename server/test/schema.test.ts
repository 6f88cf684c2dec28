import { entities } from '@campus/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { loadFoundation } from '../src/kit/schema/migrate.ts';
import { compareSchemas, readSchema } from '../src/kit/schema/migration-writer.ts';
import { createTable, getTables } from '../src/kit/schema/schema.ts';
import { openEmptyDatabase, openTestDatabase } from './support/test-database.ts';

it('makes by migrations exactly the tables that the definitions ask for', async () => {
  const defined = await openEmptyDatabase();
  const migrated = await openTestDatabase();
  try {
    for (const statement of [...(await loadFoundation()), ...getTables(entities).flatMap(createTable)])
      await sql.raw(statement).execute(defined.db);
    expect(compareSchemas(await readSchema(defined.db), await readSchema(migrated.db))).toEqual([]);
  } finally {
    await Promise.all([defined.close(), migrated.close()]);
  }
});
