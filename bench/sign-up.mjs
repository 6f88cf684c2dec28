/**
 * `npm run bench:sign-up`: students sign up for a fair with 500 places, all within a minute, while the school reads lists.
 * Says how many places were given, the times of the sign-ups, and how the lists answered during them and before.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../scripts/postgres.mjs';
import { at, caller, settings, signIn, startServer, stop } from './server.mjs';

const signUps = Number(process.env.SIGN_UPS ?? 5000);
const places = Number(process.env.PLACES ?? 500);
const seconds = Number(process.env.SECONDS ?? 60);
const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));
const fairId = 'bench-fair';

/** Students, and a fair that is open to them. */
async function fill(client) {
  const { rows } = await client.query(
    `select column_name from information_schema.columns where table_name = 'rc_employ_user' and is_generated = 'NEVER'
       and column_name not in ('id', 'student_no', 'exam_no', 'mobile', 'id_card', 'id_card_hash', 'user_id')`,
  );
  const kept = rows.map((row) => row.column_name).join(', ');
  await client.query(
    `insert into rc_employ_user (id, student_no, exam_no, mobile, id_card, id_card_hash, user_id, ${kept})
     select 'be' || n, 'B' || n, null, (20000000000 + n)::text, null, null, null, ${kept}
     from generate_series(1, $1::int) n, (select * from rc_employ_user where tenant_id = 1 and status = 1 and del_flag = 0
       and merged_into = '' limit 1) b`,
    [signUps],
  );
  await client.query(
    `insert into rc_job_fair (id, tenant_id, create_by, create_time, title, type, status, organizer, contact, contact_phone,
       start_time, end_time, apply_start, apply_end, fair_date, max_company, booth_mode, student_limit, allow_waitlist)
     values ($1, 1, 'admin', now(), '报名测试招聘会', 1, 2, '就业中心', '陈老师', '0571-88880000', now() + interval '9 days',
       now() + interval '10 days', now() - interval '1 day', now() + interval '8 days', current_date + 9, 100, 3, $2, 1)`,
    [fairId, places],
  );
  await client.query('analyze');
}

const show = (name, times) => {
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `${name}: ${times.length}, ${at(sorted, 0.5).toFixed(0)} ms median, ${at(sorted, 0.95).toFixed(0)} ms of 95 %, ${at(sorted, 0.99).toFixed(0)} ms of 99 %`,
  );
};
const lists = [
  '/employ/employUser/list?pageSize=10',
  '/api/pc/bizCompany/list?pageSize=10',
  '/jobFair/fairStudent/list?pageSize=10',
];
/** Reads lists one after another until `isOver`; their times. */
async function readLists(call, isOver) {
  const times = [];
  for (let n = 0; !isOver(); n += 1) {
    const start = performance.now();
    await call('GET', lists[n % lists.length]);
    times.push(performance.now() - start);
  }
  return times;
}

async function run(origin, client) {
  const call = caller(origin, await signIn(origin));
  const until = performance.now() + 5000;
  show('lists alone', await readLists(call, () => performance.now() > until));
  let isOver = false;
  const reading = readLists(call, () => isOver);
  // A sign-up that is refused ends the run first.
  reading.catch(() => undefined);
  const times = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: signUps }, async (_, i) => {
      await new Promise((resolve) => setTimeout(resolve, (i / signUps) * seconds * 1000));
      const start = performance.now();
      await call(
        'POST',
        '/api/stu/jobFair/signUp',
        { fairId, remark: '批量报名' },
        { 'x-behalf-employ': `be${i + 1}` },
      );
      times.push(performance.now() - start);
    }),
  );
  const took = (performance.now() - begun) / 1000;
  isOver = true;
  show('sign-ups', times);
  show('lists meanwhile', await reading);
  const { rows } = await client.query(
    `select count(*) filter (where status = 1)::int as got, count(*) filter (where status = 5)::int as waiting,
       count(distinct wait_no)::int as numbers, max(wait_no) as last from rc_fair_student where fair_id = $1`,
    [fairId],
  );
  console.log(`${took.toFixed(1)} s for ${signUps} sign-ups; ${JSON.stringify(rows[0])}`);
  const wanted = { got: Math.min(places, signUps), waiting: Math.max(0, signUps - places) };
  const { got, waiting, numbers, last } = rows[0];
  if (got !== wanted.got || waiting !== wanted.waiting || numbers !== waiting || (last ?? 0) !== waiting)
    throw new Error('places or the waiting list are wrong');
}

const database = await openPostgres();
const client = new pg.Client({ connectionString: database.url });
let server;
try {
  server = await startServer(settings(database.url, join(dir, 'data')));
  await client.connect();
  await fill(client);
  await run(server.origin, client);
} finally {
  await client.end();
  if (server) await stop(server.child);
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exit();
