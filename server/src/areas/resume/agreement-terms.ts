import { type Draft, failure, fieldFailure, refusal, stateText } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import {
  type agreement,
  delivery,
  deliveryFlow,
  employUser,
  fullTime,
  agreementSentences as words,
} from '@campus/contract/resume';
import { agreementProblems, agreementTypes, deliveryStatuses, pipeline, typesOfNature } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { withStageText } from '../../kit/write/checked-values.ts';
import { nextNumber } from '../../platform/running-number.ts';
import { setting } from '../../platform/settings.ts';
import type { Agreement } from './agreement-parties.ts';
import { lockDeliveries, partiesFrom } from './delivery-parties.ts';
import { after, agreementDays, isAllowed } from './delivery-times.ts';
import { loadCompanySeal } from './seals.ts';
import { hasSignedFor } from './signed-elsewhere.ts';
import { withWholeTenant } from './whole-tenant.ts';

type Terms = Draft<typeof agreement>;
const oldestStart = -30;

export function assertDeadline(deadline: string, { now }: Context): void {
  if (!isAllowed(deadline, now, agreementDays)) throw fieldFailure('deadline', words.deadline);
}
/** Rules of the terms; a value that stays as it was is not judged by today's date. */
export async function assertTerms(draft: Terms, before: Agreement | undefined, context: Context): Promise<void> {
  const [problem] = Object.entries(agreementProblems(draft, await setting(context, 'post.minWage')));
  if (problem) throw fieldFailure(...problem);
  if (
    draft.startDate !== before?.startDate &&
    (draft.startDate as string) < after(context.now, oldestStart).slice(0, 10)
  )
    throw fieldFailure('startDate', words.startDate);
  if (draft.deadline !== before?.deadline) assertDeadline(draft.deadline as string, context);
}
/** When the student is reminded of the deadline. */
export const getReminders = (deadline: string) => ({ remindTime: after(deadline, -1), isReminded: 0 as const });

async function loadNumber(type: number, employId: string, context: Context): Promise<string> {
  if (type !== agreementTypes.tripartite)
    return nextNumber(context, `LD${context.now.slice(2, 10).replaceAll('-', '')}`, 5);
  const [student] = await context.engine.find(employUser, ['id', 'eq', employId], ['gradYear'], context, 1);
  return nextNumber(context, `XY${student?.gradYear ?? ''}`, 6);
}

/** What the server decides of a new agreement, for a delivery at 签约. */
export async function prepareAgreement(draft: Terms, context: Context): Promise<void> {
  const { engine } = context;
  const deliveryId = draft.deliveryId as string;
  await lockDeliveries([deliveryId], context, { withCompanies: true });
  const of = await engine.lock(delivery, deliveryId, context);
  if (!of) throw failure('notFound');
  if (of.status !== deliveryStatuses.active || of.step !== pipeline.sign)
    throw failure(
      'wrongState',
      stateText(deliveryFlow, await withStageText(delivery, { ...of }, context)),
      words.start,
    );
  const post = await engine.lock(companyPost, of.postId, context);
  if (!post) throw failure('notFound');
  const type = Number(draft.type);
  if (!typesOfNature(post.nature).includes(type))
    throw fieldFailure('type', post.nature === fullTime ? words.types.fullTime : words.types.others);
  if (await hasSignedFor(post.nature, of.employId, context)) throw refusal(words.signedElsewhere, 'RC_SIGNED');
  Object.assign(draft, {
    ...partiesFrom(of),
    nature: post.nature,
    companySeal: await loadCompanySeal(of.companyId, context),
    ...getReminders(draft.deadline as string),
    agreementNo: await loadNumber(type, of.employId, withWholeTenant(context)),
  });
}
