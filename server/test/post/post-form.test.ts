import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import type { Reply } from '../support/reply.ts';
import { type Post, PostFixture } from './post-fixture.ts';
import { recruiter, school } from './post-people.ts';

let fixture: PostFixture;
let company: string;
let contact: string;
beforeAll(async () => {
  fixture = await PostFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  ({ company, contact } = await fixture.begin());
});
const add = (more: Record<string, unknown> = {}, who = recruiter(company)): Promise<Reply> =>
  fixture.post(who, 'add', fixture.form(contact, more));
const stored = (more: Record<string, unknown> = {}): Promise<Post> => fixture.stored(company, contact, more);

describe('adding a post', () => {
  it('makes a numbered draft of the own company', async () => {
    const other = await fixture.company('别的企业');
    const reply = await add({ companyId: other });
    expect(reply).toMatchObject({
      success: true,
      message: '添加成功！',
      result: {
        postNo: 'GW251000001',
        companyId: company,
        companyName: '云湖示例科技有限公司',
        postStatus: 0,
        welfare: '1,2',
        postTypeId_dictText: '前端开发',
        workPalce: '990101,990200',
        workPalce_dictText: '示例区,临溪市',
        eduRequire_dictText: '本科及以上',
        contactUserName: `hr-${company}`.replace(/^/, '姓名'),
        interviewRounds: 1,
        salaryMonths: 12,
      },
    });
  });
  it('numbers parallel posts without a clash', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, (_, i) => add({ name: `岗位名称${i}` })));
    expect(replies.map((reply) => reply.result.postNo).sort()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `GW25100000${n}`));
  });
  it.each([
    ['nothing in 岗位名称', { name: '' }, { name: '请输入岗位名称!' }],
    ['one character', { name: '岗' }, { name: '岗位名称最少2个字符!' }],
    ['51 characters', { name: '岗'.repeat(51) }, { name: '岗位名称最多50个字符!' }],
    ['a type that is no leaf', { postTypeId: 'parent' }, { postTypeId: '所选岗位类别不存在或无权访问!' }],
    ['no head count', { headcount: null }, { headcount: '请输入招聘人数!' }],
    ['a head count of 1000', { headcount: 1000 }, { headcount: '招聘人数应在1到999之间!' }],
    ['an education that is none', { eduRequire: '99' }, { eduRequire: '学历要求的值不在可选范围内!' }],
    ['no year', { gradYears: '' }, { gradYears: '请选择毕业年份!' }],
    ['no place', { workPalce: '' }, { workPalce: '请选择工作地点!' }],
    ['a province', { workPalce: '990000' }, { workPalce: '工作地点的值不在可选范围内!' }],
    ['six places', { workPalce: '990101,990100,990200,990101,990100,990200' }, { workPalce: '工作地点最多选择5项!' }],
    ['a duty of 19 characters', { duty: `<p>${'职'.repeat(19)}</p>` }, { duty: '岗位职责最少20个字符!' }],
    [
      'a requirement of 3001',
      { requirement: `<p>${'求'.repeat(3001)}</p>` },
      { requirement: '任职要求最多3000个字符!' },
    ],
    ['no contact', { contactUserId: '' }, { contactUserId: '请选择岗位负责人!' }],
    ['six rounds', { interviewRounds: 6 }, { interviewRounds: '面试轮数应在0到5之间!' }],
    ['eleven months', { salaryMonths: 11 }, { salaryMonths: '年薪月数应在12到24之间!' }],
    ['no last day', { endDate: '' }, { endDate: '请选择截止日期!' }],
    ['a reversed salary', { salaryMin: 9000, salaryMax: 8000 }, { salaryMax: '最高薪资不能低于最低薪资!' }],
    ['too long a time', { endDate: '2026-05-01' }, { endDate: '截止日期不能超过发布日期后180天!' }],
    [
      'a skill that does not exist',
      { skills: [{ skillId: '404', level: 1, required: 1 }] },
      { skills: '所选技能不存在或无权访问!' },
    ],
  ])('refuses %s', async (_what, more, fields) => {
    expect(await add(more)).toMatchObject({
      success: false,
      message: Object.values(fields)[0],
      result: { errorCode: 'RC_FIELD', fields },
    });
    expect((await fixture.list(school)).result.total).toBe(0);
  });
  it('refuses a type that is out of use, and a parent', async () => {
    const parent = await fixture.type('技术');
    const off = await fixture.type('旧类别', { status: 0, category: '13', parentId: parent });
    for (const postTypeId of [parent, off])
      expect((await add({ postTypeId })).result.fields).toEqual({ postTypeId: '所选岗位类别不存在或无权访问!' });
  });
  it('refuses a contact of another company', async () => {
    const other = await fixture.company('别的企业');
    const stranger = await fixture.member(other, 'stranger');
    expect((await add({ contactUserId: stranger })).result.fields).toEqual({
      contactUserId: '所选岗位负责人不存在或无权访问!',
    });
    const reply = await fixture.post(school, 'add', { ...fixture.form(stranger), companyId: company });
    expect(reply.result.fields).toEqual({ contactUserId: '所选岗位负责人不是该企业的成员' });
  });
  it('refuses the name of another company, not the own', async () => {
    await fixture.company('临溪重工集团');
    expect((await add({ name: '临溪重工集团招聘工程师' })).result.fields).toEqual({
      name: '岗位名称不能包含其他企业的名称',
    });
    expect((await add({ name: '云湖示例科技有限公司工程师' })).success).toBe(true);
  });
  it('asks an agency for the employer', async () => {
    const agency = await fixture.company('云湖人力资源', { company_kind: 2 });
    const member = await fixture.member(agency, 'agent');
    const who = recruiter(agency, 'agent');
    expect((await fixture.post(who, 'add', fixture.form(member))).result.fields).toEqual({
      employer: '请填写实际用工单位!',
    });
    expect((await fixture.post(who, 'add', fixture.form(member, { employer: '某制造公司' }))).success).toBe(true);
  });
  it('is refused to a company that may not publish', async () => {
    await sql`update rc_company set audit_status = 2`.execute(fixture.database.db);
    expect(await add()).toMatchObject({ message: '企业当前不能发布岗位' });
  });
  it('keeps the skills with their names, and drops a salary that is negotiable', async () => {
    await sql`insert into rc_skill (id, tenant_id, create_by, create_time, name) values ('s1', 1, 'system', now(), 'TypeScript'), ('s2', 1, 'system', now(), 'SQL')`.execute(
      fixture.database.db,
    );
    const skills = [
      { skillId: 's1', level: 3, required: 1 },
      { skillId: 's2', level: 1, required: 0 },
    ];
    const { result } = await add({ skills, salaryType: 3, salaryMin: 1, salaryMax: 2 });
    expect(result).toMatchObject({
      skills,
      skillIds: 's1,s2',
      skillIds_dictText: 'TypeScript,SQL',
      salaryMin: null,
      salaryMax: null,
    });
    expect((await fixture.list(school, { skillIds: 's2' })).result.total).toBe(1);
    expect((await fixture.list(school, { skillIds: 's3' })).result.total).toBe(0);
  });
  it('refuses keys that are no fields, and drops what the server decides', async () => {
    expect(await add({ evil: 1 })).toMatchObject({ message: '不支持的字段：evil' });
    const { result } = await add({ postStatus: 1, postNo: 'GW000000001', viewCount: 99, riskTags: [] });
    expect(result).toMatchObject({ postStatus: 0, postNo: 'GW251000001', viewCount: 0, riskTags: null });
  });
  it('starts its form with the usual values', async () => {
    const reply = await fixture.call(recruiter(company), 'GET', '/companyPost/companyPost/defaults');
    expect(reply.result).toEqual({
      endDate: '2025-12-14',
      gradYears: ['2023', '2024', '2025', '2026', '2027'],
      welfare: '1,2',
      approvedHeadcount: null,
      contactUserId: contact,
    });
  });
});

