import { resume, resumeLists } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshStudentResume } from '../../src/areas/resume/resume-refresh.ts';
import { without } from '../support/bare-engine.ts';
import { ResumeFixture, type Student } from './resume-fixture.ts';
import { college, school } from './resume-people.ts';

let fixture: ResumeFixture;
let student: Student;
beforeAll(async () => {
  fixture = await ResumeFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.clear();
  student = await fixture.student({ mobile: '13900000001' });
});

const base = '/resume/resume';
const add = async (more: Record<string, unknown> = {}, who = school) =>
  fixture.call(who, 'POST', `${base}/add`, await fixture.resumeForm(student.id, more));
const edit = (id: string, more: Record<string, unknown>, who = school) =>
  fixture.call(who, 'PUT', `${base}/edit`, { id, ...more });
const one = async (id: string, who = school) => (await fixture.call(who, 'GET', `${base}/queryById`, { id })).result;
const study = (startDate: string, endDate: string | null) => ({
  school: '云湖大学',
  eduLevel: '31',
  majorName: '英语',
  startDate,
  endDate,
});
const work = (startDate: string, endDate: string | null) => ({
  type: 1,
  organization: '示例公司',
  position: '实习生',
  startDate,
  endDate,
  description: '十个字以上的一段描述。',
});

describe('a résumé', () => {
  it('is saved with its five lists in their order, and read back with their texts', async () => {
    const { result, message } = await add({
      educations: [study('2018-09-01', '2021-06-30'), study('2022-09-01', '2026-06-30')],
    });
    expect(message).toBe('添加成功！');
    const row = await one(result.id);
    expect(row).toMatchObject({
      realname: '王小明',
      schoolName: '云湖大学',
      gradYear: 2026,
      status: 2,
      status_dictText: '仅投递可见',
      formAudit: 0,
      completeness: 95,
    });
    expect(row.educations.map((e: { startDate: string }) => e.startDate)).toEqual(['2018-09-01', '2022-09-01']);
    expect(row.intentions[0]).toMatchObject({
      postTypeIds_dictText: '后端开发',
      regionCodes_dictText: '云湖市',
      nature_dictText: '全职',
    });
    expect(row.skills).toHaveLength(3);
    expect(await fixture.studentRow(student.id)).toMatchObject({ resumeId: result.id, resumeScore: 95 });
    expect(await fixture.resumeRow(result.id)).toMatchObject({ sysOrgCode: 'A01A01' });
  });
  it('keeps known rows of a list, adds new ones and drops those that are missing', async () => {
    const { result } = await add({
      educations: [study('2018-09-01', '2021-06-30'), study('2022-09-01', '2026-06-30')],
    });
    const [first, second] = (await one(result.id)).educations;
    await edit(result.id, { educations: [{ ...second, gpa: 3.5 }, study('2021-07-01', '2022-06-30')] });
    const row = await one(result.id);
    expect(row.educations).toHaveLength(2);
    expect(row.educations[0]).toMatchObject({ id: second.id, gpa: 3.5 });
    expect(row.educations.map((e: { id: string }) => e.id)).not.toContain(first.id);
    expect(row.experiences).toHaveLength(1);
  });
  it('belongs to one student, and a student has one', async () => {
    await add();
    expect(await add()).toMatchObject({ success: false, message: '该学生已有简历' });
    const replies = await Promise.all(
      [1, 2, 3].map(async () =>
        fixture.call(school, 'POST', `${base}/add`, await fixture.resumeForm((await fixture.student()).id)),
      ),
    );
    expect(replies.every((r) => r.success)).toBe(true);
  });
  it('needs a reason for being kept in the student’s name', async () => {
    expect((await add({ behalfRemark: '' })).message).toBe('请输入代办说明!');
  });
  it('is one row for parallel requests', async () => {
    const sent = await fixture.resumeForm(student.id);
    const replies = await Promise.all([1, 2, 3, 4].map(() => fixture.call(school, 'POST', `${base}/add`, sent)));
    expect(replies.filter((r) => r.success)).toHaveLength(1);
    expect(new Set(replies.filter((r) => !r.success).map((r) => r.message))).toEqual(new Set(['该学生已有简历']));
  });
  it('stays with its student', async () => {
    const { result } = await add();
    const other = await fixture.student();
    await edit(result.id, { employId: other.id, headline: '改' });
    expect(await fixture.resumeRow(result.id)).toMatchObject({ employId: student.id, headline: '改' });
  });
  it('is deleted with its lists, unless it was delivered', async () => {
    const cv = await fixture.resume(student.id);
    const remove = () => fixture.call(school, 'DELETE', `${base}/delete`, { id: cv.id });
    const deliveryId = await fixture.delivery({ employId: student.id, resumeId: cv.id }, 'c1');
    expect((await remove()).message).toBe('该简历已有投递记录，不能删除');
    await sql`delete from rc_delivery where id = ${deliveryId}`.execute(fixture.database.db);
    expect((await remove()).message).toBe('删除成功！');
    expect(await fixture.studentRow(student.id)).toMatchObject({ resumeId: null, resumeScore: null });
    const { rows } = await sql<{ useCount: number }>`select use_count from rc_skill`.execute(fixture.database.db);
    expect(rows.map((r) => r.useCount)).toEqual([0, 0, 0]);
    expect((await add()).success).toBe(true);
  });
});

