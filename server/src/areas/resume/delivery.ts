import type { Row, StepInput, StepName } from '@campus/contract/kit';
import { getCodes, refusal } from '@campus/contract/kit';
import { companyPost, postFlow } from '@campus/contract/post';
import {
  breakReasons,
  delivery,
  deliveryFlow,
  deliveryRefusals,
  dispatchFlow,
  employUser,
  fullTime,
  offerFlow,
  ownStage,
  plannable,
  plannableParam,
} from '@campus/contract/resume';
import {
  agreementStatuses,
  confirmStates,
  deliveryStatuses,
  evaluationDays,
  interviewStates,
  pipeline,
} from '@campus/contract/rules';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context, LockedContext } from '../../kit/context.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';
import { setting } from '../../platform/settings.ts';
import { recordViolation } from '../enterprise/violation.ts';
import { addArrivals } from './delivery-arrivals.ts';
import { closedBecause, closeReasonAt, getBreach } from './delivery-closed.ts';
import { appendStep, type HistoryEntry } from './delivery-history.ts';
import { agreementsLeft, dispatchLeft, interviewsLeft, offersLeft } from './delivery-left.ts';
import { notifyContact, notifyStudent } from './delivery-notices.ts';
import { presentDeliveries, recruiting, relatedToDelivery, selectRejection } from './delivery-present.ts';
import { getStage, previewStep } from './delivery-preview.ts';
import { sources } from './delivery-rule.ts';
import { after, assertRestorable } from './delivery-times.ts';
import { staleFilter, waitAfter } from './delivery-wait.ts';
import { isSignedFor } from './signed-elsewhere.ts';

type Delivery = Row<typeof delivery>;
type Changes = Partial<Delivery>;
type Input = Readonly<Record<string, unknown>>;
type Step = StepName<typeof delivery>;

/** The step after 简历 and the interview rounds it is planned by: without any, interviews are left out. */
function afterScreening({ first }: LockedContext): Changes {
  const [post] = first(companyPost);
  const rounds = post?.interviewRounds ?? 0;
  return { step: rounds === 0 ? pipeline.hire : pipeline.interview, plannedRounds: rounds };
}
const enterStep = ({ now }: Context): Changes => ({ stepTime: now });
const markRead = ({ readTime }: Delivery, { now }: Context): Changes => ({ readFlag: 1, readTime: readTime ?? now });

const open = getCodes(postFlow, ...recruiting);
/**
 * A rejection can be undone for some days while the post is open; the unique index rejects it when the pair has a new
 * delivery.
 */
async function checkRestore({ id, employId }: Delivery, context: LockedContext): Promise<void> {
  const [post] = context.first(companyPost);
  const { rows } = await sql<{ at: string | null; isSigned: boolean }>`
    select (${selectRejection(sql.val(id))}) as at, ${isSignedFor(sql`${post?.nature ?? null}::int`, sql.val(employId), context)} as is_signed`.execute(
    context.db,
  );
  const { at, isSigned } = rows[0] as (typeof rows)[number];
  assertRestorable(at, await setting(context, 'delivery.restoreDays'), context);
  if (!post || !open.includes(post.postStatus)) throw refusal(deliveryRefusals.postClosed, 'RC_STATE');
  if (isSigned) throw refusal(deliveryRefusals.signed, 'RC_SIGNED');
}

