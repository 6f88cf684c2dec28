import { interviewFlow, interviewResults, interviewSentences } from '@campus/contract/interview';
import {
  confirmStates,
  deliveryStatuses,
  interviewStates,
  nextWait,
  pipeline,
  waitParties,
} from '@campus/contract/rules';
import { asCompany, asSystem } from './actors.ts';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import type { DeliveryRows } from './delivery-rows.ts';
import { getEnd, type InterviewPlan, type InterviewRows, isOpen, pushInterview } from './interview-rows.ts';
import { type Slot, shiftSlot } from './interview-slots.ts';
import { type SeedContext, systemActor } from './seed-context.ts';
import type { SeedPost } from './seed-post.ts';
import { plusMinutes } from './times.ts';

const { asked, agreed, cancelled } = interviewFlow.states;
const { open: undecided, passed } = interviewResults;
/** Of the interviews with the time for it. */
const shares = { cancelled: 0.06, moved: 0.1, wish: 0.08 } as const;
const cancelReasons = ['面试官临时出差，另行安排', '与部门会议冲突，另行安排', '用人部门调整面试方式'] as const;
const moveReasons = ['面试官时间冲突', '学生申请', '面试官时间冲突：项目上线', '设备或网络原因'] as const;
const wishReasons = ['与课程考试时间冲突', '当天有毕业设计中期检查', '临时返校，赶不上该场次'] as const;

/** What is known of an interview before it is decided when and how often it was planned. */
type Held = Pick<InterviewPlan, 'of' | 'post' | 'slot' | 'round' | 'status' | 'result'>;

/** Adds an interview, some after another one that was called off, some moved; completes its delivery. */
export function addInterview(context: SeedContext, held: Held, deliveries: DeliveryRows, rows: InterviewRows): void {
  const { of, round, slot } = held;
  // Planned after the delivery came to 面试, or after the round before.
  const first = plusMinutes(String(round > 1 ? of.lastInterviewTime : of.stepTime), round > 1 ? 90 : 30);
  const n = rows.interview.length;
  const dice = context.dice('interviewChange');
  const from = shiftSlot(context, slot, -1);
  const changed = from && getChangeTime(context, first, from);
  if (changed && dice.chance(n, 'cancelled', shares.cancelled)) {
    const reason = dice.one(n, 'reason', cancelReasons);
    cancel(context, { ...held, slot: from, at: first }, { at: changed, reason }, deliveries, rows);
    write(context, { ...held, at: plusMinutes(changed, 30) }, deliveries, rows);
  } else if (changed && dice.chance(n, 'moved', shares.moved)) {
    const moved = { from, at: changed, reason: dice.one(n, 'reason', moveReasons) };
    write(context, { ...held, at: first, moved }, deliveries, rows);
  } else if (isOpen(held) && dice.chance(n, 'wish', shares.wish)) {
    const [to, at] = [shiftSlot(context, slot, 1), plusMinutes(first, 120)];
    const wish = to && isPast(context, at) ? { to, at, reason: dice.one(n, 'reason', wishReasons) } : undefined;
    write(context, { ...held, at: first, ...(wish && { wish }) }, deliveries, rows);
  } else write(context, { ...held, at: first }, deliveries, rows);
}

const isPast = (context: SeedContext, at: string): boolean => at < `${context.day(0)} 00:00:00`;
/** When a plan for `from` was changed: the afternoon before, with time left for the student to answer. */
function getChangeTime(context: SeedContext, planned: string, from: Slot): string | undefined {
  const eve = plusMinutes(`${from.start.slice(0, 10)} 00:00:00`, -470);
  const [early, at] = [plusMinutes(planned, 60), eve > plusMinutes(planned, 60) ? eve : plusMinutes(planned, 60)];
  const found = isPast(context, plusMinutes(at, 120)) ? at : early;
  return isPast(context, plusMinutes(found, 120)) && plusMinutes(found, 150) < from.start ? found : undefined;
}