describe('copy, extend, refresh, delete', () => {
  it('copies into a draft with dates and years of today', async () => {
    const post = await stored({
      postStatus: 5,
      closeReason: 4,
      startDate: '2025-01-01',
      endDate: '2025-03-01',
      gradYears: '2022,2025',
    });
    const reply = await fixture.post(recruiter(company), 'copy', { id: post.id });
    expect(reply).toMatchObject({
      message: '复制成功，已保存为草稿',
      result: {
        name: post.name,
        postStatus: 0,
        endDate: '2025-12-14',
        startDate: null,
        gradYears: '2025',
        closeReason: null,
        deliveryCount: 0,
      },
    });
    expect(reply.result.id).not.toBe(post.id);
    expect(
      await fixture.post(without(recruiter(company), 'post:companyPost:add'), 'copy', { id: post.id }),
    ).toMatchObject({ code: 510 });
  });
  it('extends an open post, and only forwards, at most to day 180', async () => {
    const post = await stored({ postStatus: 1, startDate: '2025-09-01', endDate: '2025-10-20' });
    const extend = (endDate: string) => fixture.post(recruiter(company), 'extend', { id: post.id, endDate });
    expect(await extend('2025-10-20')).toMatchObject({ message: '新的截止日期应晚于原截止日期' });
    expect(await extend('2026-03-01')).toMatchObject({ message: '截止日期不能超过发布日期后180天!' });
    expect(await extend('2026-02-28')).toMatchObject({
      message: '延期成功',
      result: { endDate: '2026-02-28', postStatus: 1 },
    });
    expect(await fixture.history(post.id)).toEqual([]);
    const draft = await stored();
    expect(await fixture.post(recruiter(company), 'extend', { id: draft.id, endDate: '2026-01-20' })).toMatchObject({
      message: '当前状态为“草稿”，不能延期',
    });
  });
  it('refreshes a post once a day', async () => {
    const post = await stored({ postStatus: 1, refreshTime: '2025-10-14 23:00:00' });
    const refresh = () => fixture.post(recruiter(company), 'refresh', { id: post.id });
    expect(await refresh()).toMatchObject({ message: '刷新成功', result: { refreshTime: '2025-10-15 10:00:00' } });
    expect(await refresh()).toMatchObject({ message: '每个岗位每天只能刷新一次', result: { errorCode: 'RC_LIMIT' } });
    fixture.clock.set('2025-10-16T00:00:00+08:00');
    expect((await refresh()).success).toBe(true);
    const draft = await stored();
    expect((await fixture.post(recruiter(company), 'refresh', { ids: `${post.id},${draft.id}` })).result).toEqual({
      ok: 0,
      failed: [
        { id: post.id, name: post.name, message: '每个岗位每天只能刷新一次' },
        { id: draft.id, name: draft.name, message: '当前状态为“草稿”，不能刷新' },
      ],
    });
  });
  it('refreshes a post for one of two parallel calls', async () => {
    const post = await stored({ postStatus: 1 });
    const replies = await Promise.all([1, 2].map(() => fixture.post(recruiter(company), 'refresh', { id: post.id })));
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
  });
  it.each([
    [0, true],
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [5, false],
  ])('deletes in state %i: %s', async (postStatus, allowed) => {
    const post = await stored({ postStatus });
    const reply = await fixture.call(recruiter(company), 'DELETE', '/companyPost/companyPost/delete', { id: post.id });
    expect(reply.success).toBe(allowed);
    if (!allowed) expect(reply.message).toMatch(/^当前状态为“.+”，不能删除$/);
    expect((await fixture.row(post.id)).delFlag).toBe(allowed ? 1 : 0);
  });
  it('does not delete a post with deliveries; a batch is all or nothing', async () => {
    const [kept, free] = [await stored(), await stored()];
    await fixture.delivery(kept.id, 'e1', { status: 4 });
    const remove = (ids: string) =>
      fixture.call(recruiter(company), 'DELETE', '/companyPost/companyPost/deleteBatch', { ids });
    expect(await remove(`${free.id},${kept.id}`)).toMatchObject({ message: '第2条：该岗位已有投递记录，不能删除' });
    expect((await fixture.row(free.id)).delFlag).toBe(0);
    expect(await remove(free.id)).toMatchObject({ message: '批量删除成功！' });
  });
});
