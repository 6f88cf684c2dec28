import { type Session, stepRefusal } from '@campus/contract/kit';
import { offer, offerFlow, revokeAcceptedCode } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { companies } from '../delivery/delivery-people.ts';
import { expectCounted } from '../support/counters.ts';
import { runJob } from '../support/run-job.ts';
import { AgreementFixture, papers } from './agreement-fixture.ts';

let fixture: AgreementFixture;
beforeAll(async () => {
  fixture = await AgreementFixture.open();
});
beforeEach(() => fixture.clearForDirectSigning());
afterAll(() => fixture.close());
/** What the browser knows of the company's administrator. */
const administrator: Session = {
  ...{ userId: 'head1', username: 'head1', realname: '企业管理员', audience: 'enterprise', tenantId: 2 },
  ...{ companyId: companies.first, roles: ['ent_admin'] },
  codes: new Set(['resume:offer:revoke', revokeAcceptedCode]),
};
const internTerms = { type: 3, archiveUnit: null, signFile: papers.contract } as const;

describe('an agreement that comes to nothing', () => {
  it('is refused or revoked, and another one can follow', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    await fixture.answer(student.id, 'refuse', { id });
    expect(await fixture.row(id)).toMatchObject({ status: 5, refuseReason: '另有安排' });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({
      status: 1,
      step: 50,
      agreementStatus: 5,
      waitFor: 1,
    });
    expect(await fixture.deliveries.notifications()).toContain('D21 hr1');
    const next = await fixture.started(deliveryId);
    expect((await fixture.revoke(next)).message).toBe('签约已撤回');
    expect(await fixture.deliveries.notifications()).toContain(`D21 ${student.mobile}`);
    await fixture.started(deliveryId);
  });
  it('expires after a reminder, by the job', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    fixture.deliveries.clock.pass(4 * 24 * 60 + 1);
    expect(await runJob(fixture.deliveries.engine, deadlines)).toBe(1);
    expect(await fixture.deliveries.notifications()).toContain(`D29 ${student.mobile}`);
    fixture.deliveries.clock.pass(24 * 60);
    expect(await runJob(fixture.deliveries.engine, deadlines)).toBe(1);
    expect((await fixture.row(id)).status).toBe(6);
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({
      status: 1,
      step: 50,
      agreementStatus: 6,
      waitFor: 1,
    });
  });
  it('is refused after the deadline, also before the job comes', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    fixture.deliveries.passDays(6);
    expect((await fixture.answer(student.id, 'accept', { id })).message).toBe('签约邀请已过期');
  });
  it('is void when the delivery is closed; once both have signed, the delivery is not closed', async () => {
    const close = (id: string) =>
      fixture.deliveries.post('hr1', '/resume/delivery/close', { id, reasonCode: 1, reason: '学生另有去向' });
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    await fixture.answer(student.id, 'accept', { id });
    expect((await close(deliveryId)).message).toBe('双方已签约，请走解约流程');
    expect((await fixture.revoke(id)).message).toBe('学生已应约，不能撤回');
    await fixture.step('school', 'return', id, { reason: '信息有误' });
    expect((await close(deliveryId)).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 7, revokeReason: '投递已结束' });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({
      status: 5,
      closeReason: 6,
      agreementStatus: 7,
      offerStatus: 4,
    });
    await expectCounted(fixture.deliveries.engine);
  });
  it('decides how long the accepted offer can be revoked: the button and the call follow the same row', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const { offerId } = await fixture.deliveries.row(deliveryId);
    const answered = async () =>
      (await fixture.deliveries.get('head1', '/resume/offer/queryById', { id: offerId as string })).result;
    const buttonRefusal = async () =>
      stepRefusal(offer.code, offerFlow, 'revoke', await answered(), administrator)?.message;
    const revoke = async () => (await fixture.offers.revoke(offerId as string, 'head1')).message;
    expect(await buttonRefusal()).toBeUndefined();
    const id = await fixture.started(deliveryId);
    expect(await buttonRefusal()).toBeUndefined();
    await fixture.answer(student.id, 'accept', { id });
    for (const step of [undefined, ['school', 'collegePass'], ['auditor', 'schoolPass']] as const) {
      if (step) expect((await fixture.step(step[0], step[1], id)).success).toBe(true);
      const refused = step?.[1] === 'schoolPass' ? '协议已生效，请走解约流程' : '双方已签约，请走解约流程';
      expect([await buttonRefusal(), await revoke()], step?.[1]).toEqual([refused, refused]);
    }
    await fixture.step('hr1', 'endApply', id, { reasonCode: 1, reason: '双方协商一致', endFile: papers.end });
    expect([await buttonRefusal(), await revoke()]).toEqual(['协议已生效，请走解约流程', '协议已生效，请走解约流程']);
    expect((await fixture.row(id)).status).toBe(9);
  });
  it('lets the offer be revoked again after the school has returned it', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    await fixture.answer(student.id, 'accept', { id });
    await fixture.step('school', 'return', id, { reason: '信息有误' });
    const { offerId } = await fixture.deliveries.row(deliveryId);
    expect((await fixture.offers.revoke(offerId as string, 'head1')).message).toBe('录用已撤回');
    expect(await fixture.row(id)).toMatchObject({ status: 7 });
  });
  it('is void with its company while the student has not signed', async () => {
    const [open, signed] = [await fixture.candidate(), await fixture.candidate()];
    const ids = [await fixture.started(open.deliveryId), await fixture.started(signed.deliveryId)] as const;
    await fixture.answer(signed.student.id, 'accept', { id: ids[1] });
    const reply = await fixture.deliveries.post('school', '/api/pc/bizCompany/disable', {
      id: companies.first,
      reason: '资质已过期，暂停使用',
    });
    expect(reply.success, reply.message).toBe(true);
    fixture.deliveries.passDays(0);
    expect((await fixture.row(ids[0])).status).toBe(7);
    expect((await fixture.row(ids[1])).status).toBe(2);
  });
});

