import { company } from '@campus/contract/enterprise';
import { evaluationSheetPath } from '@campus/contract/interview';
import { attendanceSheetPath, expenseSheetPath, fairBooth } from '@campus/contract/jobfair';
import type { AnyEntity } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { preach, preachAttendee } from '@campus/contract/preach';
import { delivery, postProgressSheetPath } from '@campus/contract/resume';
import { employment, reportSheetPath, userStatPath } from '@campus/contract/statistics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetLines } from '../support/sheet-cells.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/* Every report of the product answers a workbook: its name, who exported it, its headings and its rows. */
let app: TestApp;
let fairId: string;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp({ filled: 'smallOctober' });
  for (const user of ['admin', 'hr01', 'demo_school_admin_2']) tokens[user] = await app.signIn(user);
  const { rows } = await sql<{ id: string }>`
    select a.fair_id as id from rc_fair_apply a join sys_user u on u.company_id = a.company_id
    where u.username = 'hr01' and a.status = 6 order by a.fair_id limit 1`.execute(app.engine.db);
  fairId = rows[0]?.id as string;
});
afterAll(() => app.close());

async function load(user: string, path: string, query: Record<string, string> = {}) {
  const url = `/server${path}?${new URLSearchParams(query)}`;
  const { headers, rawPayload } = await app.server.inject({ url, headers: { 'x-access-token': tokens[user] } });
  expect(headers['content-type'], rawPayload.toString('utf8', 0, 200)).not.toContain('json');
  const [title, exporter, headings, ...rows] = (await sheetLines(rawPayload)).map(({ cells }) => cells);
  const name = decodeURIComponent(String(headers['content-disposition']).split("UTF-8''")[1] ?? '');
  return { name, title: String(title?.[0]), exporter: String(exporter?.[0]), headings, rows };
}

const exportOf = (e: AnyEntity): string => `${e.path}/exportXls`;
interface Report {
  readonly path: string;
  readonly headings: readonly string[];
  readonly query?: () => Record<string, string>;
  readonly as?: string;
}
const ofFair = () => ({ fairId });
const quality = (report: string, dimension: string) => ({
  path: reportSheetPath,
  query: () => ({ report, dimension, year: '2025' }),
  as: 'demo_school_admin_2',
});
const reports: Readonly<Record<string, Report>> = {
  企业名录: { path: exportOf(company), headings: ['企业名称', '法定代表人', '联系人'] },
  岗位明细: { path: exportOf(companyPost), headings: ['岗位名称', '所属企业'] },
  岗位进度表: { path: postProgressSheetPath, headings: ['岗位名称'] },
  投递明细: { path: exportOf(delivery), headings: ['投递编号', '岗位', '进入面试时间', '结束时间'] },
  环节时长分析: { ...quality('duration', 'postType'), headings: ['岗位类别'] },
  渠道效果: { ...quality('channel', 'source'), headings: ['投递来源'] },
  就业质量报表: { ...quality('quality', 'college'), headings: ['院系'] },
  面试评价表: { path: evaluationSheetPath, headings: ['姓名', '面试时间', '评语'] },
  展位分配表: { path: exportOf(fairBooth), headings: ['展位号', '展区', '使用企业'], query: ofFair },
  参会情况表: { path: attendanceSheetPath, headings: ['企业'], query: ofFair },
  报销汇总表: { path: expenseSheetPath, headings: ['企业'] },
  宣讲会日程表: { path: exportOf(preach), headings: ['编号', '主讲企业'] },
  考勤表: { path: exportOf(preachAttendee), headings: ['姓名', '学号', '签到时间'] },
  就业方案: { path: exportOf(employment), headings: ['姓名', '学号'] },
  用户就业统计: { path: `${userStatPath}/exportXls`, headings: ['姓名', '学号'] },
};

describe.each(Object.entries(reports))('%s', (name, { path, headings, query, as = 'admin' }) => {
  it('has its name, its headings and rows', async () => {
    const sheet = await load(as, path, query?.());
    expect(sheet.name).toMatch(new RegExp(`^${name}(_\\d{14})?\\.xls$`));
    expect(sheet.title).toBe(name);
    expect(sheet.exporter).toContain('导出人');
    expect(sheet.headings).toEqual(expect.arrayContaining([...headings]));
    expect(sheet.rows.length).toBeGreaterThan(0);
  });
});

const loadRows = async <T>(query: string): Promise<T[]> => (await sql.raw<T>(query).execute(app.engine.db)).rows;
const ownCompany = "(select company_id from sys_user where username = 'hr01')";
/** The rows of a sheet by its headings. */
async function loadCells(user: string, e: AnyEntity, query?: Record<string, string>) {
  const { headings = [], rows } = await load(user, exportOf(e), query);
  return rows.map((cells) => Object.fromEntries(headings.map((heading, i) => [heading, cells[i] || null])));
}

