/**
 * `npm run bench:export`: exports of 100,000 students as .xls and .xlsx on PostgreSQL: time, memory of the server and its
 * children, and list calls meanwhile. Fails beyond the limits. The baseline writes the columns of one statement, written
 * by hand, with the same writer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../scripts/postgres.mjs';
import { writeXls } from '../server/src/kit/excel/xls-writer.ts';
import { writeXlsx } from '../server/src/kit/excel/xlsx-writer.ts';
import { addStudents } from './rows.mjs';
import { caller, settings, signIn, startServer, stop, timed } from './server.mjs';
import { report, watch } from './watch.mjs';

const students = Number(process.env.STUDENTS ?? 100_000);
const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));
const list = '/employ/employUser/list?pageNo=1&pageSize=10&column=createTime&order=desc';

/** Receives a sheet without holding it; returns its bytes. */
async function download(origin, token, format) {
  const reply = await fetch(`${origin}/server/employ/employUser/exportXls?format=${format}`, {
    headers: { 'x-access-token': token, 'tenant-id': '1' },
  });
  if (!reply.headers.get('content-disposition')) throw new Error(await reply.text());
  let bytes = 0;
  for await (const chunk of reply.body) bytes += chunk.length;
  return bytes;
}
async function byHand(client, write) {
  const { rows, fields } = await client.query({
    text: `select realname, student_no, sex, mobile, depart_id, edu_level, major_code, school_years, enroll_date, grad_date, grad_year,
        origin_code, nation, political, school_name, email, status, intention_status
      from rc_employ_user where tenant_id = 1 and del_flag = 0 order by create_time desc, id desc`,
    rowMode: 'array',
  });
  const cells = rows.map((row) => row.map((value) => (value instanceof Date ? value.toISOString() : value)));
  const columns = fields.map(({ name }) => ({ title: name, kind: 'text' }));
  return (await write({ name: 'students', columns, rows: cells })).byteLength;
}

const postgres = await openPostgres();
const children = [];
const client = new pg.Client({ connectionString: postgres.url });
try {
  const env = settings(postgres.url, join(dir, 'data'));
  // The memory of filling an empty installation is not measured.
  await stop((await startServer(env)).child);
  await client.connect();
  const { rows } = await client.query('select count(*)::int as n from rc_employ_user where tenant_id = 1');
  await addStudents(client, students - rows[0].n);
  const { child, origin } = await startServer(env);
  children.push(child);
  const token = await signIn(origin);
  const call = caller(origin, token);
  for (const [format, write] of Object.entries({ xls: writeXls, xlsx: writeXlsx })) {
    const measured = await watch(
      child.pid,
      () => call('GET', list),
      () => download(origin, token, format),
    );
    report(`${students} rows as .${format}`, measured, ` (${(measured.result / 1e6).toFixed(1)} MB)`);
    const hand = await timed(() => byHand(client, write));
    console.log(`  by hand: ${(hand / 1000).toFixed(1)} s; ratio ${((measured.seconds * 1000) / hand).toFixed(1)}`);
  }
} finally {
  await client.end();
  for (const child of children) await stop(child);
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exit();
