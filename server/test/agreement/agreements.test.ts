import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../delivery/delivery-people.ts';
import { expectCounted } from '../support/counters.ts';
import { AgreementFixture, papers, path } from './agreement-fixture.ts';

let fixture: AgreementFixture;
beforeAll(async () => {
  fixture = await AgreementFixture.open();
});
beforeEach(() => fixture.clearForDirectSigning());
afterAll(() => fixture.close());
const intern = { post: { nature: 2 } } as const;
const internTerms = { type: 3, archiveUnit: null, signFile: papers.contract } as const;

describe('starting an agreement', () => {
  it('invites the student, who is waited for from then on', async () => {
    const { deliveryId, student, vacancy } = await fixture.candidate();
    const reply = await fixture.start(deliveryId);
    expect(reply.message).toBe('签约邀请已发送，等待学生应约');
    const row = await fixture.row(reply.result.id);
    expect(row).toMatchObject({ status: 1, employId: student.id, postId: vacancy.id, companyId: companies.first });
    expect(row).toMatchObject({ type: 1, nature: 1, agreementNo: 'XY2026000001', remindTime: '2025-10-19 10:00:00' });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({
      agreementId: row.id,
      agreementStatus: 1,
      waitFor: 2,
      step: 50,
    });
    expect((await fixture.deliveries.history(deliveryId)).at(-1)).toMatchObject({
      action: 'sign',
      remark: 'XY2026000001',
      refId: row.id,
    });
    expect(await fixture.deliveries.notifications()).toContain(`D20 ${student.mobile}`);
  });
  it.each([
    ['a full-time post with an internship agreement', {}, internTerms, '全职岗位请选择就业协议或劳动合同!'],
    ['an internship with a tripartite one', intern, { type: 1 }, '实习和兼职岗位请选择实习协议或其他录用证明!'],
    ['probation beyond the term', {}, { serviceYears: 2, probationMonths: 3 }, '服务期2年的，试用期不得超过2个月'],
    ['probation without a term', {}, { serviceYears: null, probationMonths: 1 }, '未约定服务期的，不得约定试用期'],
    ['less than 80 % on probation', {}, { probationSalary: '7999.99' }, '试用期工资不得低于转正工资的80%!'],
    ['no unit for the file', {}, { archiveUnit: null }, '请填写档案接收单位!'],
    ['a contract without its text', {}, { type: 2 }, '请上传协议文件!'],
    ['a start long ago', {}, { startDate: '2025-09-14' }, '起始日期不能早于30天前'],
    ['a deadline too soon', {}, { deadline: '2025-10-16 09:59:59' }, '应约截止应在1天到15天之后'],
    ['a deadline too late', {}, { deadline: '2025-10-30 10:00:01' }, '应约截止应在1天到15天之后'],
  ])('is refused for %s', async (_case, more, terms, message) => {
    const { deliveryId } = await fixture.candidate(more);
    expect(await fixture.start(deliveryId, terms)).toMatchObject({ success: false, message });
    expect(await fixture.statuses()).toEqual([]);
  });
  it('is refused for pay below the local minimum', async () => {
    await fixture.deliveries.setting('post.minWage', 2540);
    const { deliveryId } = await fixture.candidate();
    const low = { salary: '2539.00', probationSalary: null };
    expect((await fixture.start(deliveryId, low)).message).toBe('工资不得低于当地最低工资标准（2540元）');
  });
  it('needs a delivery at 签约 without another agreement, of the owner’s', async () => {
    const other = await fixture.offers.candidate();
    expect((await fixture.start(other.deliveryId)).message).toBe('当前状态为“进行中·录用”，不能发起签约');
    const { deliveryId } = await fixture.candidate();
    expect((await fixture.start(deliveryId, {}, 'hr2')).message).toBe('所选投递不存在或无权访问!');
    for (const who of ['look1', 'school', 'staff', 'viewer'] as const)
      expect((await fixture.start(deliveryId, {}, who)).code).toBe(510);
    await fixture.started(deliveryId);
    expect((await fixture.start(deliveryId)).message).toBe('该投递已有进行中的签约');
  });
});

