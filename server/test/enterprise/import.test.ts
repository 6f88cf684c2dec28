import { company, companyUser } from '@campus/contract/enterprise';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CellValue } from '../../src/kit/excel/sheet-content.ts';
import { writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';
import { storeSetting } from '../support/stored-settings.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { creditCode, school } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

async function sheet(titles: readonly string[], rows: readonly (readonly CellValue[])[]): Promise<Buffer> {
  const file = await writeXlsx({
    name: '导入',
    columns: titles.map((title) => ({ title, kind: 'text' as const })),
    rows,
  });
  return Buffer.concat([...file.chunks]);
}
const companyTitles = [
  '企业名称',
  '统一社会信用代码',
  '企业类别',
  '单位性质',
  '所属行业',
  '企业规模',
  '法定代表人',
  '成立日期',
  '所在地区',
  '详细地址',
  '联系人',
  '联系手机',
  '联系邮箱',
];
const companyRow = (n: number, more: Record<string, string> = {}): string[] => {
  const row: Record<string, string> = {
    企业名称: `云湖示例${n}科技有限公司`,
    统一社会信用代码: creditCode(n),
    企业类别: '用人单位',
    单位性质: '其他企业',
    所属行业: '教育',
    企业规模: '20-99人',
    法定代表人: `法人${n}`,
    成立日期: '2015-06-01',
    所在地区: '云湖省/云湖市/示例区',
    详细地址: '示例路1号',
    联系人: '王云',
    联系手机: `1400005${String(n).padStart(4, '0')}`,
    联系邮箱: `hr${n}@yunhu.example.com`,
    ...more,
  };
  return companyTitles.map((title) => row[title] as string);
};

it('imports companies as admitted ones, each with an administrator whose password goes out by SMS', async () => {
  await storeSetting(fixture.engine, 'register.needProxyLetter', 0);
  const content = await sheet(companyTitles, [
    companyRow(1),
    companyRow(2),
    companyRow(3, { 统一社会信用代码: '91999999000000001A' }),
    companyRow(4, { 联系手机: '14000050001' }),
  ]);
  const reply = await fixture.importFile(school, company.path, content);
  expect(reply.code).toBe(201);
  expect(reply.message).toContain('已导入行数：2，错误行数：2');
  const { rows } = await sql<{ auditStatus: number; username: string; role: number }>`
    select c.audit_status, u.username, m.role from rc_company c join rc_company_user m on m.company_id = c.id join sys_user u on u.id = m.user_id order by c.credit_code`.execute(
    fixture.database.db,
  );
  expect(rows).toMatchObject([
    { auditStatus: 3, role: 1 },
    { auditStatus: 3, role: 1 },
  ]);
  expect(
    (await fixture.signIn(rows[0]?.username as string, fixture.lastCode('14000050001'))).result.mustChangePassword,
  ).toBe(true);
});

it('changes nothing when an exported file is imported again', async () => {
  for (const n of [1, 2, 3]) await fixture.company(n, 3);
  await fixture.company(4, 2);
  const state = async () =>
    (await sql<Record<string, unknown>>`select * from rc_company order by id`.execute(fixture.database.db)).rows.map(
      ({ version, updateBy, updateTime, ...row }) => row,
    );
  const before = await state();
  const file = await fixture.exportFile(school, company.path);
  expect(await fixture.importFile(school, company.path, file, 'xls')).toMatchObject({
    code: 200,
    message: '文件导入成功！数据行数：4（新增0行，更新0行，未变4行）',
    result: { totalCount: 4, successCount: 4, errorCount: 0, added: 0, updated: 0, unchanged: 4 },
  });
  expect(await state()).toEqual(before);
});

it('imports members by the rules of the form, known ones as changes', async () => {
  const { id } = await fixture.company(1, 3);
  await fixture.member(id, 'recruiter', 2, '14000031003');
  const titles = ['所属企业', '登录账号', '姓名', '角色', '手机号', '邮箱', '职务'];
  const name = '云湖示例1科技有限公司';
  const content = await sheet(titles, [
    [name, 'recruiter', '韩梅', '招聘专员', '14000031003', '', '主管'],
    [name, 'newcomer', '李雷', '面试官', '14000031004', '', ''],
    [name, 'no', '短名', '面试官', '14000031005', '', ''],
    ['没有这家', 'somebody', '张三', '面试官', '14000031006', '', ''],
  ]);
  const reply = await fixture.importFile(school, companyUser.path, content);
  expect(reply.message).toContain('已导入行数：2，错误行数：2');
  const { result } = await fixture.call(school, 'GET', `${companyUser.path}/list`, {
    column: 'createTime',
    order: 'asc',
  });
  expect(
    result.records.map((row: Record<string, unknown>) => [row.username, row.realname, row.role, row.position]),
  ).toEqual(
    expect.arrayContaining([
      ['recruiter', '韩梅', 2, '主管'],
      ['newcomer', '李雷', 3, null],
    ]),
  );
  expect(fixture.lastCode('14000031004')).not.toBe('');
});
