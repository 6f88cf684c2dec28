import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { readRows } from '../support/sheet-files.ts';
import { ResumeFixture, type Student } from './resume-fixture.ts';
import { college, idCard, otherTenant, school, session } from './resume-people.ts';

let fixture: ResumeFixture;
beforeAll(async () => {
  fixture = await ResumeFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const base = '/employ/employUser';
const add = (more: Record<string, unknown> = {}, who = school) =>
  fixture.call(who, 'POST', `${base}/add`, fixture.studentForm(more));
const edit = (row: Pick<Student, 'id'>, more: Record<string, unknown>, who = school) =>
  fixture.call(who, 'PUT', `${base}/edit`, { id: row.id, ...more });
const names = async (query: Record<string, unknown> = {}, who = school): Promise<string[]> => {
  const { result } = await fixture.call(who, 'GET', `${base}/list`, { column: 'studentNo', order: 'asc', ...query });
  return result.records.map((row: Student) => row.realname);
};

describe('a student', () => {
  it('has the year of his graduation and belongs to his department', async () => {
    const { result } = await add({ gradDate: '2027-07-01', departId: 'd2' });
    expect(result).toMatchObject({
      gradYear: 2027,
      departId_dictText: '外国语学院',
      status: 1,
      intentionStatus: 1,
      studyForm: 1,
      normalType: 2,
      difficultyType: 0,
    });
    expect(await fixture.studentRow(result.id)).toMatchObject({ sysOrgCode: 'A02', mergedInto: '' });
  });
  it('is born on the day that his identity card says, unless the form says another', async () => {
    const card = idCard(7);
    expect((await add({ idCard: card })).result.birthday).toBe(`2004-01-${card.slice(12, 14)}`);
    expect((await add({ idCard: idCard(8), birthday: '2003-05-06' })).result.birthday).toBe('2003-05-06');
  });
  it.each([
    [{ birthday: '1949-12-31' }, '出生日期应在1950-01-01到2025-10-15之间!', 'birthday'],
    [{ birthday: '2025-10-16' }, '出生日期应在1950-01-01到2025-10-15之间!', 'birthday'],
    [{ enrollDate: '2026-06-30' }, '毕业日期应晚于入学日期!', 'gradDate'],
    [{ trainMode: 2 }, '请填写定向或委培单位!', 'trainUnit'],
    [{ trainMode: 4 }, '请填写定向或委培单位!', 'trainUnit'],
    [{ idCard: '999999200401010018' }, '身份证号格式不正确', 'idCard'],
    [{ majorCode: '0809' }, '所选专业不存在或无权访问!', 'majorCode'],
    [{ originCode: '990100' }, '生源地的值不在可选范围内!', 'originCode'],
    [{ rankText: '第三' }, '专业排名格式不正确!', 'rankText'],
    [{ examNo: '123' }, '考生号格式不正确!', 'examNo'],
    [{ departId: 'e1' }, '所选院系不存在或无权访问!', 'departId'],
    [{ realname: '王1' }, '姓名格式不正确!', 'realname'],
  ])('is refused with %j', async (more, message, field) => {
    const reply = await add(more);
    expect(reply).toMatchObject({
      success: false,
      message,
      result: { errorCode: 'RC_FIELD', fields: { [field]: message } },
    });
  });
  it.each([
    ['studentNo', 'S9', '学号已存在!'],
    ['mobile', '13900000000', '手机号已存在!'],
    ['idCard', idCard(3), '身份证号已存在!'],
  ])('shares his %s with no other user of the tenant', async (field, value, message) => {
    await add({ [field]: value });
    expect((await add({ [field]: value })).message).toBe(message);
    expect((await add({ [field]: value, departId: 'e1' }, otherTenant)).success).toBe(true);
  });
  it('who was merged into another blocks no value and is not edited', async () => {
    const row = await fixture.student({ studentNo: 'S9' });
    await sql`update rc_employ_user set merged_into = 'other' where id = ${row.id}`.execute(fixture.database.db);
    expect((await add({ studentNo: 'S9' })).success).toBe(true);
    expect((await edit(row, { gpa: 3 })).message).toBe('该学生已并入其他档案，不能编辑');
  });
  it('is added once by parallel requests with one number', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => add({ studentNo: 'S9' })));
    expect(replies.filter((r) => r.success)).toHaveLength(1);
    expect(new Set(replies.filter((r) => !r.success).map((r) => r.message))).toEqual(new Set(['学号已存在!']));
  });
  it('keeps his identity card encrypted, and is found by the whole of it alone', async () => {
    const row = await fixture.student({ idCard: idCard(5) });
    const { rows } = await sql<{ idCard: string }>`select id_card from rc_employ_user where id = ${row.id}`.execute(
      fixture.database.db,
    );
    expect(rows[0]?.idCard).not.toBe(idCard(5));
    expect(await names({ idCard: idCard(5) })).toHaveLength(1);
    expect(await names({ idCard: idCard(6) })).toHaveLength(0);
  });
  it('is not deleted once he has delivered, else with his résumé', async () => {
    const row = await fixture.student();
    const cv = await fixture.resume(row.id);
    const deliveryId = await fixture.delivery({ employId: row.id, resumeId: cv.id }, 'c1');
    const remove = () => fixture.call(school, 'DELETE', `${base}/delete`, { id: row.id });
    expect((await remove()).message).toBe('该学生已有投递记录，不能删除');
    await sql`delete from rc_delivery where id = ${deliveryId}`.execute(fixture.database.db);
    expect((await remove()).message).toBe('删除成功！');
    expect(await fixture.resumeRow(cv.id)).toMatchObject({ delFlag: 1 });
  });
});