describe('the way of a tripartite agreement', () => {
  it('leads through college and school into force', async () => {
    const { deliveryId, student, vacancy } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    expect((await fixture.answer(student.id, 'accept', { id })).message).toBe('已应约');
    expect(await fixture.row(id)).toMatchObject({ status: 2, signedTime: '2025-10-15 10:00:00', effectiveTime: null });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ step: 50, agreementStatus: 2, waitFor: 3 });
    expect((await fixture.step('school', 'collegePass', id)).message).toBe('院系审核通过');
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ agreementStatus: 3, waitFor: 4 });
    expect((await fixture.step('auditor', 'schoolPass', id, { opinion: '同意' })).message).toBe('协议已生效');
    expect(await fixture.row(id)).toMatchObject({
      status: 4,
      schoolOpinion: '同意',
      effectiveTime: '2025-10-15 10:00:00',
    });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({
      ...{ status: 1, step: 60, agreementStatus: 4, waitFor: 1 },
      evaluateDeadline: '2026-04-13 10:00:00',
    });
    expect((await fixture.deliveries.actions(deliveryId)).slice(-2)).toEqual(['sign', 'signEffective']);
    expect(await fixture.destination(student.id)).toMatchObject({
      destCategory: '10',
      audit: 3,
      agreementId: id,
      unitName: '示例企业1有限公司',
      salary: 10_000,
      reportDate: '2026-07-01',
      archiveUnit: '北京市人才服务中心',
    });
    expect((await fixture.journal(student.id)).at(-1)).toBe('sign 10 3');
    const is = (table: string, of: string, condition: string) =>
      fixture.deliveries.count(table, `id = '${of}' and ${condition}`);
    expect(await is('rc_employ_user', student.id, 'intention_status = 4 and sign_count = 1')).toBe(1);
    expect(await is('rc_company_post', vacancy.id, 'sign_count = 1 and post_status = 1')).toBe(1);
    expect(await fixture.deliveries.notifications()).toEqual(
      expect.arrayContaining(['D22 demo_school_auditor_2', `D23 ${student.mobile}`, 'D23 hr1']),
    );
    await expectCounted(fixture.deliveries.engine);
  });
  it('waits for the stamp of the agency of a company that cannot sign itself', async () => {
    await sql`update rc_company set has_direct_sign = 0`.execute(fixture.deliveries.db);
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    await fixture.answer(student.id, 'accept', { id });
    await fixture.step('school', 'collegePass', id);
    expect((await fixture.step('auditor', 'schoolPass', id)).message).toBe('请先上传人事代理机构盖章页');
    expect((await fixture.row(id)).status).toBe(3);
  });
  it('is closed to parties of other steps', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    await fixture.answer(student.id, 'accept', { id });
    for (const who of ['hr1', 'staff', 'plain', 'auditor'] as const)
      expect((await fixture.step(who, 'collegePass', id)).code).toBe(510);
    await fixture.step('school', 'collegePass', id);
    for (const who of ['hr1', 'staff', 'plain'] as const)
      expect((await fixture.step(who, 'schoolPass', id)).code).toBe(510);
    expect((await fixture.answer(student.id, 'accept', { id })).message).toBe('当前状态为“待学校鉴证”，不能应约');
    const stranger = await fixture.deliveries.student();
    expect((await fixture.answer(stranger.id, 'accept', { id })).message).toBe('数据不存在或无权访问');
  });
  it('comes back to the company, which changes it and sends it again', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    await fixture.answer(student.id, 'accept', { id });
    expect((await fixture.step('school', 'return', id)).message).toBe('请填写审核意见!');
    expect((await fixture.step('school', 'return', id, { reason: '服务期填写有误' })).message).toBe('已退回');
    expect(await fixture.row(id)).toMatchObject({ status: 8, collegeOpinion: '服务期填写有误' });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ agreementStatus: 8, waitFor: 1 });
    expect(await fixture.deliveries.notifications()).toContain('D24 hr1');
    const before = await fixture.row(id);
    const edited = await fixture.deliveries.post('hr1', `${path}/edit`, {
      ...{ id, version: before.version, position: '前端工程师', workplace: '北京市', startDate: '2026-07-01' },
      ...{ serviceYears: 1, probationMonths: 2, salary: '10000.00', archiveUnit: '人才中心' },
      deadline: before.deadline,
    });
    expect(edited.success, edited.message).toBe(true);
    fixture.deliveries.passDays(1);
    expect((await fixture.step('hr1', 'resend', id)).message).toBe('请选择应约截止!');
    expect((await fixture.step('hr1', 'resend', id, { deadline: '2025-10-22 10:00:00' })).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 1, signedTime: null, collegeBy: null, serviceYears: 1 });
    expect((await fixture.deliveries.actions(deliveryId)).slice(-2)).toEqual(['sign', 'sign']);
  });
  it('invites the student again when the company changes the terms', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    const own = async (): Promise<{ version: number }[]> =>
      (await fixture.deliveries.get('school', '/api/stu/my/agreements', {}, { 'x-behalf-employ': student.id })).result;
    const [read] = await own();
    const invitations = async () =>
      (await fixture.deliveries.notifications()).filter((line) => line === `D20 ${student.mobile}`).length;
    expect(await invitations()).toBe(1);
    const { version, deadline } = await fixture.row(id);
    const form = {
      position: '前端工程师',
      workplace: '北京市',
      startDate: '2026-07-01',
      serviceYears: 1,
      probationMonths: 2,
    };
    const changed = { id, version, deadline, ...form, salary: '3000.00', archiveUnit: '人才中心' };
    expect(await fixture.deliveries.post('hr1', `${path}/edit`, changed)).toMatchObject({ success: true });
    expect(await invitations()).toBe(2);
    expect((await fixture.deliveries.history(deliveryId)).at(-1)?.remark).toMatch(/ 内容已修改$/);
    const answered = (body: object) => fixture.answer(student.id, 'accept', { id, ...body });
    expect((await answered({ version: read?.version })).message).toBe('数据已被他人修改，请刷新后重试');
    const [now] = await own();
    expect((await answered({ version: now?.version })).success).toBe(true);
  });
  it('reports row by row what a batch could not certify', async () => {
    const one = await fixture.candidate();
    const two = await fixture.candidate();
    const ids = [await fixture.started(one.deliveryId), await fixture.started(two.deliveryId)];
    await fixture.answer(one.student.id, 'accept', { id: ids[0] as string });
    const reply = await fixture.deliveries.post('school', `${path}/collegePass`, { ids: ids.join(',') });
    expect(reply.result).toMatchObject({
      ok: 1,
      failed: [{ id: ids[1], message: '当前状态为“待学生应约”，不能院系通过' }],
    });
  });
});

