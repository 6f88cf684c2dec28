/**
 * `npm run bench:list`: lists of companies and posts at 100,000 rows, 32 connections, against statements written by hand
 * (`baseline.mjs`) on one PostgreSQL in the same minute. Prints ratios; exits with 1 when one is below its limit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../scripts/postgres.mjs';
import { fillPosts } from './fill.mjs';
import { throughput } from './load.mjs';
import { at, getPath, settings, signIn, start, startServer, stop, timed } from './server.mjs';

const rows = Number(process.env.ROWS ?? 100_000);
const seconds = Number(process.env.SECONDS ?? 3);
const rounds = Number(process.env.ROUNDS ?? 2);
const connections = 32;
const least = 0.6;
const port = 24_817;
const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));
const companies = '/api/pc/bizCompany/list?pageSize=10';
const posts = '/companyPost/companyPost/list?pageSize=10';
const newest = 'column=createTime&order=desc';

/** Our path of each list of the baseline, and the milliseconds that a single request may take. */
const lists = {
  'companies, first page': [`${companies}&${newest}`, 15],
  'companies, one status': [`${companies}&${newest}&auditStatus=1`, 15],
  'companies, two letters': [`${companies}&${newest}&companyName=*${encodeURIComponent('科技')}*`, 30],
  'companies, 777': [`${companies}&${newest}&companyName=*777*`, 30],
  'companies, by submit time': [`${companies}&column=submitTime&order=desc`, 15],
  'companies, page 5,000': [`${companies}&${newest}&pageNo=5000`, 15],
  'companies, counts of tabs': ['/api/pc/bizCompany/counts', 15],
  'posts, first page': [`${posts}&${newest}`, 15],
  'posts, one status': [`${posts}&${newest}&postStatus=1`, 15],
  'posts, by name': [`${posts}&column=name&order=desc`, 15],
  'posts, by headcount': [`${posts}&column=headcount&order=asc`, 15],
  'posts, page 5,000': [`${posts}&${newest}&pageNo=5000`, 15],
};

const postgres = await openPostgres();
const children = [];
const missed = [];
try {
  const app = await startServer(settings(postgres.url, join(dir, 'data')));
  children.push(app.child);
  await fillPosts(postgres.url, rows);
  const headers = { 'x-access-token': await signIn(app.origin), 'tenant-id': '1' };
  const bare = await start('bench/baseline.mjs', { DATABASE_URL: postgres.url, PORT: String(port) }, /ready/);
  children.push(bare.child);
  for (const [name, [path, limitMs]] of Object.entries(lists)) {
    const ourUrl = `${app.origin}/server${path}`;
    const bareUrl = `http://127.0.0.1:${port}${getPath(name)}`;
    const singles = { ours: [], bare: [] };
    for (let i = 0; i < 20; i += 1) {
      singles.bare.push(await timed(() => fetch(bareUrl).then((r) => r.text())));
      singles.ours.push(await timed(() => fetch(ourUrl, { headers }).then((r) => r.text())));
    }
    const [ours, base] = [[], []];
    // In turns, so that both run under the same load.
    for (let round = 0; round < rounds; round += 1) {
      base.push((await throughput(bareUrl, { connections, seconds })).perSecond);
      ours.push((await throughput(ourUrl, { connections, seconds, headers })).perSecond);
    }
    const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
    const ratio = mean(ours) / mean(base);
    const median = at(singles.ours, 0.5);
    if (ratio < least) missed.push(`${name}: ${ratio.toFixed(2)} of the baseline, at least ${least}`);
    if (median >= limitMs) missed.push(`${name}: ${median.toFixed(1)} ms, at most ${limitMs}`);
    console.log(
      `${name.padEnd(28)} ours ${mean(ours).toFixed(0).padStart(5)}/s, by hand ${mean(base).toFixed(0).padStart(5)}/s, ratio ${ratio.toFixed(2)}; single ${median.toFixed(1)} ms, by hand ${at(singles.bare, 0.5).toFixed(1)} ms`,
    );
  }
} finally {
  for (const child of children) await stop(child);
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
for (const line of missed) console.error(line);
process.exit(missed.length > 0 ? 1 : 0);