type Work<A extends Step> = (
  row: Delivery,
  input: StepInput<typeof delivery, A>,
  context: LockedContext,
) => Changes | Promise<Changes>;
/** What each step sets besides the state and the wait. */
const changes: { readonly [A in Step]: Work<A> } = {
  pass: (row, _input, context) => ({
    ...(row.step === pipeline.resume ? afterScreening(context) : { step: pipeline.hire }),
    ...enterStep(context),
    ...markRead(row, context),
  }),
  skip: (row, _input, context) => ({
    plannedRounds: row.plannedRounds ?? afterScreening(context).plannedRounds ?? 0,
    step: pipeline.hire,
    ...enterStep(context),
    ...markRead(row, context),
  }),
  reject: (_row, { reasonCode, reason }) => ({ stepResult: 2, rejectReason: reasonCode, rejectRemark: reason }),
  async restore(row, _input, context) {
    await checkRestore(row, context);
    return { stepResult: 0, rejectReason: null, rejectRemark: null };
  },
  close: (row, { reasonCode }) => ({ closeReason: closeReasonAt(row.step), breakReason: reasonCode }),
  hire: (_row, input: Input, context) => ({
    // Internships and part-time work need no dispatch.
    step: input.nature === fullTime ? pipeline.dispatch : pipeline.sign,
    offerStatus: offerFlow.states.accepted.code,
    ...enterStep(context),
  }),
  receive: (_row, _input, context) => ({
    step: pipeline.sign,
    dispatchStatus: dispatchFlow.states.received.code,
    ...enterStep(context),
  }),
  signEffective: (_row, _input, context) => ({
    step: pipeline.evaluation,
    agreementStatus: agreementStatuses.effective,
    evaluateDeadline: after(context.now, evaluationDays),
    ...enterStep(context),
  }),
  signEnd: () => ({
    stepResult: 0,
    closeReason: closedBecause.terminated,
    agreementStatus: agreementStatuses.ended,
  }),
  evaluate: (_row, input: Input) => ({ stepResult: 1, evaluationId: String(input.refId) }),
  finish: () => ({ stepResult: 1 }),
  end: (_row, input: Input) => ({ closeReason: Number(input.closeReason) }),
  confirm(row, _input, context) {
    // The company has already read a matched résumé.
    const isScreened = row.source === sources.match;
    const moved = isScreened ? { ...afterScreening(context), ...enterStep(context) } : {};
    return { studentConfirm: confirmStates.confirmed, confirmDeadline: null, ...moved };
  },
  decline: () => ({ studentConfirm: confirmStates.declined, closeReason: closedBecause.declined }),
  expire: () => ({ studentConfirm: confirmStates.expired, closeReason: closedBecause.unanswered }),
  remind: () => ({ remindTime: null }),
  withdraw: () => ({}),
  transferOut: () => ({}),
};
/** Open interviews end when the delivery ends or is past them. */
const leavesInterviews = ({ step, interviewState }: Delivery, status: number, moved: Changes): boolean =>
  (interviewState ?? interviewStates.none) !== interviewStates.none &&
  (status !== deliveryStatuses.active || (moved.step ?? step ?? 0) > pipeline.interview);
const isBrokenOff = (status: number): boolean =>
  status !== deliveryStatuses.active && status !== deliveryStatuses.finished;
/** Open and accepted offers end with the delivery. */
const leavesOffers = ({ offerStatus }: Delivery, status: number): boolean =>
  isBrokenOff(status) && (offerStatus === offerFlow.states.open.code || offerStatus === offerFlow.states.accepted.code);
/** So does the dispatch, until an agreement is in force. */
const leavesDispatch = ({ dispatchId, step }: Delivery, status: number): boolean =>
  isBrokenOff(status) && dispatchId !== null && (step ?? 0) < pipeline.evaluation;
const unsigned: readonly unknown[] = [
  agreementStatuses.invited,
  agreementStatuses.college,
  agreementStatuses.school,
  agreementStatuses.returned,
];
/** Agreements that are not in force end with the delivery. */
const leavesAgreements = ({ agreementStatus }: Delivery, status: number): boolean =>
  isBrokenOff(status) && unsigned.includes(agreementStatus);
/** The time of the stage that the student reads moves with that stage only. */
const enterStage = (row: Delivery, status: number, { step = row.step }: Changes, { now }: Context): Changes =>
  ownStage({ status, step }) === ownStage(row) ? {} : { stageTime: now };
