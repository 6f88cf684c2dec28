import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { companies, type Who } from '../delivery/delivery-people.ts';
import { expectCounted } from '../support/counters.ts';
import { runJob } from '../support/run-job.ts';
import { OfferFixture, path } from './offer-fixture.ts';

let fixture: OfferFixture;
beforeAll(async () => {
  fixture = await OfferFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

describe('an offer that comes to nothing', () => {
  it('by the student’s refusal leaves the delivery at 录用, for the company to decide', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.issued(deliveryId);
    expect((await fixture.answer(student.id, 'refuse', { id, reason: '' })).message).toBe('请填写拒绝原因!');
    expect((await fixture.answer(student.id, 'refuse', { id })).message).toBe('已拒绝录用');
    expect(await fixture.row(id)).toMatchObject({ status: 3, refuseReason: '另有安排' });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ status: 1, step: 30, offerStatus: 3, waitFor: 1 });
    expect(await fixture.deliveries.lastEntry(deliveryId)).toMatchObject({
      action: 'offerRefuse',
      remark: '另有安排；学生电话委托',
    });
    expect(await fixture.deliveries.notifications()).toContain('D16 hr1');
  });
  it('is among the tasks of its company alone in its last day', async () => {
    const { deliveryId } = await fixture.candidate();
    await fixture.issued(deliveryId);
    const task = async (who: Who) => {
      fixture.deliveries.clock.pass(5);
      const { tasks } = (await fixture.deliveries.get(who, '/dashboard/task/todo')).result;
      return tasks.find(({ key }: { key: string }) => key === 'offerExpiry');
    };
    const listed = async () => (await fixture.deliveries.get('hr1', `${path}/list`, { expiry: '1' })).result.total;
    expect([await task('hr1'), await listed()]).toMatchObject([{ count: 0, deadline: null }, 0]);
    fixture.deliveries.passDays(6);
    expect([await task('hr1'), await listed()]).toMatchObject([{ count: 1, deadline: '2025-10-22 10:00:00' }, 1]);
    expect(await task('hr2')).toMatchObject({ count: 0 });
    expect(await task('school')).toBeUndefined();
  });
  it('by its deadline: the student is reminded a day before', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.issued(deliveryId);
    fixture.deliveries.clock.pass(6 * 24 * 60 + 1);
    expect(await runJob(fixture.deliveries.engine, deadlines)).toBe(1);
    expect(await runJob(fixture.deliveries.engine, deadlines)).toBe(0);
    expect(await fixture.deliveries.notifications()).toContain(`D28 ${student.mobile}`);
    expect((await fixture.row(id)).status).toBe(1);
    fixture.deliveries.clock.pass(24 * 60);
    expect(await runJob(fixture.deliveries.engine, deadlines)).toBe(1);
    expect((await fixture.row(id)).status).toBe(5);
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ status: 1, step: 30, offerStatus: 5, waitFor: 1 });
    expect(await fixture.deliveries.lastEntry(deliveryId)).toMatchObject({
      action: 'offerRefuse',
      actorType: 4,
      remark: '学生未在期限内答复',
    });
    const codes = (await fixture.deliveries.notifications()).filter((line) => !line.startsWith('D14'));
    expect(codes).toEqual([`D16 hr1`, `D28 ${student.mobile}`, `D30 ${student.mobile}`].sort());
  });
  it('by revocation, with the reason', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.issued(deliveryId);
    expect((await fixture.revoke(id, 'hr1', '')).message).toBe('请填写撤回原因!');
    expect((await fixture.revoke(id)).message).toBe('录用已撤回');
    expect(await fixture.row(id)).toMatchObject({ status: 4, revokeReason: '岗位编制取消' });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ status: 1, step: 30, offerStatus: 4, waitFor: 1 });
    expect(await fixture.deliveries.notifications()).toContain(`D17 ${student.mobile}`);
    expect((await fixture.issue(deliveryId)).success).toBe(true);
  });
  it('after acceptance is revoked by the company’s administrator alone, and ends the delivery', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.issued(deliveryId);
    await fixture.answer(student.id, 'accept', { id });
    expect((await fixture.revoke(id)).message).toBe('学生已确认，不能撤回');
    expect((await fixture.revoke(id, 'school')).code).toBe(510);
    expect((await fixture.revoke(id, 'head1')).message).toBe('录用已撤回');
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({
      status: 5,
      step: 40,
      closeReason: 5,
      offerStatus: 4,
    });
    expect((await fixture.deliveries.actions(deliveryId)).slice(-2)).toEqual(['offerRevoke', 'close']);
    expect(await fixture.deliveries.notifications()).toContain('D17 demo_school_admin_2');
    const own = await fixture.deliveries.get('hr1', '/jobFair/violation/mine');
    expect(own.result).toMatchObject({
      points: 1,
      records: [{ type: 9, type_dictText: '其他', points: 1, occurDate: '2025-10-15', description: '岗位编制取消' }],
    });
    for (const who of ['hr2', 'school'] as const)
      expect((await fixture.deliveries.get(who, '/jobFair/violation/mine')).result).toEqual({ points: 0, records: [] });
    fixture.deliveries.passDays(365);
    expect((await fixture.deliveries.get('hr1', '/jobFair/violation/mine')).result.points).toBe(0);
    await expectCounted(fixture.deliveries.engine);
  });
  it('cannot be revoked once an agreement is in force', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.issued(deliveryId);
    await fixture.answer(student.id, 'accept', { id });
    await sql`update rc_offer set agreement_status = 4 where id = ${id}`.execute(fixture.deliveries.db);
    expect((await fixture.revoke(id, 'head1')).message).toBe('协议已生效，请走解约流程');
    expect((await fixture.row(id)).status).toBe(2);
  });
});

