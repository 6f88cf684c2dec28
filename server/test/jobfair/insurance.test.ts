import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies } from '../delivery/delivery-people.ts';
import { ApplyFixture, applyPath } from './apply-fixture.ts';

const attendeePath = '/jobFair/fairAttendee';
const idCard = '330102199003070131';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
  await fixture.clear();
});
afterAll(() => fixture.close());

/** A confirmed application with one person for a fair with insurance, and one for a fair without. */
async function confirmBoth(): Promise<{ insured: string; other: string }> {
  const insuredFair = await fixture.fair({ needInsure: 1, reimburse: 1 });
  const insured = await fixture.applied(insuredFair.id);
  await fixture.approve(insured);
  const papers = { idCard, insureFile: await fixture.upload('school', 'fair-paper') };
  const reply = await fixture.saveTeam(insured, fixture.people(1, papers));
  if (!reply.success) throw new Error(reply.message);
  const fair = await fixture.fair();
  return { insured, other: await fixture.confirmed(fair.id, companies.second) };
}

it('checks the insurance only of people whose fair asks for it', async () => {
  const { insured, other } = await confirmBoth();
  const asked = { fairInsured: 1, insureStatus: 0 };
  const people = await fixture.get('school', `${attendeePath}/list`, asked);
  expect(people.result.records).toMatchObject([{ applyId: insured, fairInsured: 1 }]);
  const counts = await fixture.get('school', `${attendeePath}/counts`, { fairInsured: 1 });
  expect(counts.result).toEqual({ 0: 1 });

  const applies = await fixture.get('school', `${applyPath}/list`);
  const states = Object.fromEntries(
    applies.result.records.map(({ id, insureState, fairInsured, fairReimburse }: Record<string, unknown>) => [
      id,
      { insureState, fairInsured, fairReimburse },
    ]),
  );
  expect(states).toEqual({
    [insured]: { insureState: 0, fairInsured: 1, fairReimburse: 1 },
    [other]: { insureState: null, fairInsured: 0, fairReimburse: 0 },
  });
});
