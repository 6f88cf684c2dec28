import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AgreementFixture } from '../agreement/agreement-fixture.ts';
import type { Reply } from '../support/reply.ts';
import { recordWrites } from '../support/statement-count.ts';
import { untilListening } from '../support/until-listening.ts';

/*
 * The statements of the acts of a pipeline, between `begin` and `commit`. Each moves figures of other rows, writes a history
 * and tells others: they are no edits of one row, but each has its limit, too.
 */
let fixture: AgreementFixture;
beforeAll(async () => {
  fixture = await AgreementFixture.open();
  await untilListening(fixture.deliveries.app.database);
  // Everybody who acts below has signed in.
  const [student, vacancy] = [await fixture.deliveries.student(), await fixture.deliveries.vacancy()];
  const id = await fixture.deliveries.deliver(student, vacancy);
  await fixture.deliveries.post('hr1', '/resume/delivery/read', { id });
});
afterAll(() => fixture.close());

async function expectAtMost(most: number, act: () => Promise<Reply>): Promise<Reply> {
  let reply = {} as Reply;
  const statements = await recordWrites(fixture.deliveries.app.database, async () => {
    reply = await act();
  });
  expect(reply, reply.message).toMatchObject({ success: true });
  const texts = statements.map((text) => text.trim().slice(0, 120)).join('\n');
  expect(statements.length, texts).toBeLessThanOrEqual(most);
  return reply;
}

describe('a delivery', () => {
  it('is made, rejected, restored and passed', async () => {
    const { deliveries } = fixture;
    const [student, vacancy] = [await deliveries.student(), await deliveries.vacancy()];
    const act = (name: string, more: object = {}) =>
      deliveries.post('hr1', `/resume/delivery/${name}`, { id, ...more });
    // The school acts for the student, which is audited.
    const made = await expectAtMost(14, () => deliveries.behalf(student.id, 'submit', { postId: vacancy.id }));
    const { id } = made.result;
    await expectAtMost(6, () => act('reject', { reasonCode: 8, notify: 1 }));
    await expectAtMost(7, () => act('restore', { notify: 1 }));
    await expectAtMost(5, () => act('pass'));
  });
});
describe('an offer', () => {
  it('is issued and accepted', async () => {
    const { offers } = fixture;
    const { deliveryId, student } = await offers.candidate();
    const { result } = await expectAtMost(11, () => offers.issue(deliveryId));
    await expectAtMost(21, () => offers.answer(student.id, 'accept', { id: result.id }));
  });
});
describe('an agreement', () => {
  it('is begun', async () => {
    const { deliveryId } = await fixture.candidate();
    await expectAtMost(11, () => fixture.start(deliveryId));
  });
});
