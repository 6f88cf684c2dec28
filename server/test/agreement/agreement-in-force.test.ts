import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../delivery/delivery-people.ts';
import { expectCounted } from '../support/counters.ts';
import { AgreementFixture } from './agreement-fixture.ts';

let fixture: AgreementFixture;
beforeAll(async () => {
  fixture = await AgreementFixture.open();
});
beforeEach(() => fixture.clearForDirectSigning());
afterAll(() => fixture.close());
const intern = { post: { nature: 2 } } as const;

describe('an agreement in force', () => {
  it('closes the student’s other full-time deliveries with what they lead to, and no internship', async () => {
    const student = await fixture.deliveries.student();
    const early = await fixture.offers.candidate({ student, post: { companyId: companies.second } });
    await fixture.deliveries.setting('offer.autoCloseOthers', 0);
    const theirs = await fixture.offers.issued(early.deliveryId, {}, 'hr2');
    const internship = await fixture.offers.candidate({ student, ...intern });
    const { id } = await fixture.effective({ student });
    expect(await fixture.deliveries.row(early.deliveryId)).toMatchObject({ status: 5, closeReason: 2, offerStatus: 4 });
    expect((await fixture.offers.row(theirs)).status).toBe(4);
    expect(await fixture.deliveries.row(internship.deliveryId)).toMatchObject({ status: 1, step: 30 });
    expect(await fixture.deliveries.count('rc_violation')).toBe(0);
    expect(await fixture.deliveries.notifications()).toContain('D10 hr2');
    expect((await fixture.row(id)).status).toBe(4);
    await expectCounted(fixture.deliveries.engine);
  });
  it('excludes the student from further full-time posts', async () => {
    const { student } = await fixture.effective();
    const submit = async (nature: number) =>
      fixture.deliveries.behalf(student.id, 'submit', { postId: (await fixture.deliveries.vacancy({ nature })).id });
    expect(await submit(1)).toMatchObject({
      message: '学生已签约，不能再投递',
      result: { errorCode: 'RC_DELIVERY_RULE' },
    });
    expect((await submit(2)).success).toBe(true);
  });
  it('does not offer to undo the rejection of a student who has signed', async () => {
    const { deliveries } = fixture;
    const student = await deliveries.student();
    const [full, part] = [await deliveries.vacancy({ nature: 1 }), await deliveries.vacancy({ nature: 2 })];
    const rejected: string[] = [];
    for (const vacancy of [full, part]) rejected.push(await deliveries.deliveryAt({ status: 1 }, { student, vacancy }));
    for (const id of rejected) await deliveries.post('hr1', '/resume/delivery/reject', { id, reasonCode: 8 });
    const offered = async () =>
      Promise.all(
        rejected.map(async (id) => {
          const { result } = await deliveries.get('hr1', '/resume/delivery/queryById', { id });
          return Object.hasOwn(result, 'restoreUntil');
        }),
      );
    expect(await offered()).toEqual([true, true]);
    await fixture.effective({ student });
    expect(await offered()).toEqual([false, true]);
    expect((await deliveries.post('hr1', '/resume/delivery/restore', { id: rejected[0] })).result.errorCode).toBe(
      'RC_SIGNED',
    );
  });
  it('refuses the student’s offers and agreements of other companies where they were not closed', async () => {
    for (const name of ['offer', 'sign']) await fixture.deliveries.setting(`${name}.autoCloseOthers`, 0);
    const student = await fixture.deliveries.student();
    const early = await fixture.offers.candidate({ student, post: { companyId: companies.second } });
    const theirs = await fixture.offers.issued(early.deliveryId, {}, 'hr2');
    const other = await fixture.candidate();
    await fixture.effective({ student });
    const signed = { success: false, result: { errorCode: 'RC_SIGNED' } };
    expect(await fixture.offers.answer(student.id, 'accept', { id: theirs })).toMatchObject({
      ...signed,
      message: '您已与其他单位签约',
    });
    await sql`update rc_delivery set employ_id = ${student.id} where id = ${other.deliveryId}`.execute(
      fixture.deliveries.db,
    );
    expect(await fixture.start(other.deliveryId)).toMatchObject({ ...signed, message: '该学生已与其他单位签约' });
  });
  it('closes the post when the headcount is reached; later steps of other students go on', async () => {
    const vacancy = await fixture.deliveries.vacancy({ headcount: 1 });
    const waiting = await fixture.offers.candidate({ vacancy, step: 10 });
    const further = await fixture.offers.candidate({ vacancy, step: 20 });
    await fixture.effective({ vacancy });
    expect(
      await fixture.deliveries.count(
        'rc_company_post',
        `id = '${vacancy.id}' and post_status = 5 and close_reason = 1`,
      ),
    ).toBe(1);
    expect(await fixture.deliveries.row(waiting.deliveryId)).toMatchObject({ status: 5, closeReason: 1 });
    expect(await fixture.deliveries.row(further.deliveryId)).toMatchObject({ status: 1, step: 20 });
    const shown = await fixture.deliveries.get('hr1', '/resume/delivery/list', { postId: vacancy.id, step: 20 });
    expect(shown.result.records).toMatchObject([{ id: further.deliveryId, postFull: 1 }]);
  });
  it('leaves the post open when the setting says so', async () => {
    await fixture.deliveries.setting('post.autoCloseWhenFull', 0);
    const vacancy = await fixture.deliveries.vacancy({ headcount: 1 });
    await fixture.effective({ vacancy });
    expect(await fixture.deliveries.count('rc_company_post', `id = '${vacancy.id}' and post_status = 1`)).toBe(1);
  });
});
