import { company } from '@campus/contract/enterprise';
import { type Draft, failure, fieldFailure, type Row, refusal, stateText } from '@campus/contract/kit';
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
import type { SaveContext } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { withStageText } from '../../kit/write/checked-values.ts';
import { nextNumber } from '../../platform/running-number.ts';
import { setting } from '../../platform/settings.ts';
import type { Agreement } from './agreement-parties.ts';
import { partiesFrom } from './delivery-parties.ts';
import { after, agreementDays, isAllowed } from './delivery-times.ts';
import { hasSignedFor } from './signed-elsewhere.ts';

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

const takeNumber = (type: number, student: Row<typeof employUser> | undefined, context: Context): Promise<string> =>
  type === agreementTypes.tripartite
    ? nextNumber(context, `XY${student?.gradYear ?? ''}`, 6)
    : nextNumber(context, `LD${context.now.slice(2, 10).replaceAll('-', '')}`, 5);

/** What the server decides of a new agreement, for a delivery at 签约. */
export async function prepareAgreement(draft: Terms, context: SaveContext<typeof agreement>): Promise<void> {
  const { first } = context;
  const [[of], [post], [firm], [student]] = [first(delivery), first(companyPost), first(company), first(employUser)];
  if (!of || !post) throw failure('notFound');
  if (of.status !== deliveryStatuses.active || of.step !== pipeline.sign)
    throw failure(
      'wrongState',
      stateText(deliveryFlow, await withStageText(delivery, { ...of }, context)),
      words.start,
    );
  const type = Number(draft.type);
  if (!typesOfNature(post.nature).includes(type))
    throw fieldFailure('type', post.nature === fullTime ? words.types.fullTime : words.types.others);
  if (await hasSignedFor(post.nature, of.employId, context)) throw refusal(words.signedElsewhere, 'RC_SIGNED');
  Object.assign(draft, {
    ...partiesFrom(of),
    nature: post.nature,
    companySeal: firm?.sealImg ?? null,
    ...getReminders(draft.deadline as string),
    agreementNo: await takeNumber(type, student, context),
  });
}
