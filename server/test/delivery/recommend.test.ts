import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callInOrder } from '../support/lock-wait.ts';
import { DeliveryFixture } from './delivery-fixture.ts';
import { colleges, companies, scopedPost, type Who } from './delivery-people.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/recommend/resumeRecommend';
const act = (who: Who, action: string, body: object) => fixture.post(who, `${path}/${action}`, body);
const add = (who: Who, companyPostId: string | string[], employId: string | string[], more: object = {}) =>
  act(who, 'batchAddRecommend', {
    companyPostId: [companyPostId].flat().join(','),
    employId: [employId].flat().join(','),
    consent: 1,
    ...more,
  });
const recommended = async (
  who: Who = 'staff',
  more: object = {},
): Promise<{ id: string; employId: string; postId: string }> => {
  const [student, vacancy] = [await fixture.student(), await fixture.vacancy()];
  const reply = await add(who, vacancy.id, student.id, more);
  if (!reply.success) throw new Error(reply.message);
  const { rows } = await sql<{ id: string }>`select id from rc_recommend where employ_id = ${student.id}`.execute(
    fixture.db,
  );
  return { id: rows[0]?.id as string, employId: student.id, postId: vacancy.id };
};
const row = async (id: string) =>
  (await sql<Record<string, unknown>>`select * from rc_recommend where id = ${id}`.execute(fixture.db)).rows[0];
const inState = async (status: number): Promise<string> => {
  const { id } = await recommended();
  await sql`update rc_recommend set status = ${status} where id = ${id}`.execute(fixture.db);
  await sql`truncate rc_outbox`.execute(fixture.db);
  return id;
};

const labels = { 1: '已推荐', 2: '企业已查看', 3: '企业已接受', 4: '企业已婉拒', 5: '已撤回', 6: '已失效' } as const;
const steps = {
  accept: { label: '接受', who: 'hr1', to: 3, body: {} },
  refuse: { label: '婉拒', who: 'hr1', to: 4, body: { refuseReason: '岗位已有合适人选' } },
  revoke: { label: '撤回', who: 'staff', to: 5, body: {} },
} as const;
describe.each(Object.entries(steps))('%s', (action, { label, who, to, body }) => {
  it.each([1, 2])('is taken from state %i', async (status) => {
    const id = await inState(status);
    expect((await act(who, action, { id, ...body })).success).toBe(true);
    expect(await row(id)).toMatchObject({ status: to, handleTime: '2025-10-15 10:00:00' });
  });
  it.each([3, 4, 5, 6] as const)('is refused from state %i', async (status) => {
    const id = await inState(status);
    // A company no longer sees withdrawn recommendations.
    const gone = status === 5 && who === 'hr1';
    expect(await act(who, action, { id, ...body })).toMatchObject({
      success: false,
      message: gone ? '数据不存在或无权访问' : `当前状态为“${labels[status]}”，不能${label}`,
    });
    expect(await row(id)).toMatchObject({ status, handleTime: null });
    expect(await fixture.notifications()).toEqual([]);
  });
});

