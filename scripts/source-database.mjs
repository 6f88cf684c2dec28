/** An external database for the end-to-end tests: the data source of a report. */
import { openPostgres } from './postgres.mjs';

const name = `campus_source_${process.pid}`;
const tables = `
  create table survey (id int primary key, college text not null, answer text not null, score int not null);
  insert into survey
  select n, (array['信息学院', '商学院', '文学院'])[n % 3 + 1], case when n % 4 = 0 then '不满意' else '满意' end, n % 5 + 1
  from generate_series(1, 60) n;`;

/** Returns `url` and `stop()`. Throws Expected with the message to show when there is no PostgreSQL. */
export async function openSourceDatabase({ install }) {
  const postgres = await openPostgres({ install, isSmall: true });
  try {
    await run(postgres.url, `create database ${name}`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    await run(url.href, tables);
    const stop = async () => {
      await run(postgres.url, `drop database ${name} with (force)`);
      await postgres.stop();
    };
    return { url: url.href, stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function run(connectionString, statements) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