function cancel(
  context: SeedContext,
  plan: Omit<InterviewPlan, 'status' | 'result'>,
  { at, reason }: { readonly at: string; readonly reason: string },
  deliveries: DeliveryRows,
  rows: InterviewRows,
): void {
  const by = plan.post.contact.realname;
  const id = pushInterview(
    context,
    { ...plan, status: cancelled.code, result: undecided, cancelled: { at, reason, by } },
    rows,
  );
  note(plan, 'interview', plan.at, id, undefined, deliveries);
  note(plan, 'interviewCancel', at, id, reason, deliveries);
}

function write(context: SeedContext, plan: InterviewPlan, deliveries: DeliveryRows, rows: InterviewRows): void {
  const { moved, slot } = plan;
  const id = pushInterview(context, plan, rows);
  note({ ...plan, slot: moved?.from ?? slot }, 'interview', plan.at, id, undefined, deliveries);
  if (moved) note(plan, 'reschedule', moved.at, id, moved.reason, deliveries);
  if (!isOpen(plan)) note(plan, 'interviewDone', getEnd(plan), id, undefined, deliveries);
  completeDelivery(plan);
}

type Noted = Pick<InterviewPlan, 'of' | 'post' | 'round' | 'slot'>;
/** Writes an event of an interview into the history of its delivery, which it does not change. */
function note(
  { of, post, round, slot }: Noted,
  action: string,
  at: string,
  id: string,
  reason: string | undefined,
  deliveries: DeliveryRows,
  isOwn = true,
): void {
  const title = interviewSentences.roundTitle(round);
  const remark = reason ? `${title}：${reason}` : `${title} ${slot.start.slice(0, 16)}`;
  const actor = isOwn ? asCompany(post.contact) : asSystem;
  const state = { from: Number(of.step), fromStatus: Number(of.status) };
  addEntry(of, { action, at, remark, ref: { type: 'interview', id }, actor, ...state }, deliveries);
}

/** What the delivery knows of its interview, and whose turn it is since when. */
function completeDelivery(plan: InterviewPlan): void {
  const { of, status, result, slot, round, at, moved } = plan;
  const interviewState =
    status === asked.code
      ? interviewStates.asked
      : status === agreed.code
        ? interviewStates.agreed
        : interviewStates.none;
  const place = { status: deliveryStatuses.active, step: pipeline.interview };
  const head = { ...place, studentConfirm: confirmStates.confirmed, interviewState };
  const open = isOpen(plan);
  const before = open ? (of as never) : { step: pipeline.interview, waitFor: waitParties.none, waitSince: null };
  Object.assign(of, {
    interviewState,
    interviewResult: open ? (of.interviewResult ?? null) : result,
    roundsPassed: result === passed ? round : round - 1,
    lastInterviewTime: slot.start,
    ...nextWait(before, head, open ? (moved?.at ?? at) : getEnd(plan)),
  });
}

/** Adds an interview that was still to come when its delivery ended at `endedAt`. */
export function addDropped(
  context: SeedContext,
  { of, post, slot }: { readonly of: SeedRow; readonly post: SeedPost; readonly slot: Slot },
  endedAt: string,
  deliveries: DeliveryRows,
  rows: InterviewRows,
): { readonly end: () => void } {
  const plan = { of, post, slot, round: 1, at: plusMinutes(String(of.stepTime), 30) };
  const dropped = { at: endedAt, reason: interviewSentences.deliveryEnded, by: systemActor.realname };
  const id = pushInterview(context, { ...plan, status: cancelled.code, result: undecided, cancelled: dropped }, rows);
  note(plan, 'interview', plan.at, id, undefined, deliveries);
  Object.assign(of, { interviewState: interviewStates.none, roundsPassed: 0 });
  return { end: () => note(plan, 'interviewCancel', endedAt, id, dropped.reason, deliveries, false) };
}