describe('contact data', () => {
  it('are whole for those who hold the code, else masked in list, detail and export', async () => {
    const row = await fixture.student({
      mobile: '13912345678',
      email: 'zhang@example.com',
      wechat: 'zhang_san',
      idCard: idCard(5),
    });
    const masked = without(school, 'employ:employUser:pii');
    const one = async (who = school) => (await fixture.call(who, 'GET', `${base}/queryById`, { id: row.id })).result;
    expect(await one()).toMatchObject({
      mobile: '13912345678',
      email: 'zhang@example.com',
      wechat: 'zhang_san',
      idCard: idCard(5),
    });
    expect(await one(masked)).toMatchObject({ mobile: '139****5678', email: 'z***@example.com', wechat: 'z*******n' });
    expect((await one(masked)).idCard).toMatch(/^999\*{11}\d{3}[\dX]$/);
    const { result } = await fixture.call(masked, 'GET', `${base}/list`);
    expect(JSON.stringify(result)).not.toContain('13912345678');
    const file = await fixture.inject(masked, { method: 'GET', url: `/server${base}/exportXls?format=xlsx` });
    const sheet = await readRows(file.rawPayload, ['姓名', '手机号']);
    expect(sheet.rows[0]?.[sheet.titles.indexOf('手机号')]).toBe('139****5678');
    expect(sheet.rows[0]?.[sheet.titles.indexOf('身份证号')]).toContain('***');
  });
  it('that come back masked are left as they are', async () => {
    const row = await fixture.student({ mobile: '13912345678' });
    const masked = without(school, 'employ:employUser:pii');
    expect((await edit(row, { mobile: '139****5678', gpa: 3.5 }, masked)).success).toBe(true);
    expect(await fixture.studentRow(row.id)).toMatchObject({ mobile: '13912345678' });
  });
});

