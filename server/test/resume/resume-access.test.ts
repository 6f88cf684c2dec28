import type { Row } from '@campus/contract/kit';
import { downloadsPerDay, employUser, type resume } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { pdfText } from '../support/pdf-text.ts';
import { ResumeFixture, type Student } from './resume-fixture.ts';
import { college, idCard, otherTenant, recruiter, school, session } from './resume-people.ts';

let fixture: ResumeFixture;
let student: Student;
let cv: Row<typeof resume>;
beforeAll(async () => {
  fixture = await ResumeFixture.open();
});
afterAll(() => fixture.close());
/** What only the school may know of the student. */
const secrets = {
  mobile: '13912345678',
  email: 'zhang@example.com',
  wechat: 'zhangsan88',
  idCard: idCard(5),
  originCode: '990102',
  domicile: '示例路1号',
  examNo: '20260101000001',
};
beforeEach(async () => {
  await fixture.clear();
  student = await fixture.student({
    ...secrets,
    realname: '张三丰',
    nation: '08',
    political: '03',
    difficultyType: 7,
    urbanRural: 2,
  });
  cv = await fixture.resume(student.id, {
    certs: [{ type: 1, name: '英语六级', file: 'resume/cert.pdf' }],
    file: 'resume/own.pdf',
  });
});

const hr = recruiter('c1');
const of = () => ({ employId: student.id, resumeId: cv.id });
const preview = (who = hr, more: Record<string, unknown> = {}) =>
  fixture.call(who, 'GET', '/resume/resume/preview', { id: cv.id, ...more });
const download = (who = hr, more: Record<string, string> = {}) =>
  fixture.inject(who, {
    method: 'GET',
    url: `/server/resume/resume/download?${new URLSearchParams({ id: cv.id, ...more })}`,
  });
const seen = async (id: string) =>
  (await sql`select read_flag, read_time from rc_delivery where id = ${id}`.execute(fixture.database.db)).rows[0];
const history = async (id: string) =>
  (
    await sql<{ action: string }>`select action from rc_delivery_step where delivery_id = ${id} order by seq`.execute(
      fixture.database.db,
    )
  ).rows.map((r) => r.action);
const getMessage = (response: { json(): { message: string } }): string => response.json().message;

