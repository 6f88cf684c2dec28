import { chinaTime } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import { DatabaseProxy } from '../support/database-proxy.ts';
import { type OwnStore, ownStore } from '../support/own-store.ts';
import { callAt, type Reply, ServerProcess, signInAt } from '../support/server-process.ts';

const [places, students] = [8, 24];
const busy = '系统繁忙，请稍后再试';
const already = '该学生已报名本场招聘会';
type SignUp = Pick<Row, 'id' | 'status' | 'waitNo'>;

let store: OwnStore;
let database: Database;
let proxy: DatabaseProxy;
let server: ServerProcess;
let address: string;
let token: string;
let fairId: string;
let people: string[];

interface Row {
  readonly employId: string;
  readonly id: string;
  readonly status: number;
  readonly waitNo: number | null;
  readonly entryCode: string;
}
const loadRows = async (): Promise<Row[]> =>
  (
    await sql<Row>`select employ_id, id, status, wait_no, entry_code from rc_fair_student where fair_id = ${fairId}
      order by wait_no nulls first, id`.execute(database.db)
  ).rows;
const env = () => ({ ...store.env, DATABASE_URL: proxy.url });

/** A fair of the samples that begins in two days, with few places for students and no sign-up. */
async function openFair(): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update rc_job_fair set status = 2, type = 1, student_limit = ${places}, student_count = 0, student_queue = 0,
      last_student_no = 0, allow_waitlist = 1, checkin_student = 0, student_start = now() - interval '1 day', student_end = null,
      apply_start = now() - interval '9 days', apply_end = now() - interval '1 day', confirm_end = now() + interval '1 day',
      start_time = now() + interval '2 days', end_time = now() + interval '50 hours'
    where id = (select id from rc_job_fair where tenant_id = 1 and status = 2 and del_flag = 0 order by id limit 1)
    returning id`.execute(database.db);
  fairId = rows[0]?.id as string;
  await sql`delete from rc_fair_student where fair_id = ${fairId}`.execute(database.db);
  await sql`delete from rc_fair_attendance where fair_id = ${fairId}`.execute(database.db);
  const found = await sql<{ id: string }>`
    select id from rc_employ_user where tenant_id = 1 and del_flag = 0 and status = 1 and merged_into = ''
    order by id limit ${students}`.execute(database.db);
  people = found.rows.map(({ id }) => id);
}

beforeAll(async () => {
  store = await ownStore('tiny');
  database = await store.open();
  proxy = await DatabaseProxy.open(store.env.DATABASE_URL as string);
  await openFair();
  server = new ServerProcess(env());
  address = await server.address();
  token = await signInAt(address, 'admin');
});
afterAll(async () => {
  await server?.crash();
  await proxy?.stop();
  await database?.close();
  await store?.remove();
});

/** Ends what the server process does on the database, as a stopping PostgreSQL does. */
async function stopDatabase(): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  await proxy.stop();
}

it('loses no sign-up and gives no place twice when the database restarts meanwhile', async () => {
  expect(people).toHaveLength(students);
  const refusals: Reply[] = [];
  const signed: SignUp[] = [];
  /** Sign-ups whose answer was lost. */
  let found = 0;
  /** Tries until the student has a place or a number; every other one sends a key, the rest learn that they have one. */
  const signUp = async (employId: string, isKeyed: boolean): Promise<void> => {
    for (let isRetry = false; ; isRetry = true) {
      const reply = await callAt(address, '/api/stu/jobFair/signUp', {
        token,
        body: { fairId, remark: '学生电话委托' },
        headers: { 'x-behalf-employ': employId, ...(isKeyed && { 'x-idempotency-key': `sign-up-${employId}` }) },
      });
      if (reply.success) return void signed.push(reply.result);
      if (isRetry && !isKeyed && reply.message === already) {
        found += 1;
        return;
      }
      refusals.push(reply);
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  /** Waits until `n` more students have their answer, stops the database until calls have felt it, and starts it. */
  const restartAfter = async (n: number): Promise<void> => {
    while (signed.length + found < n) await new Promise((done) => setTimeout(done, 5));
    const before = refusals.length;
    await stopDatabase();
    while (refusals.length < before + 6) await new Promise((done) => setTimeout(done, 5));
    await proxy.start();
  };
  const restarting = restartAfter(3).then(() => restartAfter(12));
  const open = [...people];
  const client = async () => {
    for (let next = open.shift(); next !== undefined; next = open.shift())
      await signUp(next, people.indexOf(next) % 2 === 0);
  };
  await Promise.all([restarting, ...Array.from({ length: 6 }, client)]);

  expect([...new Set(refusals.map(({ message }) => message))]).toEqual([busy]);
  expect(refusals.filter(({ http }) => http !== 200 && http !== 503)).toEqual([]);
  const rows = await loadRows();
  expect(rows.map(({ employId }) => employId).toSorted()).toEqual(people.toSorted());
  expect(signed.length + found).toBe(students);
  for (const { id, status, waitNo } of signed)
    expect(rows.find((row) => row.id === id)).toMatchObject({ status, waitNo });
  expect(rows.map(({ waitNo }) => waitNo)).toEqual([
    ...Array.from({ length: places }, () => null),
    ...Array.from({ length: students - places }, (_, i) => i + 1),
  ]);
  const { rows: counters } = await sql`
    select student_count, student_queue, last_student_no from rc_job_fair where id = ${fairId}`.execute(database.db);
  expect(counters).toEqual([
    { studentCount: places, studentQueue: students - places, lastStudentNo: students - places },
  ]);
});

it('counts a scan once when the server is killed while a phone sends what it kept', async () => {
  await sql`update rc_fair_student set sign_time = now() - interval '1 day' where fair_id = ${fairId}`.execute(
    database.db,
  );
  await sql`
    update rc_job_fair set start_time = now() - interval '20 minutes', apply_end = now() - interval '1 day',
      confirm_end = now() - interval '1 hour', end_time = now() + interval '2 hours' where id = ${fairId}`.execute(
    database.db,
  );
  const scannedAt = chinaTime(new Date(Date.now() - 10 * 60_000));
  const codes = (await loadRows()).map(({ entryCode }) => entryCode);
  const phones = [codes.slice(0, 16), codes.slice(8)].map((seen, n) => ({
    deviceId: `phone-${n}`,
    rows: seen.map((code, seq) => ({ seq, code, scannedAt })),
  }));
  const send = (phone: (typeof phones)[number]): Promise<Reply> =>
    callAt(address, '/jobFair/fairAttendance/sync', { token, body: { fairId, ...phone } });
  const arrivals = async () =>
    (
      await sql<{ employId: string }>`select employ_id from rc_fair_attendance where fair_id = ${fairId}`.execute(
        database.db,
      )
    ).rows;

  const cutOff = Promise.allSettled(phones.map(send));
  while ((await arrivals()).length < 4) await new Promise((done) => setTimeout(done, 5));
  await server.crash();
  const before = await arrivals();
  expect((await cutOff).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(before.length).toBeLessThan(students);

  server = new ServerProcess(env());
  address = await server.address();
  for (let again = 0; again < 2; again += 1)
    for (const { success, result } of await Promise.all(phones.map(send))) {
      expect(success).toBe(true);
      expect(result.map(({ state }: { state: string }) => state)).not.toContain('refused');
    }
  expect((await arrivals()).map(({ employId }) => employId).toSorted()).toEqual(people.toSorted());
  expect(new Set((await loadRows()).map(({ status }) => status))).toEqual(new Set([2]));
  const { rows } = await sql`select checkin_student, student_queue from rc_job_fair where id = ${fairId}`.execute(
    database.db,
  );
  expect(rows).toEqual([{ checkinStudent: students, studentQueue: 0 }]);
});