describe('the list of students', () => {
  beforeEach(async () => {
    await fixture.student({ realname: '甲', departId: 'd1', gradDate: '2025-06-30', majorCode: '080901' });
    await fixture.student({ realname: '乙', departId: 'd11', gradDate: '2026-06-30', majorCode: '080902' });
    await fixture.student({
      realname: '丙',
      departId: 'd2',
      gradDate: '2027-06-30',
      majorCode: '050201',
      originCode: '990102',
    });
    await fixture.student({ realname: '丁', departId: 'e1' }, otherTenant);
  });

  it('finds a department with everything below it, a class of majors, an origin by its digits', async () => {
    expect(await names({ departId: 'd1' })).toEqual(['甲', '乙']);
    expect(await names({ departId: 'd11' })).toEqual(['乙']);
    expect(await names({ majorCode: '0809' })).toEqual(['甲', '乙']);
    expect(await names({ originCode: '990102' })).toEqual(['丙']);
    expect(await names({ originCode: '990000' })).toEqual(['甲', '乙', '丙']);
    expect(await names({ gradYear: '2025,2027' })).toEqual(['甲', '丙']);
    expect(await names({ realname: '*乙*' })).toEqual(['乙']);
  });
  it('shows a college its own departments, a tenant its own students, a company none', async () => {
    expect(await names({}, college('A01'))).toEqual(['甲', '乙']);
    expect(await names({}, college('A01A01'))).toEqual(['乙']);
    expect(await names({}, college('A02'))).toEqual(['丙']);
    expect(await names({}, otherTenant)).toEqual(['丁']);
    expect(await names({}, session('hr', { audience: 'enterprise', companyId: 'c1' }))).toEqual([]);
    expect(await names({}, session('lost', { audience: 'college' }))).toEqual([]);
  });
  it('lets a college neither take a student from another, nor give one away', async () => {
    const own = (await fixture.call(school, 'GET', `${base}/list`, { realname: '乙' })).result.records[0];
    const foreign = (await fixture.call(school, 'GET', `${base}/list`, { realname: '丙' })).result.records[0];
    const refused = '所选院系不存在或无权访问!';
    expect((await edit(own, { departId: 'd2' }, college('A01'))).message).toBe(refused);
    expect((await edit(foreign, { gpa: 3 }, college('A01'))).message).toBe('数据不存在或无权访问');
    expect((await add({ departId: 'd21' }, college('A01'))).message).toBe(refused);
    expect((await add({ departId: 'd1' }, college('A01'))).success).toBe(true);
  });
  it('counts on its tabs what it lists behind them', async () => {
    const student = (await fixture.call(school, 'GET', `${base}/list`, { realname: '甲' })).result.records[0];
    await fixture.resume(student.id, { educations: [], experiences: [], intentions: [], skills: [] });
    await sql`update rc_employ_user set intention_status = 4 where realname = '乙'`.execute(fixture.database.db);
    const counts = async (query = {}, who = school) => (await fixture.call(who, 'GET', `${base}/counts`, query)).result;
    const found = await counts();
    expect(found).toEqual({ all: 3, seeking: 2, signed: 1, withoutResume: 2, incomplete: 1 });
    expect(await names({ intentionStatus: 1 })).toHaveLength(found.seeking);
    expect(await names({ intentionStatus: 4 })).toHaveLength(found.signed);
    expect(await names({ resume: 'none' })).toHaveLength(found.withoutResume);
    expect(await names({ resume: 'incomplete' })).toHaveLength(found.incomplete);
    expect(await counts({ departId: 'd1' })).toMatchObject({ all: 2, signed: 1 });
    expect(await counts({}, college('A02'))).toMatchObject({ all: 1, signed: 0 });
  });
});

describe('students together', () => {
  it('are reminded once a day, each by his own message', async () => {
    const [a, b] = [await fixture.student({ mobile: '13900000001' }), await fixture.student({ mobile: '13900000002' })];
    const ids = `${a.id},${b.id}`;
    const send = (who = school) => fixture.call(who, 'POST', `${base}/remind`, { ids, kind: 'resume' });
    expect((await send()).result).toEqual({ ok: 2, failed: [] });
    expect((await send()).result).toEqual({ ok: 2, failed: [] });
    expect(await fixture.notifications()).toEqual(['E01 13900000001', 'E01 13900000002']);
    fixture.clock.pass(24 * 60);
    await send();
    expect(await fixture.notifications()).toHaveLength(4);
    const { result } = await fixture.call(school, 'POST', `${base}/remind`, { ids: 'nobody', kind: 'resume' });
    expect(result).toEqual({ ok: 0, failed: [{ id: 'nobody', name: 'nobody', message: '数据不存在或无权访问' }] });
    expect((await send(without(school, employUser.can.edit))).code).toBe(510);
    expect((await fixture.call(school, 'POST', `${base}/remind`, { ids, kind: 'party' })).success).toBe(false);
  });
  it('move to another department with what belongs to them', async () => {
    const row = await fixture.student({ departId: 'd11' });
    const cv = await fixture.resume(row.id);
    await fixture.delivery({ employId: row.id, resumeId: cv.id }, 'c1');
    const move = await fixture.call(school, 'POST', `${base}/moveDepart`, { ids: row.id, departId: 'd21' });
    expect(move.result).toEqual({ ok: 1, failed: [] });
    const owners = async (table: string) =>
      (await sql<{ sysOrgCode: string }>`select sys_org_code from ${sql.table(table)}`.execute(fixture.database.db))
        .rows[0]?.sysOrgCode;
    for (const table of ['rc_employ_user', 'rc_resume', 'rc_delivery']) expect(await owners(table)).toBe('A02A01');
    expect(await names({}, college('A01'))).toEqual([]);
    expect(await names({}, college('A02'))).toEqual(['王小明']);
  });
  it('move one by one: who may not is named and stays', async () => {
    const [a, b] = [await fixture.student({ realname: '甲' }), await fixture.student({ realname: '乙' })];
    await sql`update rc_employ_user set merged_into = ${a.id} where id = ${b.id}`.execute(fixture.database.db);
    const { result } = await fixture.call(school, 'POST', `${base}/moveDepart`, {
      ids: `${a.id},${b.id}`,
      departId: 'd2',
    });
    expect(result).toEqual({ ok: 1, failed: [{ id: b.id, name: '乙', message: '该学生已并入其他档案，不能编辑' }] });
  });
});
