/**
 * `npm run bench:processes`: a list of companies at 100,000 rows from 1, 2 and 4 processes of the product on one
 * PostgreSQL, 32 connections in turns over the processes, next to as many bare servers (`baseline.mjs`). Exits with 1 when
 * more processes answer less than one does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../scripts/postgres.mjs';
import { fill } from './fill.mjs';
import { throughput } from './load.mjs';
import { getPath, settings, signIn, start, startServer, stop } from './server.mjs';

const rows = Number(process.env.ROWS ?? 100_000);
const seconds = Number(process.env.SECONDS ?? 5);
const warmUpSeconds = 2;
const steps = [1, 2, 4];
const connections = 32;
const least = 0.85;
const firstPort = 24_830;
const name = 'companies, first page';
const path = '/server/api/pc/bizCompany/list?pageSize=10&column=createTime&order=desc';

/** Asks the addresses in turns. */
function inTurns(addresses) {
  let asked = 0;
  return () => {
    asked += 1;
    return addresses[asked % addresses.length];
  };
}

const postgres = await openPostgres();
const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));
const children = [];
const missed = [];
try {
  const env = settings(postgres.url, join(dir, 'data'));
  const ours = [await startServer(env)];
  children.push(ours[0].child);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await fill(client, 'rc_company', ['credit_code', 'id_card_no_hash'], rows);
  await client.end();
  const headers = { 'x-access-token': await signIn(ours[0].origin), 'tenant-id': '1' };
  const bare = [];
  const found = [];
  for (const count of steps) {
    while (ours.length < count) {
      ours.push(await startServer(env));
      children.push(ours.at(-1).child);
    }
    while (bare.length < count) {
      const port = String(firstPort + bare.length);
      const { child } = await start('bench/baseline.mjs', { DATABASE_URL: postgres.url, PORT: port }, /ready/);
      children.push(child);
      bare.push(`http://127.0.0.1:${port}${getPath(name)}`);
    }
    const urls = ours.map(({ origin }) => `${origin}${path}`);
    // What a process does at its first calls is not measured.
    await throughput(inTurns(urls), { connections, seconds: warmUpSeconds, headers });
    const base = await throughput(inTurns(bare), { connections, seconds });
    const own = await throughput(inTurns(urls), { connections, seconds, headers });
    found.push(own.perSecond);
    console.log(
      `${count} of each: ours ${own.perSecond.toFixed(0)}/s (p99 ${own.p99.toFixed(0)} ms), by hand ${base.perSecond.toFixed(0)}/s (p99 ${base.p99.toFixed(0)} ms), ratio ${(own.perSecond / base.perSecond).toFixed(2)}; ${(own.perSecond / found[0]).toFixed(2)} of one process`,
    );
    if (own.perSecond < least * found[0])
      missed.push(`${count} processes: ${(own.perSecond / found[0]).toFixed(2)} of one`);
  }
  console.log(`${cpus().length} cores for the servers, PostgreSQL and the load`);
} finally {
  for (const child of children) await stop(child);
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
for (const line of missed) console.error(line);
process.exit(missed.length > 0 ? 1 : 0);
