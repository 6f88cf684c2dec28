/**
 * `npm run bench:tenants`: lists of one tenant with 20,000 companies, alone in its database and next to 99 other tenants of
 * the same size in the same tables, in turns. Prints the ratio of the medians; exits with 1 when the others cost more than
 * the limit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../scripts/postgres.mjs';
import { withoutIndexes } from './indexes.mjs';
import { copyId, copyRows } from './rows.mjs';
import { at, caller, settings, signIn, startServer, stop, timed } from './server.mjs';

const tenants = Number(process.env.TENANTS ?? 100);
const rows = Number(process.env.ROWS ?? 20_000);
const rounds = Number(process.env.ROUNDS ?? 50);
/** A list may take so many times as long, or so many milliseconds more, next to the other tenants. */
const [most, allowanceMs] = [1.3, 3];
const list = '/api/pc/bizCompany/list?pageSize=10';
const newest = 'column=createTime&order=desc';
const paths = {
  'first page': `${list}&${newest}`,
  'one status': `${list}&${newest}&auditStatus=1`,
  'two letters': `${list}&${newest}&companyName=*${encodeURIComponent('科技')}*`,
  'name with 777': `${list}&${newest}&companyName=*777*`,
  'by submit time': `${list}&column=submitTime&order=desc`,
  'page 1,000': `${list}&${newest}&pageNo=1000`,
  'counts of tabs': '/api/pc/bizCompany/counts',
};

const table = 'rc_company';
/** Rows of a tenant; neither names nor times follow their order. */
const addRows = (client, tenant) =>
  copyRows(client, table, 'true', rows, {
    id: copyId(`t${tenant}x`, 'n'),
    tenant_id: `${tenant}`,
    credit_code: 'null',
    id_card_no_hash: 'null',
    company_name: `b.company_name || (n * 7919::bigint % 100003)::text`,
    create_time: 'now() - make_interval(secs => n * 104729::bigint % 31536000)',
  });
/** Medians of both, measured in turns: load of the machine slows both down. */
async function compare(alone, shared) {
  const medians = {};
  for (const [name, path] of Object.entries(paths)) {
    const times = [[], []];
    for (const call of [alone, shared]) await call('GET', path);
    for (let i = 0; i < rounds; i += 1)
      for (const [n, call] of [alone, shared].entries()) times[n].push(await timed(() => call('GET', path)));
    medians[name] = times.map((list) => at(list, 0.5));
  }
  return medians;
}

const postgres = await openPostgres();
const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));
const missed = [];
const started = [];
/** A server on a database of its own, in which the tenant has its rows. */
async function startOne(url, name) {
  const { child, origin } = await startServer(settings(url, join(dir, name)));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  started.push({ child, client });
  await withoutIndexes(client, [table], () => addRows(client, 1));
  return { client, call: caller(origin, await signIn(origin)) };
}
try {
  const shared = await startOne(postgres.url, 'shared');
  const url = new URL(postgres.url);
  url.pathname = '/alone';
  await shared.client.query('create database alone');
  const alone = await startOne(url.href, 'alone');
  await withoutIndexes(shared.client, [table], async () => {
    for (let n = 2; n <= tenants; n += 1) await addRows(shared.client, 1000 + n);
  });
  for (const { client } of [alone, shared]) await client.query(`vacuum analyze ${table}`);
  console.log(`${rows} rows of one tenant, alone and next to ${tenants - 1} tenants`);
  for (const [name, [one, next]] of Object.entries(await compare(alone.call, shared.call))) {
    const ratio = next / one;
    if (ratio > most && next - one > allowanceMs)
      missed.push(`${name}: ${ratio.toFixed(2)} times as long next to the others, at most ${most}`);
    console.log(
      `${name.padEnd(16)} alone ${one.toFixed(1)} ms, next to the others ${next.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
    );
  }
} finally {
  for (const { child, client } of started) {
    await client.end();
    await stop(child);
  }
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
for (const line of missed) console.error(line);
process.exit(missed.length > 0 ? 1 : 0);
