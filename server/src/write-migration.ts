import { entities } from '@campus/contract';
import { sql } from 'kysely';
import { type Database, openDatabase } from './kit/database/open.ts';
import { loadFoundation, migrate } from './kit/schema/migrate.ts';
import { alterations, readSchema, writeMigrations } from './kit/schema/migration-writer.ts';
import { createTable, getTables } from './kit/schema/schema.ts';

/** Runs `use` on an empty database in memory. */
async function onEmpty<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({});
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** `npm run db:migration -- <what>`: writes the difference between the definitions and the result of the migrations. */
async function write(what: string): Promise<void> {
  const tables = getTables(entities);
  const wanted = await onEmpty(async ({ db }) => {
    const statements = [...(await loadFoundation()), ...tables.flatMap(createTable)];
    for (const statement of statements) await sql.raw(statement).execute(db);
    return readSchema(db);
  });
  const have = await onEmpty(async ({ db }) => {
    await migrate(db);
    return readSchema(db);
  });
  const statements = alterations(tables, wanted, have);
  if (statements.length === 0) return console.log('数据库结构与定义一致，无需迁移。');
  for (const name of await writeMigrations(what, statements))
    console.log(`已写入 server/src/migrations/${name}，请检查后提交。`);
}

const [what] = process.argv.slice(2);
if (!what) {
  console.error('用法：npm run db:migration -- <改了什么，如 add-fair-venue>');
  process.exitCode = 2;
} else {
  await write(what);
}
