import {
  interview,
  interviewEvaluation,
  interviewLog,
  interviewSentences,
  interviewTypes,
  interviewUser,
} from '@campus/contract/interview';
import { deliveryStep } from '@campus/contract/resume';
import { interviewStates, isWorkingDay, nextWait } from '@campus/contract/rules';
import { newCheckInCode } from '../areas/interview/check-in-code.ts';
import type { SeedRow } from './bulk.ts';
import { type DeliveryRows, nextSeq } from './delivery-rows.ts';
import type { SeedPost } from './posts.ts';
import { type Dice, seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import { daysBetween, plusMinutes } from './times.ts';

export interface InterviewRows {
  readonly interview: SeedRow[];
  readonly user: SeedRow[];
  readonly log: SeedRow[];
  readonly evaluation: SeedRow[];
}
export interface Slot {
  readonly start: string;
  readonly end: string;
}
const interviewStep = 20;
const length = 30;
/** Starts of a day, without the lunch break. */
const starts = Array.from({ length: 16 }, (_, i) => 540 + i * length).filter((at) => at < 720 || at >= 810);
const mostDays = 12;
const comments = [
  '专业基础扎实，表达清楚，建议进入下一轮',
  '项目经历与岗位要求匹配，学习意愿较强',
  '沟通顺畅，岗位理解一般，可以再考察一轮',
  '对岗位了解不多，技术细节回答不够深入',
] as const;

const getClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

/** The next half hour of a working day in which none of `people` has an interview. */
export function takeSlot(
  context: SeedContext,
  first: number,
  last: number,
  people: readonly string[],
  taken: Set<string>,
): Slot | undefined {
  for (let day = first; day <= last; day += 1) {
    const date = context.day(day);
    if (!isWorkingDay(date, [])) continue;
    for (const at of starts) {
      const start = `${date} ${getClock(at)}`;
      const keys = people.map((who) => `${who}|${start}`);
      if (keys.some((key) => taken.has(key))) continue;
      for (const key of keys) taken.add(key);
      return { start, end: plusMinutes(start, length) };
    }
  }
  return undefined;
}

/** What became of an interview: of a past one mostly a result, of a coming one the student's answer. */
function getOutcome(dice: Dice, i: number, isPast: boolean): { status: number; result: number } {
  if (!isPast) return { status: dice.unit(i, 'answer') < 0.6 ? 2 : 1, result: 0 };
  return { status: 4, result: dice.one(i, 'result', [0, 0, 1, 1, 1, 1, 2, 3]) };
}

/** A code of its own for every interview: an odd factor permutes the numbers of 35 bits. */
function getCode(n: number): string {
  const bits = (BigInt(n + 1) * 0x5deece66dn) % 2n ** 35n;
  return newCheckInCode((_below, k) => Number((bits >> BigInt(5 * k)) & 31n));
}

interface Planned {
  readonly index: number;
  readonly of: SeedRow;
  readonly post: SeedPost;
  readonly slot: Slot;
  readonly status: number;
  readonly result: number;
  /** Default: the first one. */
  readonly round?: number;
}

/** Adds the interviews of most deliveries that wait at 面试, with evaluations of those that were held; completes their deliveries. */
export function seedInterviews(
  context: SeedContext,
  deliveries: DeliveryRows,
  posts: readonly SeedPost[],
  { talks: rows, taken }: { readonly talks: InterviewRows; readonly taken: Set<string> },
): InterviewRows {
  const dice = context.dice('interview');
  const byId = new Map(posts.map((post) => [post.id, post]));
  const waiting = deliveries.delivery.filter(({ status, step }) => status === 1 && step === interviewStep);
  for (const [index, of] of waiting.entries()) {
    const post = byId.get(String(of.postId));
    if (!post || dice.unit(index, 'none') < 0.15) continue;
    const planned = daysBetween(context.anchor, String(of.stepTime).slice(0, 10));
    // Those of today are still to be planned.
    if (planned >= 0) continue;
    const isPast = planned + 3 < -1 && dice.unit(index, 'past') < 0.7;
    const [first, last] = isPast ? [planned + 3, -1] : [1, mostDays];
    const slot = takeSlot(context, first, last, [post.contact.userId, String(of.employId)], taken);
    if (slot) addInterview(context, { index, of, post, slot, ...getOutcome(dice, index, isPast) }, deliveries, rows);
  }
  return rows;
}

export function addInterview(context: SeedContext, plan: Planned, deliveries: DeliveryRows, rows: InterviewRows): void {
  const { of, post, slot, status, result, round = 1 } = plan;
  const { contact, tenantId } = post;
  const [n, id] = [rows.interview.length, seedId(30, rows.interview.length)];
  // Planned after the delivery came to 面试, or after the round before.
  const at = plusMinutes(String(round > 1 ? of.lastInterviewTime : of.stepTime), round > 1 ? 90 : 30);
  const org = of.sysOrgCode as string;
  const title = interviewSentences.roundTitle(round);
  const type = [interviewTypes.online, interviewTypes.onSite, interviewTypes.phone][n % 3] as number;
  const isHeld = status === 4;
  const evaluation = isHeld && (result !== 0 || n % 2 === 0) ? getScores(context.dice('evaluation'), n) : undefined;
  rows.interview.push({
    ...systemColumns(interview, id, tenantId, contact.username, at, org),
    interviewNo: `MS${at.slice(2, 10).replaceAll('-', '')}${String(n + 1).padStart(5, '0')}`,
    deliveryId: of.id,
    employId: of.employId,
    postId: post.id,
    companyId: post.companyId,
    round,
    title,
    type,
    startTime: slot.start,
    endTime: slot.end,
    busyStart: slot.start,
    busyEnd: slot.end,
    address: type === interviewTypes.onSite ? `${post.companyName}一层面试室` : null,
    meetingUrl: type === interviewTypes.online ? `https://meeting.example.com/j/${100_000 + n}` : null,
    meetingCode: type === interviewTypes.online ? String(100_000 + n) : null,
    interviewerIds: contact.id,
    contact: contact.realname,
    contactMobile: contact.mobile,
    status,
    result,
    avgScore: evaluation?.score ?? null,
    confirmDeadline: plusMinutes(slot.start, -120),
    confirmTime: status === 1 ? null : plusMinutes(at, 90),
    isOverdue: 0,
    rescheduleCount: 0,
    isChangeAsked: 0,
    checkinTime: isHeld ? plusMinutes(slot.start, -8) : null,
    checkinCode: getCode(n),
    planTime: at,
    settleTime: plusMinutes(slot.end, 1440),
  });
  const columns = (e: Parameters<typeof systemColumns>[0], table: number, k: number, time: string) =>
    systemColumns(e, seedId(table, k), tenantId, contact.username, time, org);
  rows.user.push({
    ...columns(interviewUser, 31, n, at),
    interviewId: id,
    memberId: contact.id,
    userId: contact.userId,
    busyStart: slot.start,
    busyEnd: slot.end,
    active: isHeld ? 0 : 1,
  });
  rows.log.push({
    ...columns(interviewLog, 32, n, at),
    interviewId: id,
    seq: 1,
    action: 'add',
    newStart: slot.start,
    newEnd: slot.end,
    operator: contact.realname,
    occurTime: at,
  });
  if (evaluation)
    rows.evaluation.push({
      ...columns(interviewEvaluation, 33, rows.evaluation.length, plusMinutes(slot.end, 20)),
      interviewId: id,
      employId: of.employId,
      postId: post.id,
      companyId: post.companyId,
      userId: contact.userId,
      ...evaluation,
      evaluateTime: plusMinutes(slot.end, 20),
    });
  const note = { of, contact, tenantId, refId: id, remark: `${title} ${slot.start.slice(0, 16)}` };
  addStep({ ...note, action: 'interview', at }, deliveries);
  if (isHeld) addStep({ ...note, action: 'interviewDone', at: plusMinutes(slot.end, 5) }, deliveries);
  completeDelivery(of, plan, isHeld ? plusMinutes(slot.end, 5) : at);
}

function getScores(dice: Dice, n: number) {
  const one = (name: string): number => dice.between(n, name, 2, 5);
  const scores = {
    professional: one('a'),
    logic: one('b'),
    communication: one('c'),
    motivation: one('d'),
    fit: one('e'),
  };
  const mean = Object.values(scores).reduce((sum, value) => sum + value, 0) / 5;
  const conclusion = mean >= 3.5 ? 1 : mean >= 3 ? 2 : 3;
  return { scores, score: Math.round(mean * 10) / 10, conclusion, comment: comments[n % comments.length] as string };
}

interface Note {
  readonly of: SeedRow;
  readonly contact: SeedPost['contact'];
  readonly tenantId: number;
  readonly refId: string;
  readonly remark: string;
  readonly action: string;
  readonly at: string;
}
function addStep({ of, contact, tenantId, refId, remark, action, at }: Note, rows: DeliveryRows): void {
  const { step } = rows;
  step.push({
    ...systemColumns(deliveryStep, seedId(20, step.length), tenantId, contact.username, at),
    deliveryId: of.id,
    seq: nextSeq(rows, of.id),
    action,
    fromStatus: of.status,
    toStatus: of.status,
    fromStep: of.step,
    toStep: of.step,
    fromResult: of.stepResult,
    toResult: of.stepResult,
    remark,
    refType: 'interview',
    refId,
    actorType: 2,
    actorId: contact.userId,
    actorName: contact.realname,
    onBehalf: 0,
    notified: 0,
    occurTime: at,
  });
}
/** What the delivery knows of its interview, and whose turn it is since when. */
function completeDelivery(of: SeedRow, { status, result, slot, round = 1 }: Planned, at: string): void {
  const interviewState =
    status === 1 ? interviewStates.asked : status === 2 ? interviewStates.agreed : interviewStates.none;
  const head = { status: 1, step: interviewStep, studentConfirm: 1, interviewState };
  const before = status === 4 ? { step: interviewStep, waitFor: 0, waitSince: null } : (of as never);
  Object.assign(of, {
    interviewState,
    interviewResult: status === 4 ? result : null,
    roundsPassed: result === 1 ? round : 0,
    lastInterviewTime: slot.start,
    ...nextWait(before, head, at),
  });
}
