import { creditCodeCheckDigit } from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmployment } from '../../src/areas/statistics/employment-journal.ts';
import { form } from '../http/http-fixture.ts';
import { readRows, sheetFile } from '../support/sheet-files.ts';
import { EmploymentFixture, path } from './employment-fixture.ts';

let fixture: EmploymentFixture;
beforeAll(async () => {
  fixture = await EmploymentFixture.open();
  await fixture.clear();
});
afterAll(() => fixture.close());

const first17 = '91330100799655058';
const creditCode = first17 + creditCodeCheckDigit(first17);
const titles = [
  ...['学号', '毕业去向类别代码', '单位名称', '统一社会信用代码'],
  ...['单位性质代码', '单位行业代码', '单位所在地代码', '工作职位类别代码'],
];
/** One row in forty is bad: 20 of 800, four batches; `IMPORT_ROWS=20000` tries 500 of 20,000. */
const [total, every] = [Number(process.env.IMPORT_ROWS ?? 800), 40];
const isBad = (index: number): boolean => index % every === 7;
/** Unknown student, unknown category and missing employer in turns. */
function sheetRow(studentNo: string, index: number): string[] {
  const good = [studentNo, '11', `示例公司${index}`, creditCode, '39', '34', '110101', '13'];
  if (!isBad(index)) return good;
  const kind = Math.floor(index / every) % 3;
  if (kind === 0) return ['S9999999', ...good.slice(1)];
  return kind === 1 ? [studentNo, '99', ...good.slice(2)] : [studentNo, '11', '', ...good.slice(3)];
}
/** The heading is line 1. */
function expectedFault(index: number): string {
  const faults = ['学号S9999999不存在', '毕业去向的值不在可选范围内!', '请填写单位名称!'];
  return `第${index + 2}行：${faults[Math.floor(index / every) % 3]}`;
}
async function addStudents(): Promise<string[]> {
  const { id: template } = await fixture.students.student({}, null);
  const { rows } = await sql<{ id: string; studentNo: string }>`
    insert into rc_employ_user
    select (jsonb_populate_record(u, jsonb_build_object('id', 'size-' || n, 'student_no', 'Z' || lpad(n::text, 6, '0'),
      'mobile', null, 'email', null))).*
    from rc_employ_user u, generate_series(1, ${total}) n where u.id = ${template}
    returning id, student_no as "studentNo"`.execute(fixture.db);
  await fixture.students.as(async (context) => {
    for (const { id } of rows) await createEmployment({ id, sysOrgCode: 'A02A02' }, context);
  });
  return rows.map(({ studentNo }) => studentNo).toSorted();
}
async function countJournal(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from rc_employment_log`.execute(fixture.db);
  return rows[0]?.n ?? 0;
}
async function upload(rows: readonly (readonly string[])[]) {
  const content = await sheetFile('xlsx', titles, rows);
  const { body } = await fixture.students.app.call({
    method: 'POST',
    url: `/server${path}/importExcel`,
    as: await fixture.students.token('school'),
    ...(form({}, [{ field: 'file', name: '毕业去向.xlsx', content }]) as object),
  });
  return body.result;
}
async function readReport(fileUrl: string) {
  const file = await fixture.students.app.server.inject({
    method: 'GET',
    url: `/server${fileUrl.replace(/^\/server/, '')}`,
    headers: { 'x-access-token': await fixture.students.token('school') },
  });
  return readRows(file.rawPayload, ['学号']);
}

it('saves exactly the good rows of a large sheet and reports each bad one, when it has both', async () => {
  const numbers = await addStudents();
  const sheet = numbers.map(sheetRow);
  const journalBefore = await countJournal();
  const answer = await upload(sheet);
  expect(answer).toMatchObject({ totalCount: total, successCount: total - total / every, errorCount: total / every });

  const { rows: saved } = await sql<{ studentNo: string; unitName: string }>`
    select s.student_no as "studentNo", e.unit_name as "unitName" from rc_employment e
    join rc_employ_user s on s.id = e.employ_id where e.dest_category = '11' order by s.student_no`.execute(fixture.db);
  const good = sheet.filter((_, index) => !isBad(index));
  expect(saved.map(({ studentNo, unitName }) => [studentNo, unitName])).toEqual(good.map((row) => [row[0], row[2]]));
  expect((await countJournal()) - journalBefore).toBe(good.length);

  const { titles: columns, rows: report } = await readReport(answer.fileUrl);
  const bad = sheet.flatMap((row, index) => (isBad(index) ? [[...row, String(index + 2), expectedFault(index)]] : []));
  expect(report.map((cells) => cells.slice(0, columns.length))).toEqual(bad);
}, 600_000);
