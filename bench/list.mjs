/**
 * `npm run bench:list`: throughput of the companies and posts lists at 100,000 rows, 32 connections, against a bare
 * Fastify + pg endpoint that runs the same statements, both on one PostgreSQL in the same minute. Prints ratios.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../scripts/postgres.mjs';
import { throughput } from './load.mjs';
import { settings, signIn, start, startServer, stop } from './server.mjs';

const rows = Number(process.env.ROWS ?? 100_000);
const seconds = Number(process.env.SECONDS ?? 6);
const connections = 32;
const root = new URL('..', import.meta.url).pathname;
const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));
const capture = join(dir, 'capture.json');
const statements = join(dir, 'statements.json');

const lists = {
  companies: '/api/pc/bizCompany/list?pageNo=1&pageSize=10&column=createTime&order=desc&companyName=*1*',
  posts: '/companyPost/companyPost/list?pageNo=1&pageSize=10&column=createTime&order=desc&postStatus=1',
};

/** Copies the seeded rows of tenant 1 until there are `rows` of them. */
async function fill(client, table, unique) {
  const columns = (
    await client.query('select column_name from information_schema.columns where table_name = $1', [table])
  ).rows.map((r) => r.column_name);
  const others = columns.filter((c) => c !== 'id' && !unique.includes(c));
  const changed = { company_name: 't.company_name || n::text', name: 't.name || n::text' };
  const list = others.map((c) => (changed[c] ? `${changed[c]}` : `t.${c}`)).join(', ');
  await client.query(
    `insert into ${table} (id, ${others.join(', ')}) select 'b' || lpad(n::text, 18, '0'), ${list}
     from generate_series(1, $1::int) n join (select *, row_number() over (order by id) as k, count(*) over () as m from ${table} where tenant_id = 1) t on t.k = 1 + n % t.m`,
    [rows],
  );
  await client.query(`analyze ${table}`);
}

const postgres = await openPostgres();
const children = [];
try {
  const url = postgres.url;
  const env = { ...settings(url, join(dir, 'data')), BENCH_CAPTURE: capture };
  const app = await startServer(env, ['--import', join(root, 'bench/capture.mjs')]);
  children.push(app.child);
  const { origin } = app;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fill(client, 'rc_company', ['credit_code', 'id_card_no_hash']);
  await fill(client, 'rc_company_post', ['post_no']);
  await client.end();
  const token = await signIn(origin);
  const headers = { 'x-access-token': token };
  const captured = {};
  for (const [name, path] of Object.entries(lists)) {
    await fetch(`${origin}/server${path}`, { headers });
    writeFileSync(capture, '[]');
    await fetch(`${origin}/server${path}`, { headers }).then((r) => r.json());
    const table = name === 'companies' ? 'rc_company' : 'rc_company_post';
    captured[name] = JSON.parse(readFileSync(capture, 'utf8'))
      .filter((s) => s.text.includes(`"${table}"`))
      .slice(-2);
  }
  writeFileSync(statements, JSON.stringify(captured));
  const bare = await start(
    'bench/bare.mjs',
    { DATABASE_URL: url, BENCH_STATEMENTS: statements, PORT: '24817' },
    /ready/,
  );
  children.push(bare.child);
  for (const [name, path] of Object.entries(lists)) {
    const ours = [];
    const base = [];
    // In turns, so that both run under the same load.
    for (let round = 0; round < 2; round += 1) {
      base.push(await throughput(`http://127.0.0.1:24817/${name}`, { connections, seconds }));
      ours.push(await throughput(`${origin}/server${path}`, { connections, seconds, headers }));
    }
    const mean = (list, key) => list.reduce((sum, r) => sum + r[key], 0) / list.length;
    const [a, b] = [mean(ours, 'perSecond'), mean(base, 'perSecond')];
    console.log(
      `${name}: ${rows} rows, ${connections} connections — ours ${a.toFixed(0)}/s (p50 ${mean(ours, 'p50').toFixed(1)} ms, p99 ${mean(ours, 'p99').toFixed(1)} ms), bare ${b.toFixed(0)}/s (p50 ${mean(base, 'p50').toFixed(1)} ms, p99 ${mean(base, 'p99').toFixed(1)} ms), ratio ${(a / b).toFixed(2)}`,
    );
  }
} finally {
  for (const child of children) await stop(child);
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exit(0);
