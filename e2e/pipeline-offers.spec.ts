/** A student with two offers accepts one: the other one and its delivery end. */
import { deliveryFlow, offerFlow, offerScreen } from '@campus/contract/resume';
import { deliver, loadPlace, loadSides, newPost, newStudent } from './support/candidates.ts';
import { CaseSteps } from './support/pages/case-steps.ts';
import { DeliveryDrawer } from './support/pages/delivery-drawer.ts';
import { Shell } from './support/pages/shell.ts';
import { issueOffer, passResume } from './support/pipeline.ts';
import { expect, test } from './support/server.ts';

test('accepting one of two offers ends the other one with its delivery, and both companies see it', async ({
  server,
  visit,
}) => {
  test.slow(); // three people
  const { origin } = server;
  const both = [await loadSides(origin, 'hr01'), await loadSides(origin, 'hr02')] as const;
  const student = await newStudent(both[0]);
  const createOffer = async (sides: (typeof both)[number], position: string) => {
    const of = await deliver(sides, student, await newPost(origin, sides, { interviewRounds: 0 }));
    await passResume(sides, of);
    return { ...of, position, offerId: await issueOffer(sides, of, position) };
  };
  const wanted = await createOffer(both[0], '数据平台工程师');
  const other = await createOffer(both[1], '渠道销售专员');

  await test.step('the school reads what accepting ends, and accepts', async () => {
    const page = await visit('/resume/step/hire', 'school');
    const steps = new CaseSteps(page, wanted.position);
    await steps.open(wanted.position);
    await steps.onBehalf(offerScreen.behalf.accept, offerFlow.steps.accept.done, async (_form, dialog) => {
      await expect(dialog).toContainText(offerScreen.behalf.closes);
      await expect(dialog.getByRole('listitem').filter({ hasText: other.post.name })).toHaveCount(1);
    });
    await expect(steps.drawer).toContainText(offerFlow.states.accepted.label);
    await new Shell(page).go(`/resume/step/hire?id=${other.offerId}`);
    await expect(new CaseSteps(page, other.position).drawer).toContainText(offerFlow.states.refused.label);
  });

  await test.step('the company that is accepted goes on, the other one has lost the student', async () => {
    expect(await loadPlace(both[0], wanted.deliveryId)).toMatchObject({ status: 1, step: 40, offerStatus: 2 });
    expect(await loadPlace(both[0], other.deliveryId)).toMatchObject({ status: 5, offerStatus: 3, closeReason: 9 });
    const page = await visit('/resume/delivery', 'hr02');
    const seen = new DeliveryDrawer(page);
    await seen.open(other.deliveryId);
    await expect(seen.drawer.getByRole('heading', { level: 2 })).toContainText(deliveryFlow.states.closed.label);
    await expect(seen.drawer.getByRole('button', { name: offerScreen.issueAgain, exact: true })).toHaveCount(0);
  });
});
