/**
 * `npm run bench:tenants`: lists of one tenant with 20,000 companies, alone and then next to 99 other tenants of the same
 * size in the same tables. Prints the ratio of the medians; exits with 1 when the others cost more than the limit.
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
async function measure(call) {
  const medians = {};
  for (const [name, path] of Object.entries(paths)) {
    await call('GET', path);
    const times = [];
    for (let i = 0; i < rounds; i += 1) times.push(await timed(() => call('GET', path)));
    medians[name] = at(times, 0.5);
  }
  return medians;
}

const postgres = await openPostgres();
const client = new pg.Client({ connectionString: postgres.url });
const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));
const missed = [];
let server;
try {
  server = await startServer(settings(postgres.url, join(dir, 'data')));
  await client.connect();
  const call = caller(server.origin, await signIn(server.origin));
  await withoutIndexes(client, [table], () => addRows(client, 1));
  await client.query(`vacuum analyze ${table}`);
  const alone = await measure(call);
  await withoutIndexes(client, [table], async () => {
    for (let n = 2; n <= tenants; n += 1) await addRows(client, 1000 + n);
  });
  await client.query(`vacuum analyze ${table}`);
  const beside = await measure(call);
  console.log(`${rows} rows of one tenant, then ${tenants} tenants`);
  for (const name of Object.keys(paths)) {
    const ratio = beside[name] / alone[name];
    if (ratio > most && beside[name] - alone[name] > allowanceMs)
      missed.push(`${name}: ${ratio.toFixed(2)} times as long next to the others, at most ${most}`);
    console.log(
      `${name.padEnd(16)} alone ${alone[name].toFixed(1)} ms, next to the others ${beside[name].toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
    );
  }
} finally {
  await client.end();
  if (server) await stop(server.child);
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
for (const line of missed) console.error(line);
process.exit(missed.length > 0 ? 1 : 0);