describe('a recommendation', () => {
  it('notifies the company’s contact and belongs to the student’s college', async () => {
    const { id } = await recommended('college', { reason: '专业对口' });
    expect(await row(id)).toMatchObject({
      companyId: companies.first,
      status: 1,
      consent: 1,
      waived: 0,
      reason: '专业对口',
      recommenderId: 'demo_college_staff_2',
      recommendTime: '2025-10-15 10:00:00',
      sysOrgCode: colleges.language,
    });
    expect(await fixture.notifications()).toEqual(['D12 hr1']);
  });
  it('that is accepted becomes a confirmed delivery', async () => {
    const { id, employId, postId } = await recommended();
    expect(await act('hr1', 'accept', { id })).toMatchObject({ success: true, message: '已接受' });
    const { deliveryId } = (await row(id)) as { deliveryId: string };
    expect(await fixture.row(deliveryId)).toMatchObject({
      employId,
      postId,
      source: 4,
      refId: id,
      step: 10,
      status: 1,
      studentConfirm: 1,
    });
    expect(await fixture.history(deliveryId)).toMatchObject([{ action: 'submit', refType: 'recommend', refId: id }]);
    expect((await fixture.post('hr1', '/resume/delivery/pass', { id: deliveryId })).success).toBe(true);
  });
  it('that is accepted begins the history with who recommended and why', async () => {
    const { id } = await recommended('college', { reason: '专业对口' });
    await act('hr1', 'accept', { id });
    const { deliveryId } = (await row(id)) as { deliveryId: string };
    const { result } = await fixture.get('hr1', '/resume/delivery/steps', { id: deliveryId });
    expect(result).toMatchObject([
      { action_dictText: '推荐', reasonText: '专业对口', actorType: 3, occurTime: '2025-10-15 10:00:00' },
      { action_dictText: '接受推荐', actorType: 2 },
    ]);
    const { rows } = await sql<{
      name: string;
    }>`select realname as name from sys_user where username = 'demo_college_staff_2'`.execute(fixture.db);
    expect(result[0].actorName).toBe(rows[0]?.name);
  });
  it('is accepted at a paused post, not at one that has ended, and by the rules of deliveries', async () => {
    const paused = await recommended();
    await sql`update rc_company_post set post_status = 2 where id = ${paused.postId}`.execute(fixture.db);
    expect((await act('hr1', 'accept', { id: paused.id })).success).toBe(true);
    const ended = await recommended();
    await sql`update rc_company_post set post_status = 5 where id = ${ended.postId}`.execute(fixture.db);
    expect((await act('hr1', 'accept', { id: ended.id })).message).toBe('岗位已停止招聘');
    const unfit = await recommended();
    await sql`update rc_employ_user set grad_year = 2024 where id = ${unfit.employId}`.execute(fixture.db);
    expect((await act('hr1', 'accept', { id: unfit.id })).message).toBe('毕业年份不符合岗位要求');
    const waived = await recommended('staff', { waive: 1 });
    await sql`update rc_employ_user set grad_year = 2024 where id = ${waived.employId}`.execute(fixture.db);
    expect((await act('hr1', 'accept', { id: waived.id })).success).toBe(true);
    expect(await row(ended.id)).toMatchObject({ status: 1, deliveryId: null });
  });
  it('is locked behind its post, company and student by an acceptance', async () => {
    const { database } = fixture.engine;
    for (const held of ['rc_company_post', 'rc_company', 'rc_employ_user']) {
      const { id, postId, employId } = await recommended();
      const places = { rc_company_post: postId, rc_company: companies.first, rc_employ_user: employId };
      const order = Object.entries(places).map(([table, of]) => ({ table, id: of }));
      const at = order.findIndex(({ table }) => table === held);
      const later = [...order.slice(at + 1), { table: 'rc_recommend', id }];
      const accept = () => act('hr1', 'accept', { id });
      const reply = await callInOrder(database, order[at] as (typeof order)[number], later, accept);
      expect(reply, held).toMatchObject({ success: true });
    }
  });
  it('is accepted once by parallel calls', async () => {
    const { id } = await recommended();
    await fixture.token('hr1');
    const replies = await Promise.all(Array.from({ length: 4 }, () => act('hr1', 'accept', { id })));
    expect(replies.filter((r) => r.success)).toHaveLength(1);
    expect(await fixture.count('rc_delivery')).toBe(1);
  });
  it('that is rejected notifies the recommender of the reason', async () => {
    const { id } = await recommended('college');
    expect((await act('hr1', 'refuse', { id })).message).toBe('请填写婉拒原因!');
    expect((await act('hr1', 'refuse', { id, refuseReason: '专业不符' })).message).toBe('已婉拒');
    expect(await fixture.notifications()).toEqual(['D12 hr1', 'D13 demo_college_staff_2']);
    const { rows } = await sql<{
      params: Record<string, string>;
    }>`select params from rc_outbox where code = 'D13'`.execute(fixture.db);
    expect(rows[0]?.params).toMatchObject({ company: '示例企业1有限公司', reason: '专业不符' });
  });
  it('is marked read by the company, once', async () => {
    const { id } = await recommended();
    expect((await act('hr2', 'read', { id })).message).toBe('数据不存在或无权访问');
    expect((await act('admin', 'read', { id })).success).toBe(true);
    expect(await row(id)).toMatchObject({ status: 1 });
    await act('hr1', 'read', { id });
    const first = await row(id);
    expect(first).toMatchObject({ status: 2, readTime: '2025-10-15 10:00:00' });
    await act('hr1', 'read', { id });
    expect(await row(id)).toEqual(first);
  });
  it('is withdrawn by its creator or by the head of the centre', async () => {
    const [own, ofCollege] = [await recommended('staff'), await recommended('college')];
    expect((await act('college', 'revoke', { id: own.id })).code).toBe(510);
    expect((await act('staff', 'revoke', { id: ofCollege.id })).code).toBe(510);
    expect((await act('viewer', 'revoke', { id: own.id })).code).toBe(510);
    expect((await act('hr1', 'revoke', { id: own.id })).code).toBe(510);
    expect((await act('staff', 'revoke', { id: own.id })).message).toBe('已撤回');
    expect((await act('school', 'revoke', { id: ofCollege.id })).success).toBe(true);
  });
  it('lets the company read the résumé, without contact and file, until it is answered or withdrawn', async () => {
    const { id, employId } = await recommended();
    const { mobile, resumeId } = (
      await sql<{
        mobile: string;
        resumeId: string;
      }>`select mobile, resume_id from rc_employ_user where id = ${employId}`.execute(fixture.db)
    ).rows[0] as { mobile: string; resumeId: string };
    const listed = (await fixture.get('hr1', `${path}/list`)).result.records[0];
    expect(listed).toMatchObject({ id, resumeId, schoolName: '云湖大学' });
    const { result } = await fixture.get('hr1', '/resume/resume/preview', { id: resumeId });
    expect(result).toMatchObject({ access: 'masked', hasFile: false, student: { schoolName: '云湖大学' } });
    expect(JSON.stringify(result)).not.toContain(mobile);
    expect((await fixture.get('hr2', '/resume/resume/preview', { id: resumeId })).message).toBe('数据不存在或无权访问');
    await act('staff', 'revoke', { id });
    expect((await fixture.get('hr1', '/resume/resume/preview', { id: resumeId })).message).toBe('数据不存在或无权访问');
    expect((await fixture.get('hr1', `${path}/list`)).result.total).toBe(0);
  });
});