describe('a delivery that ends', () => {
  const ends: readonly (readonly [
    string,
    (of: { deliveryId: string; student: { id: string } }) => Promise<unknown>,
  ])[] = [
    [
      'reject',
      ({ deliveryId }) => fixture.deliveries.post('hr1', '/resume/delivery/reject', { id: deliveryId, reasonCode: 3 }),
    ],
    ['withdraw', ({ deliveryId, student }) => fixture.deliveries.behalf(student.id, 'withdraw', { id: deliveryId })],
    [
      'transferOut',
      async ({ deliveryId }) =>
        fixture.deliveries.post('hr1', '/companyPost/companyPost/resumeTransferToPost', {
          resumeId: deliveryId,
          postId: (await fixture.deliveries.vacancy()).id,
        }),
    ],
  ];
  it.each(ends)('by %s takes its open offer with it', async (action, end) => {
    const of = await fixture.candidate();
    const id = await fixture.issued(of.deliveryId);
    await end(of);
    expect(await fixture.row(id)).toMatchObject({ status: 4, revokeReason: '投递已结束' });
    expect((await fixture.deliveries.actions(of.deliveryId)).slice(-2)).toEqual([action, 'offerRevoke']);
    expect((await fixture.deliveries.row(of.deliveryId)).offerStatus).toBe(4);
  });
  it('by closing takes its accepted offer with it', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.issued(deliveryId);
    await fixture.answer(student.id, 'accept', { id });
    const body = { id: deliveryId, reasonCode: 1, reason: '学生另有去向' };
    expect((await fixture.deliveries.post('hr1', '/resume/delivery/close', body)).success).toBe(true);
    expect((await fixture.row(id)).status).toBe(4);
    await expectCounted(fixture.deliveries.engine);
  });
  it.each([
    [1, 0],
    [3, 1],
  ])('by closing for the reason %i counts as %i violations of the company', async (reasonCode, violations) => {
    const { deliveryId, student } = await fixture.candidate();
    await fixture.answer(student.id, 'accept', { id: await fixture.issued(deliveryId) });
    const close = (who: 'hr1' | 'head1') =>
      fixture.deliveries.post(who, '/resume/delivery/close', {
        id: deliveryId,
        reasonCode,
        reason: '编制调整，无法录用',
      });
    if (violations) expect((await close('hr1')).message).toBe('因企业原因关闭，须由企业管理员操作');
    expect((await close('head1')).success).toBe(true);
    expect(await fixture.deliveries.count('rc_violation', "type = 9 and auto = 1 and ref_type = 'offer'")).toBe(
      violations,
    );
  });
  it('with its company: open offers are revoked, accepted ones go on', async () => {
    const [open, taken] = [await fixture.candidate(), await fixture.candidate()];
    const [a, b] = [await fixture.issued(open.deliveryId), await fixture.issued(taken.deliveryId)];
    await fixture.answer(taken.student.id, 'accept', { id: b });
    const reply = await fixture.deliveries.post('school', '/api/pc/bizCompany/disable', {
      id: companies.first,
      reason: '资质已过期，暂停使用',
    });
    expect(reply.success, reply.message).toBe(true);
    // The company's sessions have ended.
    fixture.deliveries.passDays(0);
    expect(await fixture.row(a)).toMatchObject({ status: 4, revokeReason: '企业已停用' });
    expect((await fixture.row(b)).status).toBe(2);
    expect(await fixture.deliveries.row(open.deliveryId)).toMatchObject({
      status: 1,
      step: 30,
      offerStatus: 4,
      waitFor: 1,
    });
  });
});