describe('the lists of a résumé', () => {
  const refusals: [more: Record<string, unknown>, message: string][] = [
    [
      { educations: [study('2022-09-01', '2026-06-30'), study('2022-09-01', '2022-09-01')] },
      '教育经历第2行：结束应晚于开始!',
    ],
    [{ educations: [study('2022-09-01', null)] }, '教育经历第1行：请选择结束!'],
    [{ educations: [{ ...study('2022-09-01', '2026-06-30'), gpa: 5.01 }] }, '教育经历第1行：绩点应在0到5之间!'],
    [{ experiences: [work('2025-07-01', '2025-06-30')] }, '实践经历第1行：结束应晚于开始!'],
    [{ experiences: [{ ...work('2025-07-01', null), description: '太短' }] }, '实践经历第1行：内容最少10个字符!'],
    [{ certs: [{ type: 9, name: '证' }] }, '证书与奖项第1行：类型的值不在可选范围内!'],
    [
      { intentions: [{ postTypeIds: 't11,t12,t1,t2', regionCodes: '990100', nature: 1 }] },
      '求职意向第1行：意向岗位最多选择3项!',
    ],
    [{ intentions: [{ postTypeIds: 't11', regionCodes: '', nature: 1 }] }, '求职意向第1行：请选择意向城市!'],
    [
      { intentions: [{ postTypeIds: 't11', regionCodes: '123456', nature: 1 }] },
      '求职意向第1行：意向城市的值不在可选范围内!',
    ],
    [
      { intentions: [{ postTypeIds: 't11', regionCodes: '990100', nature: 1, salaryMin: 200_001 }] },
      '求职意向第1行：期望最低薪资应在0到200000之间!',
    ],
    [{ skills: [{ skillId: 'nothing', level: 1 }] }, '技能第1行：所选技能不存在或无权访问!'],
  ];
  it.each(refusals)('refuse %j', async (more, message) => {
    expect(await add(more)).toMatchObject({ success: false, message });
    expect(await fixture.studentRow(student.id)).toMatchObject({ resumeId: null });
  });
  it('hold at most ten rows, thirty of skills, and a skill once', async () => {
    const eleven = Array.from({ length: resumeLists.educations.most + 1 }, (_, i) =>
      study(`20${10 + i}-01-01`, `20${10 + i}-06-01`),
    );
    expect((await add({ educations: eleven })).message).toBe('教育经历最多10条!');
    const { id } = await fixture.skill('同一技能');
    expect(
      (
        await add({
          skills: [
            { skillId: id, level: 1 },
            { skillId: id, level: 2 },
          ],
        })
      ).message,
    ).toBe('技能不能重复!');
    expect((await add({ educations: eleven.slice(1) })).success).toBe(true);
    const many = [];
    for (let i = 0; i < 31; i += 1) many.push({ skillId: (await fixture.skill(`技能${i}`)).id, level: 1 });
    const { id: resumeId } = (await fixture.call(school, 'GET', `${base}/list`)).result.records[0];
    expect((await edit(resumeId, { skills: many })).message).toBe('技能最多30条!');
    expect((await edit(resumeId, { skills: many.slice(1) })).success).toBe(true);
  });
  it('may change the places of two skills', async () => {
    const { result } = await add();
    const [a, b, c] = (await one(result.id)).skills;
    const swapped = [{ ...a, skillId: b.skillId }, { ...b, skillId: a.skillId }, c];
    expect((await edit(result.id, { skills: swapped })).success).toBe(true);
  });
  it('accept a wish for any city', async () => {
    const { result } = await add({ intentions: [{ postTypeIds: 't11', regionCodes: '000000', nature: 1 }] });
    expect((await one(result.id)).intentions[0].regionCodes_dictText).toBe('不限');
  });
});