describe('a batch of recommendations', () => {
  it('tries every pair and reports the skipped ones', async () => {
    const student = await fixture.student({ realname: '孙知安' });
    const [a, b] = [await fixture.vacancy({ name: '甲岗' }), await fixture.vacancy({ name: '乙岗' })];
    expect((await add('staff', [a.id, b.id], student.id)).message).toBe('推荐成功');
    const c = await fixture.vacancy({ name: '丙岗' });
    const again = await add('staff', [a.id, b.id, c.id], student.id);
    expect(again).toMatchObject({ success: true, message: '推荐成功，2个岗位已推荐过，已忽略', result: { ok: 1 } });
    expect(again.result.failed).toEqual([
      { id: `${student.id}|${a.id}`, name: '孙知安 · 甲岗', message: '该学生已投递或已推荐到该岗位' },
      { id: `${student.id}|${b.id}`, name: '孙知安 · 乙岗', message: '该学生已投递或已推荐到该岗位' },
    ]);
    expect(await add('staff', [a.id, b.id], student.id)).toMatchObject({
      success: false,
      message: '所选岗位均已推荐过',
      result: { errorCode: 'RC_DELIVERY_DUP' },
    });
    expect((await add('staff', a.id, student.id)).message).toBe('该学生已投递或已推荐到该岗位');
  });
  it('reports other failures like every batch, and a single reason unchanged', async () => {
    const student = await fixture.student();
    const [open, paused] = [await fixture.vacancy(), await fixture.vacancy({ postStatus: 2 })];
    const mixed = await add('staff', [open.id, paused.id, 'nowhere'], student.id);
    expect(mixed).toMatchObject({ success: true, message: '成功1条，失败2条' });
    expect(mixed.result.failed.map((f: { message: string }) => f.message)).toEqual([
      '该岗位已暂停或已下线',
      '岗位不存在',
    ]);
    expect((await add('staff', paused.id, student.id)).message).toBe('该岗位已暂停或已下线');
    expect((await add('staff', open.id, 'nobody')).message).toBe('求职者不存在');
  });
  it('requires a post, the student’s consent and at most 200 pairs', async () => {
    const [student, vacancy] = [await fixture.student(), await fixture.vacancy()];
    expect((await add('staff', '', student.id)).message).toBe('请至少选择一个岗位');
    const unasked = await add('staff', vacancy.id, student.id, { consent: 0 });
    expect(unasked).toMatchObject({
      message: '请先征得学生同意!',
      result: { fields: { consent: '请先征得学生同意!' } },
    });
    const many = Array.from({ length: 41 }, (_, i) => `p${i}`);
    expect((await add('staff', many, ['a', 'b', 'c', 'd', 'e'])).message).toBe('一次最多处理200条');
    expect(await fixture.count('rc_recommend')).toBe(0);
  });
  it('is allowed for the school and for a college’s own students, not for companies', async () => {
    const [own, foreign] = [await fixture.student(), await fixture.student({ sysOrgCode: colleges.computing })];
    const vacancy = await fixture.vacancy();
    expect((await add('college', vacancy.id, own.id)).success).toBe(true);
    expect((await add('college', vacancy.id, foreign.id)).message).toBe('求职者不存在');
    for (const who of ['hr1', 'auditor', 'viewer'] as const)
      expect((await add(who, vacancy.id, foreign.id)).code, who).toBe(510);
    expect((await add('other', vacancy.id, foreign.id)).message).toBe('岗位不存在');
  });
  it('refuses pairs that the company could never accept, by name and reason, unless the misfit is waived', async () => {
    const fits = await fixture.student({ realname: '甲合适' });
    const late = await fixture.student({ realname: '乙往届', gradYear: 2024 });
    const vacancy = await fixture.vacancy({ name: '丙岗' });
    const mixed = await add('staff', vacancy.id, [fits.id, late.id]);
    expect(mixed).toMatchObject({ success: true, message: '成功1条，失败1条' });
    expect(mixed.result.failed).toEqual([
      { id: `${late.id}|${vacancy.id}`, name: '乙往届 · 丙岗', message: '毕业年份不符合岗位要求' },
    ]);
    expect((await add('staff', vacancy.id, late.id)).message).toBe('毕业年份不符合岗位要求');
    expect((await add('staff', vacancy.id, late.id, { waive: 1 })).message).toBe('推荐成功');
    const { rows } = await sql<{ id: string }>`select id from rc_recommend where employ_id = ${late.id}`.execute(
      fixture.db,
    );
    expect((await act('hr1', 'accept', { id: rows[0]?.id })).success).toBe(true);
  });
  it('refuses a student who has hidden the résumé, with or without the waiver', async () => {
    const [student, vacancy] = [await fixture.student(), await fixture.vacancy()];
    await sql`update rc_resume set status = 3 where employ_id = ${student.id}`.execute(fixture.db);
    for (const waive of [0, 1])
      expect((await add('staff', vacancy.id, student.id, { waive })).message).toBe('学生已隐藏简历，只能由本人投递');
    expect(await fixture.count('rc_recommend')).toBe(0);
  });
  it('shows before sending what the posts ask for, who does not fit and who cannot be recommended', async () => {
    const fits = await fixture.student({ realname: '甲合适' });
    const late = await fixture.student({ realname: '乙往届', gradYear: 2024 });
    const hidden = await fixture.student({ realname: '丙隐藏' });
    await sql`update rc_resume set status = 3 where employ_id = ${hidden.id}`.execute(fixture.db);
    await fixture.vacancy({ headcount: 3, salaryType: 1, salaryMin: 6000, salaryMax: 9000, salaryMonths: 12 });
    const employId = [fits.id, late.id, hidden.id].join(',');
    const { result } = await fixture.get('staff', `${path}/getPostList`, { employId });
    expect(result.records[0]).toMatchObject({
      headcount: 3,
      salary: '6,000–9,000 元/月',
      demands: expect.stringContaining('2026'),
      misfits: [{ name: '乙往届', reasons: ['毕业年份不符合岗位要求'] }],
    });
    expect(result.barred).toEqual([{ name: '丙隐藏', reasons: ['学生已隐藏简历，只能由本人投递'] }]);
  });
  it('creates one row per pair by parallel calls', async () => {
    const [student, vacancy] = [await fixture.student(), await fixture.vacancy()];
    await fixture.token('staff');
    await Promise.all(Array.from({ length: 4 }, () => add('staff', vacancy.id, student.id)));
    expect(await fixture.count('rc_recommend')).toBe(1);
    expect(await fixture.notifications()).toEqual(['D12 hr1']);
  });
  it('offers the posts that are open, those that all the students have switched off', async () => {
    const [student, second] = [await fixture.student(), await fixture.student()];
    const [open, taken] = [await fixture.vacancy(), await fixture.vacancy()];
    await fixture.vacancy({ postStatus: 2 });
    await fixture.deliveryAt({ status: 1 }, { student, vacancy: taken });
    const pick = async (employId: string) =>
      (await fixture.get('staff', `${path}/getPostList`, { employId, pageSize: 50 })).result.records as {
        id: string;
        disabled?: boolean;
      }[];
    const one = await pick(student.id);
    expect(one.map(({ id }) => id).sort()).toEqual([open.id, taken.id].sort());
    expect(one.filter(({ disabled }) => disabled).map(({ id }) => id)).toEqual([taken.id]);
    expect((await pick(`${student.id},${second.id}`)).some(({ disabled }) => disabled)).toBe(false);
  });
});