describe('a company that opens a résumé', () => {
  it('without a delivery finds nothing', async () => {
    await fixture.delivery(of(), 'c2');
    expect((await preview()).message).toBe('数据不存在或无权访问');
    expect(getMessage(await download())).toBe('数据不存在或无权访问');
    expect((await preview(otherTenant)).message).toBe('数据不存在或无权访问');
  });
  it('reads a confirmed student except the school’s own fields', async () => {
    await fixture.delivery(of(), 'c1');
    const { result } = await preview();
    expect(result).toMatchObject({
      access: 'full',
      hasFile: true,
      student: {
        realname: '张三丰',
        mobile: secrets.mobile,
        email: secrets.email,
        wechat: secrets.wechat,
        schoolName: '云湖大学',
      },
    });
    expect(result.resume).toMatchObject({ realname: '张三丰', headline: '踏实肯干' });
    expect(result.resume).not.toHaveProperty('file');
    expect(result.resume.experiences).toHaveLength(1);
    const whole = JSON.stringify(result);
    for (const secret of [
      secrets.idCard,
      secrets.originCode,
      secrets.domicile,
      secrets.examNo,
      '藏族',
      '临溪区',
      '共青团员',
      '家庭困难',
      '农村',
      'resume/own.pdf',
      'resume/cert.pdf',
    ])
      expect(whole).not.toContain(secret);
  });
  it('reads an unconfirmed student with masked contacts', async () => {
    await fixture.delivery(of(), 'c1', { studentConfirm: 0 });
    const { result } = await preview();
    expect(result).toMatchObject({
      access: 'masked',
      hasFile: false,
      student: { realname: '张三丰', mobile: '139****5678', email: 'z***@example.com', schoolName: '云湖大学' },
    });
    expect(JSON.stringify(result)).not.toContain(secrets.wechat);
    expect(result.resume.experiences).toHaveLength(1);
    expect(getMessage(await download())).toBe('学生尚未确认，暂不能下载简历');
  });
  it.each([
    ['withdrawn', { status: 4 }],
    ['declined', { status: 5, studentConfirm: 2 }],
    ['lapsed', { status: 5, studentConfirm: 3 }],
  ])('reads no more than the surname of one whose delivery is %s', async (_name, state) => {
    await fixture.delivery(of(), 'c1', state);
    const { result } = await preview();
    expect(result).toMatchObject({
      access: 'gone',
      hasFile: false,
      student: { realname: '张同学', mobile: null, schoolName: null, majorCode: null },
    });
    expect(result.resume).toMatchObject({
      realname: '张同学',
      headline: null,
      schoolName: null,
      experiences: [],
      educations: [],
      skills: [],
    });
    const whole = JSON.stringify(result);
    for (const secret of ['三丰', '示例公司', '云湖大学', '计算机', '踏实']) expect(whole).not.toContain(secret);
    expect(getMessage(await download())).toBe('学生已撤回或未接受邀请，不能下载简历');
  });
  it('has the access of the best of several deliveries', async () => {
    await fixture.delivery(of(), 'c1', { status: 4 });
    await fixture.delivery(of(), 'c1', { studentConfirm: 0 });
    expect((await preview()).result.access).toBe('masked');
    await fixture.delivery(of(), 'c1', { status: 3 });
    expect((await preview()).result.access).toBe('full');
  });
  it('reads no more with a permission code of the school', async () => {
    await fixture.delivery(of(), 'c1', { studentConfirm: 0 });
    const bold = { ...hr, codes: new Set([...hr.codes, 'employ:employUser:pii']) };
    for (const path of ['/employ/employUser/list', '/resume/resume/list']) {
      const { result } = await fixture.call(bold, 'GET', path);
      expect(result.total).toBe(1);
      const whole = JSON.stringify(result);
      for (const secret of [secrets.mobile, secrets.wechat, secrets.idCard, secrets.originCode, '藏族', '共青团员'])
        expect(whole).not.toContain(secret);
    }
    const { result } = await fixture.call(bold, 'GET', '/employ/employUser/queryById', { id: student.id });
    expect(result.mobile).toBe('139****5678');
    for (const name of ['idCard', 'nation', 'political', 'originCode', 'difficultyType'])
      expect(result).not.toHaveProperty(name);
  });
  it('sees the rows that its own deliveries show, in lists, counts and exports', async () => {
    const other = await fixture.student({ realname: '李四' });
    const otherCv = await fixture.resume(other.id);
    await fixture.delivery(of(), 'c1');
    await fixture.delivery({ employId: other.id, resumeId: otherCv.id }, 'c2');
    for (const path of ['/employ/employUser/list', '/resume/resume/list']) {
      const names = (await fixture.call(hr, 'GET', path)).result.records.map(
        (row: { realname: string }) => row.realname,
      );
      expect(names).toEqual(['张三丰']);
    }
    expect((await fixture.call(hr, 'GET', '/employ/employUser/counts')).result).toMatchObject({ all: 1 });
    const limited = { ...hr, postScope: ['post-elsewhere'] };
    expect((await fixture.call(limited, 'GET', '/resume/resume/list')).result.total).toBe(0);
  });
  it('needs the code', async () => {
    await fixture.delivery(of(), 'c1');
    const bare = without(hr, 'resume:resume:list', 'resume:resume:download');
    expect((await preview(bare)).code).toBe(510);
    expect((await download(bare)).json().code).toBe(510);
  });
});

describe('opening a résumé', () => {
  it('is counted; on the enterprise side the delivery is seen, and its history says so once a day', async () => {
    const id = await fixture.delivery(of(), 'c1');
    await preview(school);
    expect(await seen(id)).toEqual({ readFlag: 0, readTime: null });
    expect(await history(id)).toEqual([]);
    await preview();
    await preview(hr, { deliveryId: id });
    expect(await seen(id)).toEqual({ readFlag: 1, readTime: '2025-10-15 10:00:00' });
    expect(await history(id)).toEqual(['read']);
    expect(await fixture.resumeRow(cv.id)).toMatchObject({ viewCount: 3, version: cv.version });
    const foreign = await fixture.delivery(of(), 'c2');
    expect((await preview(hr, { deliveryId: foreign })).message).toBe('数据不存在或无权访问');
  });
  it('shows the school everything its codes allow', async () => {
    expect((await preview(school)).result.student).toMatchObject({
      mobile: secrets.mobile,
      political: '03',
      originCode: '990102',
    });
    const masked = (await preview(without(school, 'employ:employUser:pii'))).result;
    expect(masked.student.mobile).toBe('139****5678');
    expect(masked.resume.file).toContain('resume/own.pdf?e=');
    expect((await preview(college('A02'))).message).toBe('数据不存在或无权访问');
  });
});

