/** Process of its own for the tests: writes rows to the folder it is given and prints each number once it is acknowledged. */
import { sql } from 'kysely';
import { openDatabase } from '../../src/kit/database/open.ts';

const [dataDir = '', from = '0'] = process.argv.slice(2);

try {
  const { db } = await openDatabase({ dataDir, minimumFreeBytes: 0 });
  await sql`create table if not exists kept (id int primary key)`.execute(db);
  await sql`create table if not exists kept_twice (id int primary key references kept)`.execute(db);
  for (let id = Number(from); ; id += 1) {
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('kept').values({ id }).execute();
      await tx.insertInto('keptTwice').values({ id }).execute();
    });
    process.stdout.write(`${id}\n`);
  }
} catch (error) {
  process.stderr.write(String(error));
  process.exit(1);
}