describe('visibility of a recommendation', () => {
  it('includes the centre, the student’s college, and the company with its posts', async () => {
    const mine = await recommended();
    const student = await fixture.student({ sysOrgCode: colleges.computing });
    const scoped = await fixture.vacancy({ id: scopedPost });
    const foreign = await fixture.vacancy({ companyId: companies.second });
    await add('staff', [scoped.id, foreign.id], student.id);
    const totals = async (...who: Who[]) =>
      Promise.all(who.map(async (one) => (await fixture.get(one, `${path}/list`)).result.total));
    expect(await totals('school', 'viewer', 'college', 'hr1', 'limited1', 'hr2')).toEqual([
      3,
      expect.anything(),
      1,
      2,
      1,
      1,
    ]);
    expect((await fixture.get('other', `${path}/queryById`, { id: mine.id })).message).toBe('数据不存在或无权访问');
    expect((await fixture.get('auditor', `${path}/list`)).code).toBe(510);
  });
});

describe('the counts of the tabs', () => {
  const counts = async (who: Who, query: Record<string, string> = {}) =>
    (await fixture.get(who, `${path}/counts`, query)).result;
  it('count each state independently of the chosen tab, and visible rows only', async () => {
    await inState(1);
    await inState(1);
    await inState(3);
    await inState(5);
    expect(await counts('staff')).toEqual({ 1: 2, 3: 1, 5: 1 });
    expect(await counts('staff', { status: '3' })).toEqual({ 1: 2, 3: 1, 5: 1 });
    // Companies do not see withdrawn recommendations.
    expect(await counts('hr1')).toEqual({ 1: 2, 3: 1 });
  });
  it('apply the conditions of the list', async () => {
    await inState(1);
    expect(await counts('staff', { realname: '*nobody*' })).toEqual({});
  });
});
