import { interviewResults } from '@campus/contract/interview';
import { ownStage } from '@campus/contract/resume';
import { deliveryStatuses, pipeline } from '@campus/contract/rules';
import { asCompany } from './actors.ts';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import { type DeliveryRows, getResult, isAt, startWait } from './delivery-rows.ts';
import { holdRounds, pass } from './hire-rounds.ts';
import type { HireRows } from './hire-rows.ts';
import { calm, getTimes, quick } from './hire-times.ts';
import type { SeedContext } from './seed-context.ts';
import type { SeedPost } from './seed-post.ts';
import { daysBetween } from './times.ts';

const { active, rejected } = deliveryStatuses;
/** Share that passed its interviews and was refused at 录用. */
const lateShare = 0.2;
/** Days of the last interviews from the anchor: the refusal at 录用 is two days later, the other one a day or on the same. */
const lastDay = { late: -3, calm: -2, quick: -1 } as const;
/** Values of rc_reject_reason: who gives up or cannot be reached does not come. */
const missedReasons = [5, 6] as const;
const reasons = {
  [pipeline.interview]: [4, 4, 4, 4, 4, 8, ...missedReasons],
  [pipeline.hire]: [3, 5, 8],
  withoutInterview: [...missedReasons, 8],
} as const;
const noShows: readonly number[] = missedReasons;

/** Refuses the deliveries that fail after their interviews. Without the time for those they are refused as they are. */
export function seedLaterRefusals(
  context: SeedContext,
  rows: DeliveryRows,
  posts: readonly SeedPost[],
  made: HireRows,
): void {
  const byId = new Map(posts.map((post) => [post.id, post]));
  for (const [index, of] of rows.delivery.filter(({ id }) => rows.failing.has(id)).entries()) {
    const post = byId.get(String(of.postId));
    if (!post) continue;
    const isLate = context.dice('laterRefusal').chance(index, 'late', lateShare);
    if (!isLate || !refuseLate(context, { index, of, post }, rows, made))
      refuseEarly(context, { index, of, post }, rows, made);
  }
}

interface Failing {
  readonly index: number;
  readonly of: SeedRow;
  readonly post: SeedPost;
}
/** Day from the anchor on which the delivery came to 面试. */
const getDay = (context: SeedContext, of: SeedRow): number =>
  daysBetween(context.anchor, String(of.stepTime).slice(0, 10));
const getFirst = (context: SeedContext, { index, of }: Failing): number =>
  getDay(context, of) + context.dice('laterRefusal').between(index, 'first', 2, 5);

/** Refuses those at 面试 that were to end with a signature for which there was not enough time. */
export function refuseRest(context: SeedContext, rows: DeliveryRows, posts: readonly SeedPost[], made: HireRows): void {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const rest = rows.delivery.filter((of) => isAt(of, pipeline.interview) && !rows.goals.has(of.id));
  for (const [n, of] of rest.entries()) {
    const post = byId.get(String(of.postId));
    if (post) refuseEarly(context, { index: rows.failing.size + n, of, post }, rows, made);
  }
}

/** After all interviews, at 录用. False when there was not enough time. */
function refuseLate(context: SeedContext, failing: Failing, rows: DeliveryRows, made: HireRows): boolean {
  const { index, of, post } = failing;
  const slot = holdRounds(context, { of, post }, getFirst(context, failing), lastDay.late, rows, made);
  if (!slot) return false;
  const times = getTimes(slot.end, calm);
  pass(of, post, times.passed, rows);
  reject(of, post, times.issued, context.dice('laterRefusal').one(index, 'reason', reasons[pipeline.hire]), rows);
  return true;
}

/** After the interview of one of the rounds. */
function refuseEarly(context: SeedContext, failing: Failing, rows: DeliveryRows, made: HireRows): void {
  const { index, of, post } = failing;
  const dice = context.dice('laterRefusal');
  const reason = dice.one(index, 'reason', reasons[pipeline.interview]);
  const first = getFirst(context, failing);
  const round = dice.between(index, 'round', 1, post.rounds);
  const held = { of, post, result: interviewResults.failed, isMissed: noShows.includes(reason) };
  const tries = [
    { rounds: round, first, last: lastDay.calm, plan: calm },
    { rounds: 1, first, last: lastDay.calm, plan: calm },
    { rounds: 1, first: getDay(context, of) + 1, last: lastDay.quick, plan: quick },
  ] as const;
  for (const { rounds, first: from, last, plan } of tries) {
    const slot = holdRounds(context, { ...held, rounds }, from, last, rows, made);
    if (!slot) continue;
    reject(of, post, getTimes(slot.end, plan).passed, reason, rows);
    return;
  }
  reject(of, post, String(of.stepTime), dice.one(index, 'reason', reasons.withoutInterview), rows);
}

function reject(of: SeedRow, post: SeedPost, at: string, reasonCode: number, rows: DeliveryRows): void {
  const step = Number(of.step);
  const event = { action: 'reject', at, remark: null, actor: asCompany(post.contact) };
  addEntry(of, { ...event, reasonCode, from: step, toStatus: rejected }, rows);
  const isSeen = ownStage({ status: rejected, step }) !== ownStage({ status: active, step });
  Object.assign(of, { status: rejected, stepResult: getResult(rejected), rejectReason: reasonCode });
  Object.assign(of, { ...(isSeen && { stageTime: at }), ...startWait(step, at, { status: rejected }) });
}
