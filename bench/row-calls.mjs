/**
 * `npm run bench:rows`: one row read, created and edited, 32 connections, against statements written by hand
 * (`baseline.mjs`) on one PostgreSQL in the same minute. Prints ratios; exits with 1 when one is below its limit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../scripts/postgres.mjs';
import { fillPosts } from './fill.mjs';
import { throughput } from './load.mjs';
import { caller, settings, signIn, start, startServer, stop } from './server.mjs';

const rows = Number(process.env.ROWS ?? 100_000);
const seconds = Number(process.env.SECONDS ?? 3);
const rounds = Number(process.env.ROUNDS ?? 2);
const connections = 32;
const port = 24_818;
/** Share of the baseline's throughput that ours has at least: the figures wanted next to what a bare server gave. */
const least = { get: 3000 / 8200, add: 1200 / 5200, edit: 1200 / 5800 };
const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));

const postgres = await openPostgres();
const children = [];
const missed = [];
try {
  const app = await startServer(settings(postgres.url, join(dir, 'data')));
  children.push(app.child);
  await fillPosts(postgres.url, rows);
  const token = await signIn(app.origin);
  const headers = { 'x-access-token': token, 'tenant-id': '1' };
  const call = caller(app.origin, token);
  const bare = await start('bench/baseline.mjs', { DATABASE_URL: postgres.url, PORT: String(port) }, /ready/);
  children.push(bare.child);
  const positions = [];
  for (let i = 0; i < 64; i += 1)
    positions.push((await call('POST', '/sys/position/add', { code: `old${i}`, name: '经理', postRank: '1' })).id);
  let n = 0;
  const next = () => (n += 1);
  const post = () => `b${String(1 + ((next() * 7919) % rows)).padStart(18, '0')}`;
  const added = () => JSON.stringify({ code: `c${next()}`, name: '经理', postRank: '1' });
  // Each position is edited by one connection at a time, as by one user.
  const edited = () =>
    JSON.stringify({ id: positions[next() % positions.length], name: `经理${next()}`, postRank: '1' });
  const kinds = {
    get: [{ path: () => `/companyPost/companyPost/queryById?id=${post()}` }, { path: () => `/get?id=${post()}` }],
    add: [
      { path: () => '/sys/position/add', method: 'POST', body: added },
      { path: () => '/add', method: 'POST', body: added },
    ],
    edit: [
      { path: () => '/sys/position/edit', method: 'PUT', body: edited },
      { path: () => '/edit', method: 'PUT', body: edited },
    ],
  };
  const measure = (origin, { path, method, body }, sent) =>
    throughput(() => `${origin}${path()}`, { connections, seconds, method, body, headers: sent });
  for (const [name, [ours, hand]] of Object.entries(kinds)) {
    const [a, b] = [[], []];
    // Both are warmed up by a round that does not count: a server runs for weeks.
    for (let round = 0; round <= rounds; round += 1) {
      const byHand = await measure(`http://127.0.0.1:${port}`, hand, {});
      const own = await measure(`${app.origin}/server`, ours, headers);
      if (round === 0) continue;
      b.push(byHand.perSecond);
      a.push(own.perSecond);
    }
    const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
    const ratio = mean(a) / mean(b);
    if (ratio < least[name])
      missed.push(`${name}: ${ratio.toFixed(2)} of the baseline, at least ${least[name].toFixed(2)}`);
    console.log(
      `${name.padEnd(5)} ours ${mean(a).toFixed(0)}/s, by hand ${mean(b).toFixed(0)}/s, ratio ${ratio.toFixed(2)}`,
    );
  }
} finally {
  for (const child of children) await stop(child);
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
for (const line of missed) console.error(line);
process.exit(missed.length > 0 ? 1 : 0);
