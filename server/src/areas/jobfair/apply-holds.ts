import {
  type ApplyBooth,
  applyBooths,
  boothFlow,
  boothModes,
  fairBooth,
  holdBooth,
  jobFair,
  releaseBooth,
  boothWords as words,
} from '@campus/contract/jobfair';
import { failure, isEnterprise, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, minute } from '../../platform/sign-in/moments.ts';
import { type Booth, unheld } from './apply-booths.ts';
import { refusalOf } from './apply-checks.ts';
import { lockParties } from './apply-parties.ts';
import { isLapsed, lapsedHold } from './booth-holds.ts';

const { free, held, disabled } = boothFlow.states;
/** States of booths that other companies or none have. */
const othersStates: Readonly<Record<number, ApplyBooth['state']>> = {
  [held.code]: 'held',
  [disabled.code]: 'disabled',
};

/** The company that holds: the own one, or that of the form. */
function findCompany(given: string | null, { session }: Context): string {
  const id = isEnterprise(session) ? session.companyId : given;
  if (!id) throw failure('notFound');
  return id;
}
async function readBooth(id: string, context: Context): Promise<Booth> {
  const { rows } = await sql<Booth>`
    select * from rc_fair_booth where ${await context.visible(fairBooth)} and id = ${id}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}
const isHeldBy = (booth: Booth, companyId: string, now: string): boolean =>
  booth.status === held.code && booth.applyId === null && booth.companyId === companyId && !isLapsed(booth, now);

/** Throws when the company holds as many booths of the fair as it may have. */
async function assertFewHolds(fairId: string, companyId: string, context: Context): Promise<void> {
  const most = await setting(context, 'fair.boothPerCompany');
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_fair_booth where ${context.live(fairBooth)} and fair_id = ${fairId}
      and company_id = ${companyId} and not ${lapsedHold(context.now)}`.execute(context.db);
  if ((rows[0]?.n ?? 0) >= most) throw refusal(words.mostHolds(most), 'RC_LIMIT');
}

export const holdAnswer = answer(holdBooth, async (input, context) => {
  const { engine, now, session } = context;
  const companyId = findCompany(input.companyId, context);
  const seen = await readBooth(input.boothId, context);
  const parties = await lockParties({ companyId, fairId: seen.fairId }, context);
  const refused = await refusalOf(parties, context);
  if (refused) throw refusal(refused, 'RC_STATE');
  if (parties.fair.boothMode !== boothModes.chosen) throw refusal(words.notChosen, 'RC_STATE');
  const booth = (await engine.lock(fairBooth, seen.id, context)) as Booth;
  const holdUntil = addSeconds(now, (await setting(context, 'fair.holdMinutes')) * minute);
  if (isHeldBy(booth, companyId, now)) {
    if (booth.isExtended === 1) throw refusal(words.extended, 'RC_LIMIT');
    await engine.set(fairBooth, booth.id, { holdUntil, isExtended: 1 }, context);
    return { boothId: booth.id, holdUntil };
  }
  if (booth.status !== free.code && !isLapsed(booth, now)) throw refusal(words.justTaken, 'RC_BOOTH_TAKEN');
  await assertFewHolds(booth.fairId, companyId, context);
  const hold = { ...unheld, status: held.code, companyId, holdUntil, holdBy: session.userId };
  await engine.set(fairBooth, booth.id, hold, context);
  return { boothId: booth.id, holdUntil };
});

export const releaseAnswer = answer(releaseBooth, async (input, context) => {
  const companyId = findCompany(input.companyId, context);
  const seen = await readBooth(input.boothId, context);
  await lockParties({ companyId, fairId: seen.fairId }, context);
  const booth = (await context.engine.lock(fairBooth, seen.id, context)) as Booth;
  if (isHeldBy(booth, companyId, context.now))
    await context.engine.set(fairBooth, booth.id, { ...unheld, status: free.code }, context);
  return null;
});

/** The booths of a fair for the form: who has a taken one is not said. */
export const boothsAnswer = answer(applyBooths, async ({ fairId, companyId: given }, context) => {
  await context.engine.one(jobFair, fairId, context);
  const companyId = isEnterprise(context.session) ? context.session.companyId : given;
  const { rows } = await sql<Booth>`
    select * from rc_fair_booth where ${context.live(fairBooth)} and fair_id = ${fairId}
    order by zone, row_no, col_no, booth_no limit 2000`.execute(context.db);
  return rows.map((booth): ApplyBooth => {
    const isMine = companyId !== undefined && booth.companyId === companyId && booth.status !== free.code;
    const isFree = booth.status === free.code || isLapsed(booth, context.now);
    const state = isFree ? 'free' : isMine ? 'mine' : (othersStates[booth.status] ?? 'taken');
    const { id, boothNo, zone, type } = booth;
    return { id, boothNo, zone, type, state, holdUntil: isMine && state === 'mine' ? booth.holdUntil : null };
  });
});