describe('completeness', () => {
  const empty = {
    headline: null,
    selfEvaluation: null,
    educations: [],
    experiences: [],
    certs: [],
    intentions: [],
    skills: [],
  };
  const vectors: [more: Record<string, unknown>, score: number][] = [
    [{}, 20],
    [{ headline: '一句话' }, 25],
    [{ selfEvaluation: '评价' }, 25],
    [{ educations: [study('2022-09-01', '2026-06-30')] }, 35],
    [{ experiences: [work('2025-07-01', null)] }, 40],
    [{ certs: [{ type: 1, name: '证书' }] }, 25],
    [{ intentions: [{ postTypeIds: 't11', regionCodes: '990100', nature: 1 }] }, 35],
  ];
  it.each(vectors)('of a résumé with %j alone is %i', async (more, score) => {
    const { result } = await add({ ...empty, ...more });
    expect((await one(result.id)).completeness).toBe(score);
  });
  it('counts skills from the third, and falls again when one goes', async () => {
    const { result } = await add({ ...empty, skills: undefined });
    expect((await one(result.id)).completeness).toBe(30);
    await edit(result.id, { skills: (await one(result.id)).skills.slice(1) });
    expect((await one(result.id)).completeness).toBe(20);
    expect(await fixture.studentRow(student.id)).toMatchObject({ resumeScore: 20 });
  });
});

