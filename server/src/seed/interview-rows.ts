import {
  interview,
  interviewEvaluation,
  interviewFlow,
  interviewLog,
  interviewResults,
  interviewSentences,
  interviewTypes,
  interviewUser,
} from '@campus/contract/interview';
import { newCheckInCode } from '../areas/interview/check-in-code.ts';
import type { SeedRow } from './bulk.ts';
import { bookRoom, findRoom, type InterviewRooms, openRooms, type VenueRows } from './interview-rooms.ts';
import type { Slot } from './interview-slots.ts';
import { type Dice, seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import type { SeedPost } from './seed-post.ts';
import { plusMinutes } from './times.ts';

export interface InterviewRows {
  readonly interview: SeedRow[];
  readonly user: SeedRow[];
  readonly log: SeedRow[];
  readonly evaluation: SeedRow[];
  readonly rooms: InterviewRooms;
}
export const noInterviews = (venues: VenueRows): InterviewRows => ({
  interview: [],
  user: [],
  log: [],
  evaluation: [],
  rooms: openRooms(venues),
});

/** Why and when something happened to an interview before it was held. */
interface Change {
  readonly at: string;
  readonly reason: string;
}
export interface InterviewPlan {
  readonly of: SeedRow;
  readonly post: SeedPost;
  readonly slot: Slot;
  readonly round: number;
  readonly status: number;
  readonly result: number;
  /** When it was planned. */
  readonly at: string;
  /** It was planned for `from` before. */
  readonly moved?: Change & { readonly from: Slot };
  readonly cancelled?: Change & { readonly by: string };
  /** What the student asks for. */
  readonly wish?: Change & { readonly to: Slot };
}

const { asked, agreed, done, absent } = interviewFlow.states;
export const isOpen = ({ status }: Pick<InterviewPlan, 'status'>): boolean =>
  status === asked.code || status === agreed.code;
const isHeld = ({ status }: Pick<InterviewPlan, 'status'>): boolean => status === done.code;
/** When it was over: done, or the student was missed. */
export const getEnd = ({ status, slot }: InterviewPlan): string =>
  status === absent.code ? plusMinutes(slot.start, 15) : plusMinutes(slot.end, 5);

const comments = [
  '专业基础扎实，表达清楚，建议进入下一轮',
  '项目经历与岗位要求匹配，学习意愿较强',
  '沟通顺畅，岗位理解一般，可以再考察一轮',
  '对岗位了解不多，技术细节回答不够深入',
] as const;

/** A code of its own for every interview: an odd factor permutes the numbers of 35 bits. */
function getCode(n: number): string {
  const bits = (BigInt(n + 1) * 0x5deece66dn) % 2n ** 35n;
  return newCheckInCode((_below, k) => Number((bits >> BigInt(5 * k)) & 31n));
}

/** Where it takes place. */
function getPlace(n: number, type: number, company: string, venueId: string | undefined) {
  const isOnline = type === interviewTypes.online;
  return {
    type,
    venueId: venueId ?? null,
    address: type === interviewTypes.onSite && !venueId ? `${company}一层面试室` : null,
    meetingUrl: isOnline ? `https://meeting.example.com/j/${100_000 + n}` : null,
    meetingCode: isOnline ? String(100_000 + n) : null,
  };
}
/** What has happened to it. */
function getProgress(plan: InterviewPlan) {
  const { slot, status, at, moved, cancelled, wish } = plan;
  const planTime = moved?.at ?? at;
  return {
    confirmDeadline: plusMinutes(slot.start, -120),
    confirmTime: status === asked.code || cancelled ? null : plusMinutes(planTime, 90),
    isOverdue: 0,
    cancelReason: cancelled?.reason ?? null,
    cancelBy: cancelled?.by ?? null,
    rescheduleCount: moved ? 1 : 0,
    isChangeAsked: wish ? 1 : 0,
    changeWish: wish ? { reason: wish.reason, times: [wish.to] } : null,
    absentTime: status === absent.code ? getEnd(plan) : null,
    checkinTime: isHeld(plan) ? plusMinutes(slot.start, -8) : null,
    planTime,
    settleTime: plusMinutes(slot.end, 1440),
  };
}

/** Adds the rows of an interview; its id. */
export function pushInterview(context: SeedContext, plan: InterviewPlan, rows: InterviewRows): string {
  const { of, post, slot, status, result, round, at } = plan;
  const { contact, tenantId } = post;
  const n = rows.interview.length;
  const id = seedId(30, n);
  const type = [interviewTypes.online, interviewTypes.onSite, interviewTypes.phone][n % 3] as number;
  const venueId = findRoom(context, { n, type, slot, tenantId }, rows.rooms);
  const isScored = isHeld(plan) && (result !== interviewResults.open || n % 2 === 0);
  const evaluation = isScored ? getScores(context.dice('evaluation'), n) : undefined;
  const row = {
    ...systemColumns(interview, id, tenantId, contact.username, at, of.sysOrgCode as string),
    interviewNo: `MS${at.slice(2, 10).replaceAll('-', '')}${String(n + 1).padStart(5, '0')}`,
    ...{ deliveryId: of.id, employId: of.employId, postId: post.id, companyId: post.companyId },
    round,
    title: interviewSentences.roundTitle(round),
    startTime: slot.start,
    endTime: slot.end,
    busyStart: slot.start,
    busyEnd: slot.end,
    ...getPlace(n, type, post.companyName, venueId),
    interviewerIds: contact.id,
    contact: contact.realname,
    contactMobile: contact.mobile,
    status,
    result,
    avgScore: evaluation?.score ?? null,
    ...getProgress(plan),
    checkinCode: getCode(n),
  };
  rows.interview.push(row);
  if (venueId) bookRoom(row, post.companyName, isOpen(plan), plan.moved?.at ?? at, rows.rooms);
  rows.user.push({
    ...systemColumns(interviewUser, seedId(31, n), tenantId, contact.username, at, of.sysOrgCode as string),
    ...{ interviewId: id, memberId: contact.id, userId: contact.userId },
    ...{ busyStart: slot.start, busyEnd: slot.end, active: isOpen(plan) ? 1 : 0 },
  });
  pushLog(id, plan, rows);
  if (evaluation) pushEvaluation(id, plan, evaluation, rows);
  return id;
}

interface Line {
  readonly action: string;
  readonly at: string;
  readonly before?: Slot;
  readonly after?: Slot;
  readonly reason?: string;
  readonly operator?: string;
}
function pushLog(interviewId: string, plan: InterviewPlan, rows: InterviewRows): void {
  const { of, post, slot, at, moved, cancelled, wish, status } = plan;
  const { contact, tenantId } = post;
  const lines: Line[] = [{ action: 'add', at, after: moved?.from ?? slot }];
  if (moved) lines.push({ action: 'reschedule', at: moved.at, before: moved.from, after: slot, reason: moved.reason });
  if (wish) lines.push({ action: 'askChange', at: wish.at, before: slot, after: slot, reason: wish.reason });
  if (cancelled) {
    const isOwn = cancelled.by === contact.realname;
    const { at: time, reason, by } = cancelled;
    lines.push({ action: isOwn ? 'cancel' : 'drop', at: time, before: slot, reason, operator: by });
  }
  if (status === absent.code) lines.push({ action: 'absent', at: getEnd(plan), before: slot });
  for (const [k, { action, at: time, before, after, reason, operator = contact.realname }] of lines.entries())
    rows.log.push({
      ...systemColumns(interviewLog, seedId(32, rows.log.length), tenantId, contact.username, time, `${of.sysOrgCode}`),
      ...{ interviewId, seq: k + 1, action, operator, occurTime: time, reason: reason ?? null },
      ...{ oldStart: before?.start ?? null, oldEnd: before?.end ?? null },
      ...{ newStart: after?.start ?? null, newEnd: after?.end ?? null },
    });
}

function pushEvaluation(interviewId: string, plan: InterviewPlan, scores: SeedRow, rows: InterviewRows): void {
  const { of, post, slot } = plan;
  const { contact, tenantId } = post;
  const at = plusMinutes(slot.end, 20);
  const id = seedId(33, rows.evaluation.length);
  rows.evaluation.push({
    ...systemColumns(interviewEvaluation, id, tenantId, contact.username, at, of.sysOrgCode as string),
    ...{ interviewId, employId: of.employId, postId: post.id, companyId: post.companyId, userId: contact.userId },
    ...scores,
    evaluateTime: at,
  });
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
