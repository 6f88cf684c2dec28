/**
 * `npm run bench:start`: start of a prepared installation until its first answer, on PGlite and on PostgreSQL, and
 * resident memory after lists were read by 16 connections, next to a bare Fastify + pg server. Exits with 1 beyond the
 * limits (`ROUNDS` changes the run).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../scripts/postgres.mjs';
import { throughput } from './load.mjs';
import { at, settings, signIn, start, startServer, stop } from './server.mjs';
import { measureMemory } from './watch.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const port = 24_819;
const lists = ['/api/pc/bizCompany/list', '/companyPost/companyPost/list', '/employ/employUser/list', '/sys/user/list'];
const dir = mkdtempSync(join(tmpdir(), 'campus-start-'));
const postgres = await openPostgres();

/** Milliseconds from the start of a process until `path` answers, and the running process. */
async function answer(launch, path) {
  const begun = performance.now();
  const { child, origin } = await launch();
  await fetch(`${origin}${path}`).then((reply) => reply.text());
  return { child, origin, ms: performance.now() - begun };
}

/** Median milliseconds of starts, after one that prepares the data, and megabytes after the load. */
async function measure(launch, path, load) {
  await stop((await launch()).child);
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const { child, ms } = await answer(launch, path);
    times.push(ms);
    await stop(child);
  }
  const { child, origin } = await answer(launch, path);
  try {
    await load(origin);
    await sleep(2000);
    return { seconds: at(times, 0.5) / 1000, megabytes: measureMemory(child.pid).own };
  } finally {
    await stop(child);
  }
}

async function readLists(origin) {
  const headers = { 'x-access-token': await signIn(origin), 'tenant-id': '1' };
  let n = 0;
  const next = () => {
    n += 1;
    return `${origin}/server${lists[n % lists.length]}?pageNo=1&pageSize=10`;
  };
  await throughput(next, { connections: 16, seconds: 5, headers });
}
const product = (databaseUrl, folder) => () => startServer(settings(databaseUrl, join(dir, folder)));
const bare = async () => {
  const { child } = await start('bench/baseline.mjs', { DATABASE_URL: postgres.url, PORT: String(port) }, /ready/);
  return { child, origin: `http://127.0.0.1:${port}` };
};
const readBare = (origin) => throughput(`${origin}/companies-first-page`, { connections: 16, seconds: 5 });

try {
  const own = await measure(product(postgres.url, 'postgres'), '/healthz', readLists);
  const hand = await measure(bare, '/companies-first-page', readBare);
  const embedded = await measure(product(undefined, 'embedded'), '/healthz', readLists);
  for (const [name, { seconds, megabytes }, limit] of [
    ['PostgreSQL', own, { seconds: 0.6, megabytes: 160 }],
    ['PGlite', embedded, { seconds: 1.2, megabytes: 400 }],
    ['by hand', hand, { seconds: Number.POSITIVE_INFINITY, megabytes: Number.POSITIVE_INFINITY }],
  ]) {
    const fits = seconds < limit.seconds && megabytes < limit.megabytes;
    const ratios = `${(seconds / hand.seconds).toFixed(1)} and ${(megabytes / hand.megabytes).toFixed(1)} times by hand`;
    console.log(
      `${name.padEnd(10)} start ${seconds.toFixed(2)} s, ${megabytes.toFixed(0)} MB after load; ${ratios}${fits ? '' : `  BEYOND THE LIMIT of ${limit.seconds} s and ${limit.megabytes} MB`}`,
    );
    if (!fits) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