describe('values derived from the content', () => {
  it('is dated by a change of the content, not by one of its publicity', async () => {
    const { result } = await add();
    expect((await one(result.id)).contentTime).toBe('2025-10-15 10:00:00');
    fixture.clock.pass(60);
    await edit(result.id, { status: 1 });
    expect((await one(result.id)).contentTime).toBe('2025-10-15 10:00:00');
    await edit(result.id, { certs: [{ type: 2, name: '计算机二级' }] });
    expect((await one(result.id)).contentTime).toBe('2025-10-15 11:00:00');
  });
  it('is the same from a saved form and from the stored rows', async () => {
    await fixture.call(school, 'PUT', '/employ/employUser/edit', { id: student.id, gpa: 3.6 });
    const { result } = await add();
    const [gpa, salaryMin] = ['3.5', '8000'];
    const period = study('2022-09-01', '2026-06-30');
    await edit(result.id, {
      educations: [{ ...period, gpa }, period],
      intentions: [{ postTypeIds: 't11', regionCodes: '990100', nature: 1, salaryMin }],
    });
    const derived = async () => {
      const { rows } = await sql`
        select content_hash, content_time, completeness, skill_ids, intention_types, intention_cities, version
        from rc_resume where id = ${result.id}`.execute(fixture.database.db);
      return rows[0];
    };
    const saved = await derived();
    await fixture.engine.runAs(school, (context) => refreshStudentResume(result.id, context));
    expect(await derived()).toEqual(saved);
  });
  it('is how often a skill is used', async () => {
    const uses = async (id: string) =>
      (await sql<{ useCount: number }>`select use_count from rc_skill where id = ${id}`.execute(fixture.database.db))
        .rows[0]?.useCount;
    const [a, b] = [(await fixture.skill('甲')).id, (await fixture.skill('乙')).id];
    const { result } = await add({ skills: [{ skillId: a, level: 1 }] });
    expect([await uses(a), await uses(b)]).toEqual([1, 0]);
    const [row] = (await one(result.id)).skills;
    await edit(result.id, { skills: [{ ...row, skillId: b }] });
    expect([await uses(a), await uses(b)]).toEqual([0, 1]);
  });
  it('finds the résumé in the library by skill, kind of post, city and completeness', async () => {
    const java = (await fixture.skill('Java')).id;
    const { result } = await add({
      skills: [{ skillId: java, level: 3 }],
      intentions: [{ postTypeIds: 't12', regionCodes: '990101', nature: 1 }],
    });
    const anywhere = await fixture.resume((await fixture.student()).id, {
      intentions: [{ postTypeIds: 't2', regionCodes: '000000', nature: 1 }],
    });
    const found = async (query: Record<string, unknown>) =>
      (await fixture.call(school, 'GET', `${base}/list`, query)).result.records.map((r: { id: string }) => r.id).sort();
    const both = [result.id, anywhere.id].sort();
    expect(await found({ skillIds: java })).toEqual([result.id]);
    expect(await found({ skillIds: `${java},other` })).toEqual([result.id]);
    expect(await found({ intentionTypes: 't1' })).toEqual([result.id]);
    expect(await found({ intentionTypes: 't11' })).toEqual([]);
    expect(await found({ intentionCities: '990100' })).toEqual(both);
    expect(await found({ intentionCities: '990102' })).toEqual([anywhere.id]);
    expect(await found({ completeness_begin: 95 })).toEqual([anywhere.id]);
    expect(await found({ eduLevel: '31', majorCode: '0809', gradYear: '2026' })).toEqual(both);
  });
});

