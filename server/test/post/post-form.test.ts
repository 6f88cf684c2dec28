import type { Buffer } from 'node:buffer';
import type { Session } from '@campus/contract/kit';
import { utils, write } from '@e965/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { form } from '../http/http-fixture.ts';
import { without } from '../support/bare-engine.ts';
import type { Reply } from '../support/reply.ts';
import { type Post, PostFixture, recruiter, school } from './post-fixture.ts';

let fixture: PostFixture;
let company: string;
let contact: string;
beforeAll(async () => {
  fixture = await PostFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.clear();
  company = await fixture.company('云湖示例科技有限公司');
  contact = await fixture.member(company, `hr-${company}`);
  await fixture.holder('auditor', 'school_auditor');
});
const add = (more: Record<string, unknown> = {}, who = recruiter(company)): Promise<Reply> =>
  fixture.post(who, 'add', fixture.form(contact, more));
const edit = (post: Post, more: Record<string, unknown>, who = recruiter(company)): Promise<Reply> =>
  fixture.call(who, 'PUT', '/companyPost/companyPost/edit', { id: post.id, ...more });
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

describe('editing a post', () => {
  it.each([0, 4])('in state %i changes it and nothing else', async (postStatus) => {
    const post = await stored({ postStatus });
    expect(await edit(post, { name: '另一个名称' })).toMatchObject({
      message: '编辑成功！',
      result: { name: '另一个名称', postStatus },
    });
    expect(await fixture.history(post.id)).toEqual([]);
  });
  it('keeps the places of its open and accepted offers', async () => {
    const post = await stored({ postStatus: 1, headcount: 4 });
    for (const status of [1, 2, 3])
      await sql`
        insert into rc_offer (id, tenant_id, create_by, create_time, delivery_id, post_id, status)
        values (${`offer-${status}`}, ${post.tenantId}, 'test', now(), ${`delivery-${status}`}, ${post.id}, ${status})`.execute(
        fixture.database.db,
      );
    expect(await edit(post, { headcount: 1 })).toMatchObject({
      success: false,
      message: '不能小于已发录用人数（2）',
    });
    expect(await edit(post, { headcount: 2 })).toMatchObject({ success: true, result: { headcount: 2 } });
    await sql`delete from rc_offer`.execute(fixture.database.db);
  });
  it('is refused while it waits, and after it ended', async () => {
    expect(await edit(await stored({ postStatus: 3 }), { headcount: 3 })).toMatchObject({
      message: '审核中的岗位不能修改，请先撤回',
      result: { errorCode: 'RC_STATE' },
    });
    expect(await edit(await stored({ postStatus: 5 }), { headcount: 3 })).toMatchObject({
      message: '当前状态为“已结束”，不能编辑',
    });
  });
  it.each([1, 2])('sends a key field of a post in state %i back to the audit', async (postStatus) => {
    const post = await stored({ postStatus, rejectReasons: '5' });
    expect(await edit(post, { salaryMax: 12_000 })).toMatchObject({
      success: true,
      result: { postStatus: 3, salaryMax: 12_000, rejectReasons: null },
    });
    expect(await fixture.history(post.id)).toMatchObject([{ action: 'edit', fromStatus: postStatus, toStatus: 3 }]);
    expect(await fixture.notifications()).toEqual(['P01 auditor']);
  });
  it.each([1, 2])('leaves a post in state %i open when nothing of weight changes', async (postStatus) => {
    const post = await stored({ postStatus });
    expect(
      await edit(post, { headcount: 6, endDate: '2026-01-01', workAddress: '示例路1号', salaryMax: 9000 }),
    ).toMatchObject({
      success: true,
      result: { postStatus, headcount: 6 },
    });
  });
  it('sends a head count back to the audit that grew by more than half in small steps', async () => {
    const post = await stored();
    await fixture.post(recruiter(company), 'submit', { id: post.id });
    await fixture.post(school, 'audit', { id: post.id, result: 1 });
    expect((await edit(post, { headcount: 6 })).result).toMatchObject({ postStatus: 1, headcount: 6 });
    expect((await edit(post, { headcount: 2 })).result).toMatchObject({ postStatus: 1, headcount: 2 });
    expect((await edit(post, { headcount: 5 })).result).toMatchObject({ postStatus: 1, headcount: 5 });
    const { result } = await fixture.call(recruiter(company), 'GET', '/companyPost/companyPost/defaults', {
      id: post.id,
    });
    expect(result.approvedHeadcount).toBe(post.headcount);
    expect((await edit(post, { headcount: 7 })).result).toMatchObject({ postStatus: 3, headcount: 7 });
  });
  it('tells the approved head count of no post of another company', async () => {
    const post = await stored({ postStatus: 1 });
    const other = await fixture.company('别的企业');
    await fixture.member(other, `hr-${other}`);
    const reply = await fixture.call(recruiter(other), 'GET', '/companyPost/companyPost/defaults', { id: post.id });
    expect(reply).toMatchObject({ success: false, message: '数据不存在或无权访问' });
  });
  it('rejects a forbidden word in a published post, and a second post of its kind', async () => {
    await fixture.word({ word: '限男' });
    const post = await stored({ postStatus: 1 });
    const twin = await stored({ postStatus: 1 });
    expect(await edit(post, { name: '限男生岗位' })).toMatchObject({
      message: '内容包含禁止发布的信息：限男',
      result: { errorCode: 'RC_POST_WORD' },
    });
    expect(await edit(post, { name: twin.name })).toMatchObject({
      message: `已存在相同的在招岗位《${twin.name}》`,
      result: { errorCode: 'RC_POST_DUP' },
    });
    expect((await fixture.row(post.id)).postStatus).toBe(1);
  });
  it('leaves deliveries alone', async () => {
    const post = await stored({ postStatus: 1 });
    await fixture.delivery(post.id, 'e1');
    await edit(post, { duty: '<p>全新的岗位职责，负责校园平台控制台的全部界面开发。</p>' });
    const { rows } = await sql<{ status: number }>`select status from rc_delivery`.execute(fixture.database.db);
    expect(rows).toEqual([{ status: 1 }]);
  });
  it('keeps the company, and the version that was read', async () => {
    const other = await fixture.company('别的企业');
    const post = await stored();
    expect(await edit(post, { companyId: other, headcount: 5 }, school)).toMatchObject({
      success: true,
      result: { companyId: company },
    });
    expect(await edit(post, { headcount: 6, version: 0 })).toMatchObject({ message: '数据已被他人修改，请刷新后重试' });
  });
  it('keeps a contact who left, until another is chosen', async () => {
    const post = await stored();
    await sql`update rc_company_user set del_flag = 1`.execute(fixture.database.db);
    expect((await edit(post, { headcount: 5 })).success).toBe(true);
  });
});

