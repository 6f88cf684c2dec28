import { connect as connectTo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database, DatabaseOptions } from '../../src/kit/database/database.ts';
import { openDatabase } from '../../src/kit/database/open.ts';

const { DATABASE_URL: databaseUrl = '' } = process.env;
const opened: Database[] = [];

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function open(options: DatabaseOptions = {}): Promise<Database> {
  const database = await openDatabase({ databaseUrl, ...options });
  opened.push(database);
  return database;
}

const backendPid = async ({ db }: Database) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid;
};

/** A server in between that can stop passing on what it is sent, as a broken network does. */
async function stallingProxy(): Promise<{ url: string; stall: () => void; close: () => void }> {
  const target = new URL(databaseUrl);
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const upstream = connectTo(Number(target.port || 5432), target.hostname);
    sockets.push(client, upstream);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  url.searchParams.delete('host'); // the folder of a socket
  return {
    url: url.href,
    stall: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe('on PostgreSQL', () => {
  it('prepares a statement that comes again, and answers new columns after the table has changed', async () => {
    const { db } = await open({ poolSize: 1 });
    await sql`create table prepared_town (id int)`.execute(db);
    try {
      await sql`insert into prepared_town values (1)`.execute(db);
      const read = () => sql<Record<string, unknown>>`select * from prepared_town where id = ${1}`.execute(db);
      for (let i = 0; i < 5; i += 1) expect((await read()).rows).toEqual([{ id: 1 }]);
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pg_prepared_statements where statement like '%prepared_town%'`.execute(db);
      expect(rows[0]?.n).toBe(1);
      await sql`alter table prepared_town add column main_street text default 'east'`.execute(db);
      for (let i = 0; i < 5; i += 1) expect((await read()).rows).toEqual([{ id: 1, mainStreet: 'east' }]);
    } finally {
      await sql`drop table prepared_town`.execute(db);
    }
  });

  it('plans a search in texts for its word each time', async () => {
    const { db } = await open({ poolSize: 1 });
    const prepared = () => sql`select 1 from pg_prepared_statements where statement like '%of_words%'`.execute(db);
    await sql`create function text_pieces(text) returns text[] language sql immutable as 'select array[$1] as of_words'`.execute(
      db,
    );
    try {
      for (let i = 0; i < 8; i += 1) await sql`select text_pieces(${`word${i}`}) as of_words`.execute(db);
      expect((await prepared()).rows).toEqual([]);
    } finally {
      await sql`drop function text_pieces(text)`.execute(db);
    }
  });

  it('reports a changed table inside of a transaction as a conflict, which is repeated', async () => {
    const [{ db }, other] = [await open({ poolSize: 1 }), await open()];
    await sql`create table prepared_square (id int)`.execute(db);
    try {
      const read = (handle: typeof db) => sql`select * from prepared_square where id = ${1}`.execute(handle);
      for (let i = 0; i < 5; i += 1) await read(db);
      await sql`alter table prepared_square add column trees int`.execute(other.db);
      await expect(db.transaction().execute(read)).rejects.toMatchObject({ code: '40001' });
      await expect(db.transaction().execute(read)).resolves.toBeDefined();
    } finally {
      await sql`drop table prepared_square`.execute(db);
    }
  });

  it('ends a connection that has prepared as many statements as it may', async () => {
    const database = await open({ poolSize: 1 });
    const first = await backendPid(database);
    for (let i = 0; i < 301; i += 1)
      for (let use = 0; use < 4; use += 1) await sql`select ${sql.lit(i)}::int + ${1}::int`.execute(database.db);
    expect(await backendPid(database)).not.toBe(first);
  });

  it('two processes hear each other', async () => {
    const [one, other] = [await open(), await open()];
    const got: string[] = [];
    one.subscribe('town', (payload) => got.push(payload));
    await one.publish('town', 'first');
    await other.publish('town', 'second');
    await expect.poll(() => got).toEqual(['first', 'second']);
  });

  it('a listener whose connection was cut listens again', async () => {
    const [listening, other] = [await open(), await open()];
    const got: string[] = [];
    listening.subscribe('cut_channel', (payload) => got.push(payload));
    await listening.publish('cut_channel', 'before');
    await expect.poll(() => got).toEqual(['before']);
    const cut = await sql<{ done: boolean }>`
      select pg_terminate_backend(pid) as done from pg_stat_activity where query = 'listen "cut_channel"'`.execute(
      other.db,
    );
    expect(cut.rows).toEqual([{ done: true }]);
    await expect
      .poll(
        async () => {
          await other.publish('cut_channel', 'after');
          return got;
        },
        { timeout: 10_000, interval: 200 },
      )
      .toContain('after');
  });

  it('a cut connection fails its statement alone and is replaced', async () => {
    const [database, other] = [await open({ poolSize: 1 }), await open()];
    const pid = await backendPid(database);
    // Watched from the start: the cut may be felt before the one who cuts has its answer.
    const cut = expect(sql`select pg_sleep(30)`.execute(database.db)).rejects.toMatchObject({ code: '57P01' });
    await expect
      .poll(
        async () =>
          (await sql`select 1 from pg_stat_activity where pid = ${pid} and state = 'active'`.execute(other.db)).rows
            .length,
      )
      .toBe(1);
    await sql`select pg_terminate_backend(${pid})`.execute(other.db);
    await cut;
    await database.ping();
    expect(await backendPid(database)).not.toBe(pid);
  });

  it('a connection that does not answer any more is given up', async () => {
    const proxy = await stallingProxy();
    try {
      const database = await open({ databaseUrl: proxy.url, poolSize: 1, statementTimeoutMs: 500, silenceMs: 100 });
      proxy.stall();
      await expect(database.ping()).rejects.toMatchObject({ code: '08006' });
      await database.ping();
    } finally {
      proxy.close();
    }
  });

  it('reports a busy system when no connection becomes free in time', async () => {
    const database = await open({ poolSize: 1, poolWaitMs: 1_000 });
    await database.db.connection().execute(async () => {
      await expect(database.ping()).rejects.toMatchObject({ code: '53300', message: '系统繁忙，请稍后再试' });
    });
    await database.ping();
  });

  it('every connection uses China time and the limits, in addition to the options of the address', async () => {
    const separator = databaseUrl.includes('?') ? '&' : '?';
    const { db } = await open({
      databaseUrl: `${databaseUrl}${separator}options=${encodeURIComponent('-c work_mem=5MB')}`,
    });
    const names = [
      'TimeZone',
      'statement_timeout',
      'lock_timeout',
      'idle_in_transaction_session_timeout',
      'work_mem',
      'application_name',
    ];
    const { rows } = await sql<{
      value: string;
    }>`select current_setting(name) as value from unnest(${names}::text[]) as name`.execute(db);
    expect(rows.map(({ value }) => value)).toEqual(['Asia/Shanghai', '30s', '5s', '30s', '5MB', 'campus-console']);
  });

  it('a server that cannot be reached is an error', async () => {
    await expect(openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toMatchObject({
      code: '08001',
      cause: { code: 'ECONNREFUSED' },
    });
  });
});