describe('downloading a résumé', () => {
  const written = async () =>
    (await sql<Record<string, unknown>>`select * from rc_resume_download order by id`.execute(fixture.database.db))
      .rows;

  it('gives a PDF that names company, user and time on every page', async () => {
    await fixture.delivery(of(), 'c1');
    const response = await download();
    expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(decodeURIComponent(String(response.headers['content-disposition']))).toContain('张三丰_简历.pdf');
    const text = pdfText(response.rawPayload);
    expect(text).toContain('企业c1');
    expect(text).toContain('姓名hr-c1');
    expect(text).toContain('2025-10-15 10:00:00');
    for (const part of ['张三丰', secrets.mobile, '实践经历', '示例公司', '英语六级']) expect(text).toContain(part);
    expect(text).not.toContain('共青团员');
  });
  it('is logged with user, post and time, and counted', async () => {
    const id = await fixture.delivery(of(), 'c1');
    await download();
    expect(await written()).toMatchObject([
      {
        employId: student.id,
        companyId: 'c1',
        postName: '后端工程师',
        operatorName: '姓名hr-c1',
        side: 2,
        deliveryId: id,
        resumeId: cv.id,
        ip: '127.0.0.1',
      },
    ]);
    expect(await fixture.resumeRow(cv.id)).toMatchObject({ downloadCount: 1 });
    expect(await fixture.studentRow(student.id)).toMatchObject({ downloadCount: 1 });
    expect(await history(id)).toEqual(['download']);
    await download(school);
    expect(await written()).toHaveLength(2);
    const list = (who = hr) => fixture.call(who, 'GET', '/resume/resumeDownload/list');
    expect((await list()).result.records).toHaveLength(1);
    expect((await list(school)).result.records.map((r: { side: number }) => r.side).sort()).toEqual([1, 2]);
    await expect(sql`delete from rc_resume_download`.execute(fixture.database.db)).rejects.toThrow('never changed');
  });
  it('is listed to the school, the student’s college and who may read the delivery, and changed by none of them', async () => {
    await fixture.delivery(of(), 'c1');
    await download();
    const count = async (who: typeof hr) =>
      (await fixture.call(who, 'GET', '/resume/resumeDownload/list')).result.records.length;
    const org = String((await fixture.studentRow(student.id)).sysOrgCode);
    expect(await count(college(org))).toBe(1);
    expect(await count(college(org === 'A02' ? 'A01' : 'A02'))).toBe(0);
    expect(await count({ ...hr, postScope: ['post-elsewhere'] })).toBe(0);
    expect(await count(recruiter('c2'))).toBe(0);
    expect(await count(otherTenant)).toBe(0);
    for (const [method, path] of [
      ['POST', 'add'],
      ['PUT', 'edit'],
      ['DELETE', 'delete?id=1'],
    ] as const)
      expect((await fixture.call(school, method, `/resume/resumeDownload/${path}`, {})).code, path).toBe(404);
  });
  it('of the student’s own file sends to its signed address, and is written down too', async () => {
    await fixture.delivery(of(), 'c1');
    const response = await download(hr, { part: 'file' });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('../../sys/common/static/resume/own.pdf?e=1&s=signature&download=1');
    expect(await written()).toHaveLength(1);
    const bare = await fixture.resume((await fixture.student()).id);
    const none = await fixture.inject(school, {
      method: 'GET',
      url: `/server/resume/resume/download?id=${bare.id}&part=file`,
    });
    expect(getMessage(none)).toBe('该简历没有附件');
    expect(await written()).toHaveLength(1);
  });
  it('is limited to a hundred per company and day, also for parallel calls', async () => {
    await fixture.delivery(of(), 'c1');
    await fixture.delivery(of(), 'c2');
    const { db } = fixture.database;
    await sql`delete from sys_daily_quota`.execute(db);
    await sql`
      insert into rc_resume_download (id, tenant_id, create_by, create_time, download_time, employ_id, company_id, operator_name, side, resume_id)
      select 'old' || n, 1, 's', now(), '2025-10-15 08:00:00+08', ${student.id}, 'c1', 's', 2, ${cv.id} from generate_series(1, ${downloadsPerDay - 2}::int) n`.execute(
      db,
    );
    const replies = await Promise.all([1, 2, 3, 4].map(() => download()));
    const refused = replies.filter((r) => String(r.headers['content-type']).includes('json'));
    expect(refused).toHaveLength(2);
    expect(refused.map((r) => r.json())).toMatchObject(
      [1, 2].map(() => ({ message: '今日下载次数已达上限', result: { errorCode: 'RC_LIMIT' } })),
    );
    expect((await download(recruiter('c2'))).headers['content-type']).toBe('application/pdf');
    expect((await download(school)).headers['content-type']).toBe('application/pdf');
    fixture.clock.pass(14 * 60);
    expect((await download()).headers['content-type']).toBe('application/pdf');
  });
});

it('an interviewer sees neither students nor résumés before interviews exist', async () => {
  await fixture.delivery(of(), 'c1');
  const interviewer = session('iv', { audience: 'interviewer', companyId: 'c1' });
  expect((await preview(interviewer)).message).toBe('数据不存在或无权访问');
  expect((await fixture.call(interviewer, 'GET', `${employUser.path}/list`)).result.total).toBe(0);
});