describe('differences to the approved version', () => {
  it('is described in words', async () => {
    const post = await stored({ postStatus: 3 });
    const read = () => fixture.call(school, 'GET', '/companyPost/companyPost/differences', { id: post.id });
    expect((await read()).result).toBeNull();
    await fixture.post(school, 'audit', { id: post.id, result: 1 });
    expect((await read()).result).toEqual({
      decision: 'pass',
      decidedTime: '2025-10-15 10:00:00',
      decidedBy: '姓名school',
      reason: '',
      changes: [],
    });
    const leaf = await fixture.type('后端开发', { category: '13' });
    await edit(post, {
      salaryMin: 7000,
      postTypeId: leaf,
      duty: '<p>负责校园平台的<b>后端</b>接口开发，与前端同事一起完成需求。</p>',
    });
    expect((await read()).result.changes).toEqual([
      { name: 'postTypeId', label: '岗位类别', before: '前端开发', after: '后端开发' },
      { name: 'salaryMin', label: '最低薪资（元）', before: '6000', after: '7000' },
      {
        name: 'duty',
        label: '岗位职责',
        before: '负责校园平台控制台的界面开发，与设计和后端同事一起完成需求。',
        after: '负责校园平台的后端接口开发，与前端同事一起完成需求。',
      },
    ]);
    expect((await fixture.history(post.id)).at(-1)?.changedFields).toEqual(['postTypeId', 'salaryMin', 'duty']);
  });
  it('names the rejected version when a post is submitted again', async () => {
    const post = await stored({ postStatus: 3 });
    await fixture.post(school, 'audit', { id: post.id, result: 2, reasonCodes: '5', reason: '请写明薪资' });
    await edit(post, { salaryMin: 7000 });
    await fixture.post(recruiter(company), 'submit', { id: post.id });
    const { result } = await fixture.call(school, 'GET', '/companyPost/companyPost/differences', { id: post.id });
    expect(result).toMatchObject({
      decision: 'refuse',
      decidedBy: '姓名school',
      reason: '岗位描述不完整；请写明薪资',
      changes: [{ name: 'salaryMin', before: '6000', after: '7000' }],
    });
    expect((await fixture.history(post.id)).at(-1)).toMatchObject({ action: 'submit', changedFields: ['salaryMin'] });
  });
  it('needs words for the reason 其他', async () => {
    const post = await stored({ postStatus: 3 });
    const refuse = (reason: string) =>
      fixture.post(school, 'audit', { id: post.id, result: 2, reasonCodes: '3,9', reason });
    for (const reason of ['', '不行']) expect((await refuse(reason)).message).toBe('请填写审核意见!');
    expect((await refuse('岗位内容与企业不符')).success).toBe(true);
  });
  it('is not known of a pass that kept no contents, and such a post can be changed all the same', async () => {
    const post = await stored({ postStatus: 1 });
    await sql`
      insert into rc_post_audit (id, tenant_id, create_by, create_time, post_id, company_id, seq, from_status, to_status, action, operator_id, operator_name, operate_time)
      values (${`bare${post.id}`.slice(0, 32)}, 1, 'auditor', now(), ${post.id}, ${company}, 1, 3, 1, 'pass', '0', '审核专员', now())`.execute(
      fixture.database.db,
    );
    const read = () => fixture.call(school, 'GET', '/companyPost/companyPost/differences', { id: post.id });
    expect((await read()).result).toBeNull();
    expect((await edit(post, { salaryMin: 7000 })).success).toBe(true);
    expect((await fixture.history(post.id)).at(-1)).toMatchObject({ action: 'edit', changedFields: null });
  });
  it('is nothing for an open post: its last decision is a pass of the present key fields', async () => {
    const post = await stored();
    await fixture.post(recruiter(company), 'submit', { id: post.id });
    await fixture.post(school, 'audit', { id: post.id, result: 1 });
    await edit(post, { endDate: '2026-01-01' });
    const { result } = await fixture.call(school, 'GET', '/companyPost/companyPost/differences', { id: post.id });
    expect(result.changes).toEqual([]);
    expect((await fixture.history(post.id)).at(-1)?.action).toBe('pass');
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

describe('an import', () => {
  const headings = [
    '岗位名称',
    '所属企业',
    '岗位类别',
    '职位类别（就业统计）',
    '招聘人数',
    '学历要求',
    '毕业年份',
    '薪资类型',
    '最低薪资（元）',
    '最高薪资（元）',
    '工作地点',
    '岗位职责',
    '任职要求',
    '岗位负责人',
    '截止日期',
  ];
  const duty = '负责校园平台控制台的界面开发，与设计和后端同事一起完成需求。';
  const line = (name: string, more: Record<string, string> = {}): string[] => {
    const cells: Record<string, string> = {
      岗位名称: name,
      所属企业: '云湖示例科技有限公司',
      岗位类别: '前端开发',
      '职位类别（就业统计）': '工程技术人员',
      招聘人数: '3',
      学历要求: '本科及以上',
      毕业年份: '2025,2026',
      薪资类型: '月薪',
      '最低薪资（元）': '6000',
      '最高薪资（元）': '9000',
      工作地点: '云湖省/云湖市/示例区、临溪市',
      岗位职责: duty,
      任职要求: duty,
      岗位负责人: `姓名hr-${company}`,
      截止日期: '2026-01-10',
      ...more,
    };
    return headings.map((heading) => cells[heading] ?? '');
  };
  async function upload(who: Session, rows: string[][], titles = headings): Promise<Reply> {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['岗位'], ['说明'], titles, ...rows]), '岗位');
    const content = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    return fixture.upload(
      who,
      '/companyPost/companyPost/importExcel',
      form({}, [{ field: 'files[]', name: '岗位.xlsx', content }]),
    );
  }

  it('reads texts back into values, and fills what the company leaves out', async () => {
    const reply = await upload(recruiter(company), [
      line('甲工程师'),
      line('乙工程师', { 所属企业: '', 岗位负责人: '', 截止日期: '' }),
    ]);
    expect(reply).toMatchObject({ code: 200, message: '文件导入成功！数据行数：2（新增2行，更新0行，未变0行）' });
    const { records } = (await fixture.list(school, { column: 'postNo', order: 'asc' })).result;
    expect(records).toMatchObject([
      {
        name: '甲工程师',
        companyId: company,
        postTypeId: fixture.leaf,
        workPalce: '990101,990200',
        contactUserId: contact,
        endDate: '2026-01-10',
        postStatus: 0,
      },
      { name: '乙工程师', companyId: company, contactUserId: contact, endDate: '2025-12-14' },
    ]);
  });
  it('keeps the good rows and says what is wrong with the others', async () => {
    const bad = [
      line('丙工程师', { 岗位类别: '没有的类别' }),
      line('丁工程师', { '最高薪资（元）': '5000' }),
      line('戊'),
    ];
    const reply = await upload(school, [line('甲工程师'), ...bad]);
    expect(reply.code).toBe(201);
    expect((await fixture.list(school)).result.total).toBe(1);
    expect(fixture.kept.at(-1)).toMatch(/^importError_\d+\.xls$/);
  });
  it('is refused without the headings of the template', async () => {
    expect(await upload(school, [['甲工程师']], ['名称'])).toMatchObject({ success: false });
    expect((await fixture.list(school)).result.total).toBe(0);
  });
});