describe('the other types', () => {
  it('take effect with the student’s answer; a contract waits for the school to verify the destination', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId, { type: 2, signFile: papers.contract });
    expect((await fixture.row(id)).agreementNo).toBe('LD25101500001');
    await fixture.answer(student.id, 'accept', { id });
    expect(await fixture.row(id)).toMatchObject({ status: 4 });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ step: 60, agreementStatus: 4 });
    expect(await fixture.destination(student.id)).toMatchObject({
      destCategory: '11',
      audit: 2,
      proofFiles: papers.contract,
    });
  });
  it('close the student’s other deliveries only after that', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const other = await fixture.offers.candidate({ student, post: { companyId: companies.second }, step: 20 });
    const id = await fixture.started(deliveryId, { type: 2, signFile: papers.contract });
    await fixture.answer(student.id, 'accept', { id });
    expect((await fixture.deliveries.row(other.deliveryId)).status).toBe(1);
    const of = await fixture.destination(student.id);
    await fixture.deliveries.post('school', '/employ/employment/schoolPass', { id: of?.id });
    expect(await fixture.deliveries.row(other.deliveryId)).toMatchObject({ status: 5, closeReason: 2 });
  });
  it('of internships make no destination', async () => {
    const { deliveryId, student } = await fixture.candidate(intern);
    const id = await fixture.started(deliveryId, internTerms);
    await fixture.answer(student.id, 'accept', { id });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ step: 60 });
    expect(await fixture.destination(student.id)).toBeUndefined();
    expect(await fixture.deliveries.count('rc_employ_user', `id = '${student.id}' and intention_status = 4`)).toBe(0);
  });
});

describe('readers of an agreement', () => {
  it('are its company, the school, the student’s college and the student', async () => {
    const { deliveryId } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    const total = async (who: 'hr1' | 'hr2' | 'limited1' | 'school' | 'auditor' | 'plain' | 'other') =>
      (await fixture.deliveries.get(who, `${path}/list`)).result.total;
    expect(await total('hr1')).toBe(1);
    expect(await total('hr2')).toBe(0);
    expect(await total('limited1')).toBe(0);
    expect(await total('school')).toBe(1);
    expect(await total('auditor')).toBe(1);
    expect(await total('plain')).toBe(1);
    expect(await total('other')).toBe(0);
    expect((await fixture.deliveries.get('look1', `${path}/list`)).code).toBe(510);
    expect((await fixture.deliveries.get('hr2', `${path}/ofDelivery`, { deliveryId })).result).toEqual([]);
    expect((await fixture.deliveries.get('hr1', `${path}/ofDelivery`, { deliveryId })).result).toMatchObject([
      { id, status: 1, type_dictText: '就业协议（三方）' },
    ]);
    expect((await fixture.deliveries.get('auditor', '/resume/delivery/list')).success).toBe(true);
  });
});

it('starts the form with the accepted offer’s terms', async () => {
  const { deliveryId } = await fixture.candidate();
  expect((await fixture.deliveries.get('hr1', `${path}/choices`, { deliveryId })).result).toMatchObject({
    types: [1, 2],
    position: '前端工程师',
    workplace: '北京市海淀区',
    salary: '9000.00',
    startDate: '2026-07-01',
    deadline: '2025-10-20 18:00:00',
    needsStamp: false,
  });
  expect((await fixture.deliveries.get('hr2', `${path}/choices`, { deliveryId })).success).toBe(false);
  await sql`update rc_offer set onboard_date = '2025-01-05'`.execute(fixture.deliveries.db);
  await sql`update rc_dispatch set status = 2, archive_unit = '杭州市人才服务中心'`.execute(fixture.deliveries.db);
  expect((await fixture.deliveries.get('hr1', `${path}/choices`, { deliveryId })).result).toMatchObject({
    startDate: '2025-10-15',
    archiveUnit: '杭州市人才服务中心',
  });
});