/** Each step with the stage and the wait that follow from it. */
const steps = Object.fromEntries(
  Object.entries(changes as Readonly<Record<string, Work<Step>>>).map(([name, work]) => [
    name,
    async (row: Delivery, input: never, context: LockedContext) => {
      const { code } = deliveryFlow.states[deliveryFlow.steps[name as Step].to];
      const moved = await work(row, input, context);
      const set = {
        ...moved,
        ...enterStage(row, code, moved, context),
        ...(leavesInterviews(row, code, moved) && { interviewState: interviewStates.none }),
        ...(leavesOffers(row, code) && { offerStatus: offerFlow.states.revoked.code }),
        ...(leavesDispatch(row, code) && { dispatchStatus: dispatchFlow.states.revoked.code }),
        ...(leavesAgreements(row, code) && { agreementStatus: agreementStatuses.revoked }),
      };
      return { ...set, ...waitAfter(row, code, set, context) };
    },
  ]),
);

/** Steps of the student's side that the company hears of. */
const contactMessages: Partial<Record<Step, 'D03' | 'D04' | 'D07'>> = {
  confirm: 'D03',
  decline: 'D04',
  expire: 'D04',
  withdraw: 'D07',
};
/** Notifies the student or the company of a step. */
async function notifyStep(step: Step, row: Delivery, input: Input, context: Context): Promise<void> {
  const isMove = step === 'pass' || step === 'skip';
  if (isMove || (step === 'restore' && input.notify === 1))
    await notifyStudent('D05', row.id, context, getStage(row.step));
  if (step === 'reject' && input.notify === 1) await notifyStudent('D06', row.id, context);
  if (step === 'remind') await notifyStudent('D27', row.id, context);
  const toContact = contactMessages[step];
  if (toContact) await notifyContact(toContact, row.id, context);
  const isSigned = step === 'end' && row.closeReason === closedBecause.signedElsewhere;
  if (isSigned) await notifyContact('D10', row.id, context);
  else if (step === 'close' || step === 'end') await notifyStudent('D09', row.id, context);
}

/** Deliveries: values and effects of each step besides the state. */
export const deliveryBehaviour = behaviour(delivery, {
  // A step changes the numbers of its post and student.
  lockFirst: (id, context) => [
    ownerOf(delivery, id, 'postId', companyPost, context),
    ownerOf(delivery, id, 'employId', employUser, context),
  ],
  steps,
  async afterStep(step, row, context) {
    const { before, input } = context;
    if (step !== 'remind') await appendStep(before, row, getHistory(step, row, input), context);
    await notifyStep(step, row, input, context);
    if (step === 'close' && row.breakReason === breakReasons.company && row.offerId !== null)
      await recordViolation(getBreach(row.companyId, row.offerId, String(input.reason ?? '')), context);
    if (before.interviewState !== row.interviewState) await context.engine.emit(interviewsLeft, row, context);
    if (leavesOffers(before, row.status)) await context.engine.emit(offersLeft, row, context);
    if (leavesDispatch(before, row.status)) await context.engine.emit(dispatchLeft, row, context);
    if (leavesAgreements(before, row.status)) await context.engine.emit(agreementsLeft, row, context);
  },
  preview: previewStep,
  related: relatedToDelivery,
  present: presentDeliveries,
  columns: addArrivals,
  async listFilter(query, context) {
    const filters = [
      ...(query.overdue === '1' ? [await staleFilter(context)] : []),
      ...(query[plannableParam] === '1' ? [plannable] : []),
    ];
    return filters.length > 0 ? { all: filters } : undefined;
  },
});

const historyActions: Partial<Record<Step, string>> = { end: 'close', hire: 'offerAccept' };
function getHistory(step: Step, row: Delivery, input: Input): HistoryEntry {
  return {
    action: historyActions[step] ?? step,
    reasonCode: step === 'reject' ? row.rejectReason : row.closeReason,
    remark: (input.remark ?? input.reason ?? null) as string | null,
    notified: input.notify === 1,
    onBehalf: input.onBehalf === true,
    bySystem: input.bySystem === true,
    ...(typeof input.refId === 'string' && { refId: input.refId, refType: String(input.refType ?? 'delivery') }),
  };
}