describe('ending an agreement', () => {
  const apply = { reasonCode: 1, endFile: papers.end };
  it('fixes the evaluation of the company: the button and the call follow the same row', async () => {
    const { id, deliveryId, student } = await fixture.effective();
    const scores = { professional: 5, learning: 4, communication: 4, responsibility: 5, fit: 5 };
    const evaluated = await fixture.deliveries.post('hr1', '/resume/evaluation/add', { deliveryId, scores });
    expect(evaluated.success, evaluated.message).toBe(true);
    const own = { id: evaluated.result.id };
    const editUntil = async () =>
      (await fixture.deliveries.get('hr1', '/resume/evaluation/queryById', own)).result.editUntil;
    expect(await editUntil()).toBe('2025-10-22 10:00:00');
    await fixture.step('hr1', 'endApply', id, apply);
    await fixture.answer(student.id, 'endAgree', { id });
    expect((await fixture.step('auditor', 'endPass', id)).success).toBe(true);
    expect(await editUntil()).toBe('2025-10-15 10:00:00');
    const change = await fixture.deliveries.post('hr1', '/resume/evaluation/edit', { ...own, scores });
    expect(change.message).toBe('评价已超过修改期限');
  });
  const applyAsStudent = { reasonCode: 1, endFile: papers.student };
  it('takes the other party’s consent, then the school', async () => {
    const { id, deliveryId, student } = await fixture.effective();
    const offerId = (await fixture.deliveries.row(deliveryId)).offerId as string;
    expect((await fixture.step('hr1', 'endApply', id, { reasonCode: 1 })).message).toBe('请上传解约材料!');
    expect((await fixture.step('hr1', 'endApply', id, apply)).message).toBe('解约申请已提交');
    expect(await fixture.deliveries.notifications()).toEqual(
      expect.arrayContaining(['D25 demo_school_auditor_2', `D25 ${student.mobile}`]),
    );
    expect((await fixture.step('auditor', 'endPass', id)).message).toBe(
      '对方尚未同意解约，请先由对方确认或上传双方盖章的解约函',
    );
    expect((await fixture.step('hr1', 'endAgree', id)).message).toBe('解约由您方提出，请等待对方确认');
    expect((await fixture.answer(student.id, 'endAgree', { id })).message).toBe('已同意解约，等待学校审核');
    expect((await fixture.step('hr1', 'endPass', id)).code).toBe(510);
    expect((await fixture.step('auditor', 'endPass', id)).message).toBe('协议已解除');
    expect(await fixture.row(id)).toMatchObject({ status: 10, endParty: 2, endTime: '2025-10-15 10:00:00' });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({
      status: 5,
      step: 60,
      closeReason: 7,
      agreementStatus: 10,
      offerStatus: 4,
    });
    expect((await fixture.offers.row(offerId)).status).toBe(4);
    expect((await fixture.deliveries.actions(deliveryId)).slice(-2)).toEqual(['signEnd', 'offerRevoke']);
    expect(await fixture.destination(student.id)).toMatchObject({
      destCategory: '70',
      audit: 0,
      agreementId: null,
      unitName: null,
    });
    expect((await fixture.journal(student.id)).at(-1)).toBe('signEnd 70 0');
    expect(
      await fixture.deliveries.count(
        'rc_employ_user',
        `id = '${student.id}' and intention_status = 1 and sign_count = 0`,
      ),
    ).toBe(1);
    await expectCounted(fixture.deliveries.engine);
  });
  it('takes a letter sealed by both instead; the school can return it', async () => {
    const { id, student, deliveryId } = await fixture.effective();
    expect((await fixture.answer(student.id, 'endApply', { id, ...applyAsStudent })).success).toBe(true);
    expect((await fixture.row(id)).endParty).toBe(1);
    expect((await fixture.step('hr1', 'endFile', id, { endFile: papers.stamp })).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 9, endFile: papers.student, endLetter: papers.stamp });
    expect((await fixture.step('auditor', 'endReturn', id, { reason: '解约函不清晰' })).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 4, endAgreeTime: null, endFile: null });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ status: 1, step: 60, agreementStatus: 4 });
    expect(await fixture.deliveries.notifications()).toEqual(
      expect.arrayContaining([`D26 ${student.mobile}`, 'D26 hr1']),
    );
  });
});

