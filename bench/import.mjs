/**
 * `npm run bench:import`: an import of 50,000 students and one of 20,000 destinations with 500 bad rows on PostgreSQL:
 * time, memory of the server and its children, and list calls meanwhile. Fails beyond the limits. The baseline reads the
 * same file and inserts its rows in batches, written by hand, without rules, journal and visibility.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { openPostgres } from '../scripts/postgres.mjs';
import { readSheet } from '../server/src/kit/excel/sheet-reader.ts';
import { writeXlsx } from '../server/src/kit/excel/xlsx-writer.ts';
import { caller, settings, signIn, startServer, stop, timed } from './server.mjs';
import { report, watch } from './watch.mjs';

const students = Number(process.env.STUDENTS ?? 50_000);
const destinations = Number(process.env.DESTINATIONS ?? 20_000);
const faults = Number(process.env.FAULTS ?? 500);
const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));
const list = '/employ/employUser/list?pageNo=1&pageSize=10&column=createTime&order=desc';

async function makeSheet(rows) {
  const columns = Object.keys(rows[0]).map((title) => ({ title, kind: 'text' }));
  const { chunks } = await writeXlsx({ name: '导入', columns, rows: rows.map((row) => Object.values(row)) });
  return Buffer.concat(chunks);
}
const studentNo = (n) => `I${String(n).padStart(8, '0')}`;
const studentRows = (model) =>
  Array.from({ length: students }, (_, n) => ({
    姓名: '李小红',
    学号: studentNo(n),
    性别: n % 2 === 0 ? '男' : '女',
    手机号: String(13_000_000_000 + n),
    院系: model.departId,
    学历: model.eduLevel,
    专业代码: model.majorCode,
    学制: '4',
    入学日期: '2023-09-01',
    毕业日期: '2027-06-30',
    培养方式: '非定向',
    生源地: model.originCode,
    民族: '汉族',
    学校: model.schoolName,
    邮箱: `student${n}@example.edu`,
  }));
/** Every so many rows one has a category that does not exist. */
const destinationRows = () =>
  Array.from({ length: destinations }, (_, n) => ({
    学号: studentNo(n),
    姓名: '李小红',
    毕业去向类别代码: faults > 0 && n % Math.floor(destinations / faults) === 1 ? '99' : '71',
    未就业原因: '求职中',
  }));

/** Sends a workbook; the reader of the list is another connection. `fetch` would give up after five minutes. */
async function upload(origin, token, path, file) {
  const form = new FormData();
  form.append('file', new Blob([file]), 'rows.xlsx');
  form.append('taskId', 'bench');
  const encoded = new Response(form);
  const reply = await new Promise((resolve, reject) => {
    const sent = request(`${origin}/server${path}/importExcel`, {
      method: 'POST',
      headers: { 'x-access-token': token, 'tenant-id': '1', 'content-type': encoded.headers.get('content-type') },
    });
    sent.on('response', resolve).on('error', reject);
    Readable.fromWeb(encoded.body).pipe(sent);
  });
  const answer = await json(reply);
  if (!answer.success) throw new Error(`${path}: ${answer.message}`);
  return answer;
}

/** Reads the file and inserts its rows, by hand. */
async function byHand(client, file) {
  await client.query('create table bench_import (id text primary key, no text unique, cells text[])');
  const reading = await readSheet(file, { headings: ['学号'] });
  const key = reading.sheets[0].headings.indexOf('学号');
  for await (const { rows } of reading.batches)
    await client.query(
      `insert into bench_import select 'h' || ($2::int + k), c ->> $3::int, array(select json_array_elements_text(c))
       from json_array_elements($1::json) with ordinality as r(c, k)`,
      [JSON.stringify(rows.map(({ cells }) => cells)), rows[0].row, key],
    );
  const { rows } = await client.query('select count(*)::int as n from bench_import');
  await client.query('drop table bench_import');
  return rows[0].n;
}

const postgres = await openPostgres();
const children = [];
const client = new pg.Client({ connectionString: postgres.url });
try {
  const env = settings(postgres.url, join(dir, 'data'));
  // The memory of filling an empty installation is not measured.
  await stop((await startServer(env)).child);
  const { child, origin } = await startServer(env);
  children.push(child);
  await client.connect();
  const token = await signIn(origin);
  const call = caller(origin, token);
  const [model] = (await call('GET', `${list}`)).records.filter(({ schoolName }) => schoolName);
  const files = [
    { name: 'students', path: '/employ/employUser', file: await makeSheet(studentRows(model)) },
    { name: 'destinations', path: '/employ/employment', file: await makeSheet(destinationRows()) },
  ];
  for (const { name, path, file } of files) {
    const measured = await watch(
      child.pid,
      () => call('GET', list),
      () => upload(origin, token, path, file),
    );
    report(name, measured, ` (${measured.result.message})`);
    const hand = await timed(() => byHand(client, file));
    console.log(`  by hand: ${(hand / 1000).toFixed(1)} s; ratio ${((measured.seconds * 1000) / hand).toFixed(1)}`);
  }
} finally {
  await client.end();
  for (const child of children) await stop(child);
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exit();