describe('宣讲会日程表', () => {
  const headings = [
    ...[
      '编号',
      '宣讲会名称',
      '主讲企业',
      '形式',
      '开始时间',
      '结束时间',
      '场地',
      '状态',
      '阶段',
      '预计人数',
      '报名名额',
    ],
    ...['报名', '签到', '投递', '主讲人', '联系人', '联系手机', '来校人数'],
  ];
  it('has a line for each session, with hall, times and counts', async () => {
    expect((await load('admin', exportOf(preach))).headings).toEqual(headings);
    const stored = await loadRows<Record<string, unknown>>(`
      select p.preach_no as "编号", p.title as "宣讲会名称", c.company_name as "主讲企业", v.name as "场地",
        to_char(p.start_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as "开始时间",
        p.sign_up_count::text as "报名", p.checkin_count::text as "签到"
      from rc_preach p join rc_company c on c.id = p.company_id join rc_venue v on v.id = p.venue_id
      where p.status = 6 and p.tenant_id = 1 order by p.id limit 1`);
    const lines = await loadCells('admin', preach);
    expect(lines.filter((line) => line.编号 === stored[0]?.编号)).toMatchObject(stored);
  });
  it('shows a company the contacts of its own sessions alone', async () => {
    const own = await loadRows<{ no: string }>(`
      select preach_no as no from rc_preach where company_id = ${ownCompany} and contact_mobile is not null order by 1`);
    const lines = await loadCells('hr01', preach);
    expect(lines.length).toBeGreaterThan(own.length);
    const shown = lines.filter((line) => line.联系手机 !== null).map((line) => line.编号);
    expect(shown.toSorted()).toEqual(own.map(({ no }) => no));
  });
});

describe('考勤表', () => {
  const headings = [
    ...['宣讲会编号', '宣讲会', '姓名', '学号', '院系', '专业', '毕业年份', '状态', '来源', '报名时间', '签到时间'],
    ...['签到方式', '观看秒数', '考勤说明', '备注'],
  ];
  it('has a line for each student who signed up or came', async () => {
    expect((await load('admin', exportOf(preachAttendee))).headings).toEqual(headings);
    const stored = await loadRows<Record<string, unknown>>(`
      select p.preach_no as "宣讲会编号", p.title as "宣讲会", e.realname as "姓名", e.student_no as "学号",
        to_char(a.checkin_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as "签到时间"
      from rc_preach_attendee a join rc_preach p on p.id = a.preach_id join rc_employ_user e on e.id = a.employ_id
      where a.tenant_id = 1 and a.checkin_time is not null order by a.id limit 1`);
    const lines = await loadCells('admin', preachAttendee);
    const [wanted] = stored;
    const found = lines.filter((line) => line.宣讲会编号 === wanted?.宣讲会编号 && line.学号 === wanted?.学号);
    expect(found).toMatchObject(stored);
  });
  it('holds for a company the students of its own sessions', async () => {
    const own = await loadRows<{ no: string; n: number }>(`
      select p.preach_no as no, count(*)::int as n from rc_preach_attendee a join rc_preach p on p.id = a.preach_id
      where p.company_id = ${ownCompany} and a.del_flag = 0 group by 1 order by 1`);
    const lines = await loadCells('hr01', preachAttendee);
    const counted = Map.groupBy(lines, (line) => String(line.宣讲会编号));
    expect([...counted].map(([no, { length: n }]) => ({ no, n })).toSorted((a, b) => (a.no < b.no ? -1 : 1))).toEqual(
      own,
    );
    expect(lines.filter((line) => line.学号 !== null)).toEqual([]);
  });
});

describe('展位分配表', () => {
  const headings = ['展位号', '展区', '排', '列', '展位类型', '状态', '使用企业', '费用（元）', '电源', '网络', '备注'];
  it('has a line for each booth of the fair with its company', async () => {
    const stored = await loadRows<{ no: string; company: string | null }>(`
      select b.booth_no as no, case when b.status = 2 then c.company_name end as company
      from rc_fair_booth b left join rc_company c on c.id = b.company_id
      where b.fair_id = '${fairId}' and b.del_flag = 0 order by 1`);
    expect(stored.filter(({ company: name }) => name !== null).length).toBeGreaterThan(1);
    const sheet = await load('admin', exportOf(fairBooth), ofFair());
    expect(sheet.headings).toEqual(headings);
    const lines = await loadCells('admin', fairBooth, ofFair());
    const found = lines.map((line) => ({ no: line.展位号, company: line.使用企业 }));
    expect(found.toSorted((a, b) => (String(a.no) < String(b.no) ? -1 : 1))).toEqual(stored);
  });
  it('is closed to companies', async () => {
    const url = `/server${exportOf(fairBooth)}?fairId=${fairId}`;
    expect((await app.call({ method: 'GET', url, as: tokens.hr01 })).body.code).toBe(510);
  });
});
