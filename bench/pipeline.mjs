/**
 * `npm run bench:pipeline`: list, tabs and board of 300,000 deliveries on PostgreSQL, as the school and as a company. The
 * baseline are statements written by hand for the same answers on one connection, in turns with ours.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../scripts/postgres.mjs';
import { addDeliveries, copyId } from './rows.mjs';
import { at, caller, settings, signIn, startServer, stop, timed } from './server.mjs';

const deliveries = Number(process.env.DELIVERIES ?? 300_000);
const rounds = Number(process.env.ROUNDS ?? 20);
const company = { username: 'hr01' };
const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));

const shown = `d.*, e.realname, e.school_name, e.major_code, e.edu_level, p.name as post_name, c.company_name`;
const joined = `from rc_delivery d join rc_employ_user e on e.id = d.employ_id join rc_company_post p on p.id = d.post_id
  join rc_company c on c.id = d.company_id`;
const boardColumns = [
  ...[10, 20, 30, 40, 50, 60].map((step) => `d.step = ${step} and d.status in (1, 2)`),
  'd.status = 3',
  'd.status > 3',
];
/** The answers by hand, for the rows of a condition. */
const byHand = (client, own) => ({
  list: async () => {
    await client.query(`select ${shown} ${joined} where ${own} order by d.deliver_time desc, d.id desc limit 10`);
    await client.query(`select count(*) from rc_delivery d where ${own}`);
  },
  counts: () =>
    client.query(
      `select count(*), count(*) filter (where d.wait_for = 1), ${boardColumns.map((column) => `count(*) filter (where ${column})`).join(', ')},
         count(*) filter (where d.wait_for in (1, 3, 4) and d.wait_since < now() - interval '7 days')
       from rc_delivery d where ${own}`,
    ),
  board: async () => {
    for (const column of boardColumns) {
      const of = `${own} and ${column}`;
      await client.query(
        `select count(*), percentile_cont(0.5) within group (order by extract(epoch from now() - d.step_time)) from rc_delivery d where ${of}`,
      );
      await client.query(`select ${shown} ${joined} where ${of} order by d.step_time, d.id limit 20`);
    }
  },
});
const paths = {
  list: '/resume/delivery/list?pageNo=1&pageSize=10&column=deliverTime&order=desc',
  counts: '/resume/delivery/counts',
  board: '/resume/delivery/board',
};

/** A change of one row: kept counts do not serve after it. */
const change = (client) => client.query(`update rc_delivery set read_time = now() where id = ${copyId('d', 0)}`);

/** Times of both in turns, so that both run under the same load; ours also right after a write. */
async function compare(call, client, hand, name) {
  const [ours, afterWrite, base] = [[], [], []];
  await call('GET', paths[name]);
  await hand[name]();
  for (let i = 0; i < rounds; i += 1) {
    await change(client);
    afterWrite.push(await timed(() => call('GET', paths[name])));
    ours.push(await timed(() => call('GET', paths[name])));
    base.push(await timed(() => hand[name]()));
  }
  const [a, w, b] = [ours, afterWrite, base].map((times) => at(times, 0.5));
  return `${name}: ours median ${a.toFixed(0)} ms, slowest ${Math.max(...ours).toFixed(0)} ms, after a write ${w.toFixed(0)} ms; by hand ${b.toFixed(0)} ms; ratio ${(a / b).toFixed(2)}, after a write ${(w / b).toFixed(2)}`;
}

const postgres = await openPostgres();
const children = [];
const client = new pg.Client({ connectionString: postgres.url });
try {
  const env = settings(postgres.url, join(dir, 'data'));
  const { child, origin } = await startServer(env);
  children.push(child);
  await client.connect();
  await addDeliveries(client, deliveries);
  const { rows } = await client.query('select company_id from sys_user where username = $1', [company.username]);
  const readers = [
    { name: 'school', username: 'admin', own: 'd.tenant_id = 1 and d.del_flag = 0' },
    {
      name: 'company',
      username: company.username,
      own: `d.tenant_id = 1 and d.del_flag = 0 and d.company_id = '${rows[0].company_id}'`,
    },
  ];
  for (const { name, username, own } of readers) {
    const call = caller(origin, await signIn(origin, username));
    const total = (await call('GET', paths.counts)).total;
    console.log(`${name}: ${total} deliveries`);
    for (const what of Object.keys(paths)) console.log(`  ${await compare(call, client, byHand(client, own), what)}`);
  }
} finally {
  await client.end();
  for (const child of children) await stop(child);
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exit();
