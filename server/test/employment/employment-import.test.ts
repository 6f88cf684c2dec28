import { creditCodeCheckDigit } from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Who } from '../delivery/delivery-people.ts';
import { form } from '../http/http-fixture.ts';
import { readRows, sheetFile } from '../support/sheet-files.ts';
import { EmploymentFixture, path } from './employment-fixture.ts';

let fixture: EmploymentFixture;
beforeAll(async () => {
  fixture = await EmploymentFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const first17 = '91330100799655058';
const creditCode = first17 + creditCodeCheckDigit(first17);
const titles = [
  '学号',
  '姓名',
  '毕业去向类别代码',
  '去向细类代码',
  '单位名称',
  '统一社会信用代码',
  '单位性质代码',
  '单位行业代码',
  '单位所在地代码',
  '工作职位类别代码',
];
const employed = (studentNo: string, name = ''): string[] => [
  studentNo,
  name,
  ...['11', '', '示例公司', creditCode, '39', '34', '110101', '13'],
];
async function upload(rows: readonly (readonly string[])[], who: Who = 'school', fields: Record<string, string> = {}) {
  const content = await sheetFile('xlsx', titles, rows);
  const { body } = await fixture.students.app.call({
    method: 'POST',
    url: `/server${path}/importExcel`,
    as: await fixture.students.token(who),
    ...(form(fields, [{ field: 'file', name: '毕业去向.xlsx', content }]) as object),
  });
  return body;
}
async function studentNo(employId: string): Promise<string> {
  const { rows } = await sql<{ studentNo: string }>`
    select student_no from rc_employ_user where id = ${employId}`.execute(fixture.db);
  return rows[0]?.studentNo ?? '';
}

describe('an import', () => {
  it('fills destinations by student number and names every bad row', async () => {
    const numbers: string[] = [];
    for (let n = 0; n < 12; n += 1) numbers.push(await studentNo((await fixture.destination()).employId));
    const passed = await studentNo((await fixture.destination(3)).employId);
    const without = await studentNo((await fixture.students.student({}, null)).id);
    const rows = [
      ...numbers.map((number) => employed(number)),
      employed(without),
      employed('S9999999'),
      employed(numbers[0] as string, '别人'),
      [passed, '', '72', '', '', '', '', '', '', ''],
      ['', '', '76', '', '', '', '', '', '', ''],
      [numbers[1] as string, '', '99', '', '', '', '', '', '', ''],
      [numbers[2] as string, '', '70', '', '示例公司二', '', '', '', '', ''],
    ];
    const checked = await upload(rows, 'school', { check: '1' });
    expect(checked.result).toMatchObject({ total: 19, refused: 6 });
    const counted = await sql<{ n: number }>`
      select count(*)::int as n from rc_employment where dest_category = '11'`.execute(fixture.db);
    expect(counted.rows[0]?.n).toBe(0);
    const answer = await upload(rows);
    expect(answer.result).toMatchObject({ totalCount: 19, successCount: 13, errorCount: 6 });
    const file = await fixture.students.app.server.inject({
      method: 'GET',
      url: `/server${answer.result.fileUrl.replace(/^\/server/, '')}`,
      headers: { 'x-access-token': await fixture.students.token('school') },
    });
    const { rows: refused } = await readRows(file.rawPayload, ['学号']);
    expect(refused.map((cells) => cells.join(' '))).toHaveLength(6);
    const { rows: saved } = await sql<{ n: number }>`
      select count(*)::int as n from rc_employment
      where dest_category = '11' and dest_group = 1 and audit = 0 and unit_credit_code = ${creditCode}`.execute(
      fixture.db,
    );
    expect(saved[0]?.n).toBe(13);
  });
  it('reaches only students of the own college', async () => {
    const foreign = await fixture.destination(0, { destCategory: '76' }, { sysOrgCode: 'A02A08' });
    const own = await fixture.destination();
    const answer = await upload(
      [employed(await studentNo(foreign.employId)), employed(await studentNo(own.employId))],
      'college',
    );
    expect(answer.result).toMatchObject({ successCount: 1, errorCount: 1 });
    expect((await fixture.row(foreign.id)).destCategory).toBe('76');
  });
  it('is refused without the permission', async () => {
    expect((await upload([], 'auditor')).success).toBe(false);
  });
});

describe('the export', () => {
  it('has the columns of the national report, codes and texts', async () => {
    const { employId } = await fixture.destination(2);
    const exported = await fixture.students.app.server.inject({
      method: 'GET',
      url: `/server${path}/exportXls`,
      headers: { 'x-access-token': await fixture.students.token('school') },
    });
    const { titles: columns, rows } = await readRows(exported.rawPayload, ['学号', '姓名']);
    expect(columns.slice(0, 28)).toEqual([
      ...['学号', '姓名', '性别', '生源地代码', '民族', '政治面貌', '城乡生源', '学历层次', '专业代码', '专业名称'],
      ...['专业方向', '入学年月', '毕业日期', '培养方式', '委培单位', '学习形式', '毕业去向类别代码', '毕业去向'],
      ...['签约日期', '单位名称', '统一社会信用代码', '单位性质代码', '单位行业代码', '单位所在地代码', '单位地址'],
      ...['工作职位类别代码', '考生号', '身份证号'],
    ]);
    const [row] = rows as [string[]];
    const cell = (title: string) => row[columns.indexOf(title)];
    expect([cell('学号'), cell('生源地代码'), cell('专业代码')]).toEqual([
      await studentNo(employId),
      '110101',
      '080901',
    ]);
    expect([cell('毕业去向类别代码'), cell('毕业去向')]).toEqual(['76', '自由职业']);
  });
});
