import { company, isBarredFromRecruiting } from '@campus/contract/enterprise';
import {
  type Draft,
  failure,
  fieldFailure,
  getState,
  refusal,
  type StepName,
  type StepPreview,
} from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import {
  agreementSentences,
  delivery,
  fullTime,
  offer,
  offerFlow,
  offerSentences as words,
} from '@campus/contract/resume';
import { behaviour, type SaveContext } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { recordViolation } from '../enterprise/violation.ts';
import { closedBecause, closeReasonAt, getBreach } from './delivery-closed.ts';
import { partiesFrom, partiesOfNew } from './delivery-parties.ts';
import { after, isAllowed, offerDays } from './delivery-times.ts';
import { createDispatch } from './dispatch.ts';
import { issueOffer } from './issued-papers.ts';
import { noteOffer } from './offer-journal.ts';
import { notifyOffer, type OfferEvent, previewOffer } from './offer-notices.ts';
import { assertAtHire, lockPartiesOfOffer, type Offer, offersGivenUpFor } from './offer-parties.ts';
import { assertPlace } from './offer-places.ts';
import { hasSignedFor } from './signed-elsewhere.ts';

type Step = StepName<typeof offer>;
type Input = Readonly<Record<string, unknown>>;

function assertTerms(draft: Draft<typeof offer>, { now }: Context): void {
  if (!draft.salary && !draft.salaryText) throw fieldFailure('salary', words.noPay);
  if ((draft.onboardDate as string) < now.slice(0, 10)) throw fieldFailure('onboardDate', words.onboardDate);
  const deadline = draft.deadline as string;
  if (!isAllowed(deadline, now, offerDays)) throw fieldFailure('deadline', words.deadline);
}

/** What the server decides of a new offer, for a delivery at 录用 whose post has a place. */
async function prepareOffer(draft: Draft<typeof offer>, context: SaveContext<typeof offer>): Promise<void> {
  const [[of], [employer], [post]] = [context.first(delivery), context.first(company), context.first(companyPost)];
  if (!of || !post) throw failure('notFound');
  await assertAtHire(of, context);
  if (isBarredFromRecruiting(employer?.blackScope)) throw refusal(words.blacklisted, 'RC_BLACKLISTED');
  await assertPlace({ deliveryId: of.id, post }, context);
  const remindTime = after(draft.deadline as string, -1);
  Object.assign(draft, { ...partiesFrom(of), nature: post.nature, remindTime });
}

const isAccepted = ({ status }: Offer): boolean => status === offerFlow.states.accepted.code;

const entries: Partial<Record<Step, string>> = {
  refuse: 'offerRefuse',
  expire: 'offerRefuse',
  giveUp: 'offerRefuse',
  revoke: 'offerRevoke',
  drop: 'offerRevoke',
};
const getReason = (step: Step, { refuseReason, revokeReason }: Offer): string | null =>
  step === 'expire' ? words.lapsed : (revokeReason ?? refuseReason);

/** Notifies those whom a step concerns. */
async function notifyStep(step: Step, row: Offer, { before, input, ...context }: StepContext): Promise<void> {
  const reason = getReason(step, row);
  const codes: Partial<Record<Step, readonly OfferEvent[]>> = {
    accept: ['D15'],
    refuse: ['D16'],
    giveUp: ['D16'],
    expire: ['D16', 'D30'],
    remind: ['D28'],
    revoke: ['D17'],
    drop: input.tellsStudent === true ? ['D17'] : [],
  };
  for (const code of codes[step] ?? [])
    await notifyOffer(code, row, context, { reason, toSchool: step === 'revoke' && isAccepted(before) });
}

type StepContext = Context & { before: Offer; input: Input };
async function afterAccept(row: Offer, context: StepContext): Promise<void> {
  const { engine, input } = context;
  const all = withWholeTenant(context);
  const others = await offersGivenUpFor(row, context);
  const hire = { nature: row.nature, refId: row.id, refType: 'offer', onBehalf: input.onBehalf, remark: input.remark };
  await engine.step(delivery, 'hire', row.deliveryId, hire, context, true);
  if (row.nature === fullTime) await createDispatch(row, context);
  for (const { id, deliveryId } of others) {
    await engine.step(offer, 'giveUp', id, { bySystem: true }, all, true);
    const end = { closeReason: closedBecause.acceptedElsewhere, bySystem: true };
    await engine.step(delivery, 'end', deliveryId, end, all, true);
  }
}

async function afterStep(step: Step, row: Offer, context: StepContext): Promise<void> {
  const { engine, before, input } = context;
  const action = entries[step];
  const entry = {
    remark: [getReason(step, row), input.remark].filter(Boolean).join('；') || null,
    onBehalf: input.onBehalf === true,
    bySystem: input.bySystem === true,
  };
  if (action) await noteOffer(row, { action, ...entry }, context);
  if (step === 'accept') await afterAccept(row, context);
  await notifyStep(step, row, context);
  if (step !== 'revoke' || !isAccepted(before)) return;
  const of = await engine.lock(delivery, row.deliveryId, context);
  await recordViolation(getBreach(row.companyId as string, row.id, row.revokeReason ?? ''), context);
  const end = { closeReason: closeReasonAt(of?.step), reason: row.revokeReason, refId: row.id, refType: 'offer' };
  await engine.step(delivery, 'end', row.deliveryId, end, context, true);
}

async function previewStep(step: Step, row: Offer, context: Context): Promise<StepPreview> {
  if (step !== 'revoke') return {};
  const message = { to: offerTextsTo, text: await previewOffer('D17', row, context) };
  const sentence = getState(offerFlow, row.status) === 'accepted' ? words.revokesAccepted : words.revokesOpen;
  return { sentence, messages: [message] };
}
const offerTextsTo = '学生';

/** Offers: issued within the places of the post; an accepted one moves the delivery on. */
export const offerBehaviour = behaviour(offer, {
  beforeLock: lockPartiesOfOffer,
  lockForNew: ({ deliveryId }, context) => partiesOfNew(deliveryId, context),
  validate: assertTerms,
  beforeSave: prepareOffer,
  async afterSave(row, context) {
    await noteOffer(row, { action: 'offer', remark: row.position }, context);
    await issueOffer(row, context);
    await notifyOffer('D14', row, context);
  },
  steps: {
    async accept({ nature, employId }, _input, context) {
      if (await hasSignedFor(nature, employId as string, context))
        throw refusal(agreementSentences.ownSignedElsewhere, 'RC_SIGNED');
      return { answerTime: context.now };
    },
    refuse: (_row, { reason }, { now }) => ({ answerTime: now, refuseReason: reason }),
    revoke: (_row, { reason }) => ({ revokeReason: reason }),
    remind: () => ({ isReminded: 1 as const }),
    giveUp: (_row, _input, { now }) => ({ answerTime: now, refuseReason: words.acceptedElsewhere }),
    drop: (_row, input: Input) => ({ revokeReason: String(input.reason ?? words.deliveryEnded) }),
  },
  afterStep,
  preview: previewStep,
});
