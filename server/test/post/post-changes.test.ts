import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
const edit = (post: Post, more: Record<string, unknown>, who = recruiter(company)): Promise<Reply> =>
  fixture.call(who, 'PUT', '/companyPost/companyPost/edit', { id: post.id, ...more });
const stored = (more: Record<string, unknown> = {}): Promise<Post> => fixture.stored(company, contact, more);

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