describe('at the same moment', () => {
  const exactlyOne = (replies: readonly { success: boolean }[]) =>
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  it('a student accepts one of two tripartite agreements', async () => {
    const student = await fixture.deliveries.student();
    const first = await fixture.candidate({ student });
    // A second accepted offer exists only where an index was not yet there.
    const second = await fixture.candidate({ student, post: { nature: 2 } });
    const ids = [
      await fixture.started(first.deliveryId),
      await fixture.started(second.deliveryId, internTerms),
    ] as const;
    await sql`update rc_agreement set type = 1, nature = 1 where id = ${ids[1]}`.execute(fixture.deliveries.db);
    const replies = await Promise.all(ids.map((id) => fixture.answer(student.id, 'accept', { id })));
    exactlyOne(replies);
    expect(replies.find(({ success }) => !success)?.message).toBe('您已有签约流程进行中');
    expect(await fixture.statuses()).toEqual([1, 2]);
  });
  it('accepting and revoking', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    const replies = await Promise.all([fixture.answer(student.id, 'accept', { id }), fixture.revoke(id)]);
    exactlyOne(replies);
    const { status } = await fixture.row(id);
    expect(status).toBe(replies[0].success ? 2 : 7);
    expect((await fixture.deliveries.row(deliveryId)).agreementStatus).toBe(status);
  });
  it('accepting and closing the delivery', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    const body = { id: deliveryId, reasonCode: 1, reason: '学生另有去向' };
    const replies = await Promise.all([
      fixture.answer(student.id, 'accept', { id }),
      fixture.deliveries.post('hr1', '/resume/delivery/close', body),
    ]);
    exactlyOne(replies);
    expect((await fixture.row(id)).status).toBe(replies[0].success ? 2 : 7);
    expect((await fixture.deliveries.row(deliveryId)).status).toBe(replies[0].success ? 1 : 5);
  });
  it('starting two agreements for one delivery', async () => {
    const { deliveryId } = await fixture.candidate();
    exactlyOne(await Promise.all([fixture.start(deliveryId), fixture.start(deliveryId)]));
    expect(await fixture.statuses()).toEqual([1]);
  });
  it('the last two places of a post are filled once each', async () => {
    const vacancy = await fixture.deliveries.vacancy({ headcount: 2, nature: 2 });
    const both = [await fixture.candidate({ vacancy }), await fixture.candidate({ vacancy })];
    const ids: string[] = [];
    for (const { deliveryId } of both) ids.push(await fixture.started(deliveryId, internTerms));
    const replies = await Promise.all(
      both.map(({ student }, i) => fixture.answer(student.id, 'accept', { id: ids[i] as string })),
    );
    expect(replies.map(({ message }) => message)).toEqual(['已应约', '已应约']);
    expect(await fixture.deliveries.count('rc_company_post', `id = '${vacancy.id}' and post_status = 5`)).toBe(1);
    await expectCounted(fixture.deliveries.engine);
  });
});
