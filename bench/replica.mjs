/**
 * `npm run bench:replica`: a primary and a hot standby, changes of deliveries, lists, statistics and exports; in turns with a
 * server that reads statistics and exports on the primary and one that reads them on the standby. Prints the lag of the
 * standby, times of the lists and processor seconds of both; exits with 1 when the standby takes no work from the primary.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
// biome-ignore lint/correctness/useImportExtensions: the declarations next to a script end in .d.mts
import { openReplicated } from '../scripts/postgres-standby.mjs';
import { addDeliveries, copyId } from './rows.mjs';
import { at, caller, settings, signIn, startServer, stop, timed } from './server.mjs';
import { measureCpu } from './watch.mjs';

const deliveries = Number(process.env.DELIVERIES ?? 300_000);
const seconds = Number(process.env.SECONDS ?? 20);
const rounds = Number(process.env.ROUNDS ?? 3);
/** Milliseconds from one call to the next; a call that takes longer is followed at once. */
const every = { change: 50, list: 50, statistics: 500, export: 5_000, beat: 100 };
const paths = {
  list: '/resume/delivery/list?pageNo=1&pageSize=10&column=deliverTime&order=desc',
  statistics: '/resume/delivery/statistics?measures=deliveries,passed&by=college&range=year',
  export: '/employ/employUser/exportXls?format=xlsx',
};

/** Milliseconds until the standby shows what the primary has committed. */
async function measureLag(primary, standby, n) {
  await primary.query('insert into bench_beat values ($1)', [n]);
  return timed(async () => {
    while ((await standby.query('select 1 from bench_beat where n = $1', [n])).rowCount === 0) await sleep(1);
  });
}
/** Numbers of changes and beats go on through all runs. */
const numbers = { change: 0, beat: 0 };
const next = (name) => {
  numbers[name] += 1;
  return numbers[name];
};

/** Runs all kinds of work for `seconds`; the times of each, and processor seconds of both servers. */
async function run({ call, download }, { primary, standby }, clients) {
  const work = {
    change: () =>
      clients.writer.query(
        `update rc_delivery set read_time = now() where id = ${copyId('d', next('change') % deliveries)}`,
      ),
    list: () => call('GET', paths.list),
    statistics: () => call('GET', paths.statistics),
    export: () => download(paths.export),
    beat: () => measureLag(clients.beat, clients.standby, next('beat')),
  };
  const begun = performance.now();
  const before = [primary, standby].map(({ pid }) => measureCpu(pid));
  const times = Object.fromEntries(Object.keys(work).map((name) => [name, []]));
  const repeat = async (name) => {
    while (performance.now() - begun < seconds * 1000) {
      const took = await timed(async () => {
        const lag = await work[name]();
        if (name === 'beat') times.beat.push(lag);
      });
      if (name !== 'beat') times[name].push(took);
      await sleep(Math.max(0, every[name] - took));
    }
  };
  await Promise.all(Object.keys(work).map(repeat));
  const cpu = [primary, standby].map(({ pid }, i) => measureCpu(pid) - before[i]);
  return { times, cpu };
}

const show = (times) =>
  `${at(times, 0.5).toFixed(0)} ms median, ${at(times, 0.99).toFixed(0)} ms p99 of ${times.length}`;
function report(name, results) {
  const all = (what) => results.flatMap(({ times }) => times[what]);
  const [primary, standby] = [0, 1].map((i) => results.reduce((sum, { cpu }) => sum + cpu[i], 0) / results.length);
  console.log(`statistics and exports on the ${name}, ${results.length} times ${seconds} s:`);
  console.log(`  processor seconds of the primary ${primary.toFixed(1)}, of the standby ${standby.toFixed(1)}`);
  for (const what of ['list', 'change', 'statistics', 'export']) console.log(`  ${what}: ${show(all(what))}`);
  console.log(`  lag of the standby: ${show(all('beat'))}`);
  return primary;
}

const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));
const servers = await openReplicated();
const open = async (url) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};
const clients = {
  writer: await open(servers.primary.url),
  beat: await open(servers.primary.url),
  standby: await open(servers.standby.url),
};
const children = [];
async function startOne(more) {
  const { child, origin } = await startServer({ ...settings(servers.primary.url, join(dir, 'data')), ...more });
  children.push(child);
  const token = await signIn(origin);
  const download = async (path) => {
    const answer = await fetch(`${origin}/server${path}`, { headers: { 'x-access-token': token, 'tenant-id': '1' } });
    if (!answer.headers.get('content-type')?.includes('spreadsheet')) throw new Error(await answer.text());
    await answer.arrayBuffer();
  };
  return { call: caller(origin, token), download };
}
let isLess = false;
try {
  const alone = await startOne({});
  await addDeliveries(clients.writer, deliveries);
  await clients.writer.query('create table bench_beat (n int primary key)');
  const replicated = await startOne({ DATABASE_REPLICA_URL: servers.standby.url });
  // The standby has the log of the whole filling to replay first.
  while (!(await clients.standby.query(`select to_regclass('bench_beat') as beat`)).rows[0].beat) await sleep(100);
  const results = { primary: [], standby: [] };
  for (let i = 0; i < rounds; i += 1) {
    results.primary.push(await run(alone, servers, clients));
    results.standby.push(await run(replicated, servers, clients));
  }
  const [before, after] = Object.entries(results).map(([name, all]) => report(name, all));
  isLess = after < before;
} finally {
  for (const client of Object.values(clients)) await client.end();
  for (const child of children) await stop(child);
  await servers.stop();
  rmSync(dir, { recursive: true, force: true });
}
if (!isLess) console.error('the standby takes no work from the primary');
process.exit(isLess ? 0 : 1);