describe('the recommendation form', () => {
  const submit = (id: string, who = school) =>
    fixture.call(who, 'POST', `${base}/formSubmit`, { id, behalfRemark: '学生委托' });
  const audit = (id: string, more: Record<string, unknown>, who = school) =>
    fixture.call(who, 'POST', `${base}/formAudit`, { id, ...more });
  const opinion = '该生品学兼优，同意推荐就业。';
  const ready = async (): Promise<string> => {
    await fixture.call(school, 'PUT', '/employ/employUser/edit', { id: student.id, gpa: 3.6, rankText: '3/60' });
    return (await fixture.resume(student.id)).id;
  };

  it('is submitted with grades and eighty per cent of a résumé', async () => {
    const cv = await fixture.resume(student.id, { experiences: [] });
    expect((await submit(cv.id)).message).toBe('简历完整度不足80%，请先完善简历');
    await edit(cv.id, { experiences: [work('2025-07-01', null)] });
    expect((await submit(cv.id)).message).toBe('请先完善成绩与排名信息');
    await fixture.call(school, 'PUT', '/employ/employUser/edit', { id: student.id, gpa: 3.6, rankText: '3/60' });
    expect((await submit(cv.id, without(school, 'resume:delivery:behalf'))).code).toBe(510);
    expect((await submit(cv.id)).message).toBe('提交成功');
    expect((await submit(cv.id)).message).toBe('当前状态为“待审核”，不能提交推荐表');
  });
  it('goes to the staff of the student’s college and to no other', async () => {
    const { db } = fixture.database;
    await sql`insert into sys_role (id, tenant_id, create_by, create_time, role_name, role_code) values ('r1', 0, 's', now(), '院系', 'college_staff')`.execute(
      db,
    );
    for (const [username, depart] of [
      ['dean', 'd1'],
      ['stranger', 'd2'],
    ]) {
      await sql`insert into sys_user (id, tenant_id, create_by, create_time, username, status, user_type) values (${username}, 0, 's', now(), ${username}, 1, '1')`.execute(
        db,
      );
      await sql`insert into sys_user_role (id, tenant_id, create_by, create_time, user_id, role_id) values (${username}, 0, 's', now(), ${username}, 'r1')`.execute(
        db,
      );
      await sql`insert into sys_user_depart (id, tenant_id, create_by, create_time, user_id, depart_id) values (${username}, 0, 's', now(), ${username}, ${depart})`.execute(
        db,
      );
    }
    await submit(await ready());
    expect(await fixture.notifications()).toEqual(['E08 dean']);
  });
  it('passes with an opinion and gets its number', async () => {
    const id = await ready();
    await submit(id);
    expect((await audit(id, { result: 1 })).message).toBe('请填写院系推荐意见!');
    expect((await audit(id, { result: 1, opinion: '同意' })).message).toBe('院系推荐意见最少10个字符!');
    expect((await audit(id, { result: 1, opinion }, college('A02'))).message).toBe('数据不存在或无权访问');
    expect((await audit(id, { result: 1, opinion }, without(school, resume.can.approve))).code).toBe(510);
    expect((await audit(id, { result: 1, opinion }, college('A01'))).message).toBe('审核通过');
    expect(await one(id)).toMatchObject({
      formAudit: 2,
      formNo: `TJ2026${student.studentNo}`,
      formOpinion: opinion,
      formAuditBy: '姓名college-A01',
      formAuditTime: '2025-10-15 10:00:00',
    });
    expect(await fixture.notifications()).toEqual(['E02 13900000001']);
  });
  it('is returned with a reason and may be submitted again', async () => {
    const id = await ready();
    await submit(id);
    expect((await audit(id, { result: 2 })).message).toBe('请填写退回原因!');
    expect((await audit(id, { result: 2, opinion: '排名有误' })).message).toBe('已退回');
    expect(await fixture.notifications()).toEqual(['E03 13900000001']);
    expect((await submit(id)).message).toBe('提交成功');
  });
  it('lapses when what it vouches for changes, and keeps its number', async () => {
    const id = await ready();
    const print = () => fixture.call(school, 'GET', `${base}/print`, { id });
    expect((await print()).message).toBe('推荐表未通过审核，不能打印');
    await submit(id);
    await audit(id, { result: 1, opinion });
    await edit(id, { headline: '换一句' });
    expect((await print()).result).toMatchObject({
      formNo: `TJ2026${student.studentNo}`,
      formOpinion: opinion,
      student: { gpa: 3.6 },
    });
    await fixture.call(school, 'PUT', '/employ/employUser/edit', { id: student.id, gpa: 3.7 });
    expect(await one(id)).toMatchObject({ formAudit: 0, formNo: `TJ2026${student.studentNo}` });
    expect((await print()).success).toBe(false);
    await submit(id);
    await audit(id, { result: 1, opinion });
    await edit(id, { certs: [] });
    expect(await one(id)).toMatchObject({ formAudit: 0 });
  });
  it('passes for many, each by itself', async () => {
    const id = await ready();
    await submit(id);
    const other = await fixture.resume((await fixture.student({ realname: '李四' })).id);
    const { result } = await fixture.call(school, 'POST', `${base}/formAuditBatch`, {
      ids: `${id},${other.id}`,
      result: 1,
      opinion,
    });
    expect(result).toEqual({
      ok: 1,
      failed: [{ id: other.id, name: '李四', message: '当前状态为“未提交”，不能通过' }],
    });
  });
});
