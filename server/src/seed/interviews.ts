import { interviewFlow, interviewResults } from '@campus/contract/interview';
import { pipeline } from '@campus/contract/rules';
import type { SeedRow } from './bulk.ts';
import { type DeliveryRows, isAt } from './delivery-rows.ts';
import type { InterviewRows } from './interview-rows.ts';
import { takeSlot } from './interview-slots.ts';
import { addInterview } from './interview-steps.ts';
import type { Dice } from './random.ts';
import type { SeedContext } from './seed-context.ts';
import type { SeedPost } from './seed-post.ts';
import { daysBetween } from './times.ts';

const { asked, agreed, done, absent } = interviewFlow.states;
const { open, passed, failed, undecided } = interviewResults;
/** Days from the anchor for which interviews are planned. */
const mostDays = 12;
const shares = {
  without: 0.15,
  past: 0.7,
  agreed: 0.6,
  today: 0.15,
  absent: 0.05,
  nextRound: 0.9,
  nextHeld: 0.3,
} as const;

/** What became of an interview: of a past one mostly a result, of a coming one the student's answer. */
function getOutcome(dice: Dice, i: number, round: number, isPast: boolean): { status: number; result: number } {
  const key = round === 1 ? '' : String(round);
  if (!isPast) return { status: dice.unit(i, `answer${key}`) < shares.agreed ? agreed.code : asked.code, result: open };
  if (dice.chance(i, `absent${key}`, shares.absent)) return { status: absent.code, result: failed };
  const results = [open, open, passed, passed, passed, passed, failed, undecided];
  return { status: done.code, result: dice.one(i, `result${key}`, results) };
}

interface Made {
  readonly talks: InterviewRows;
  readonly taken: Set<string>;
}
/** Adds the interviews of most deliveries that wait at 面试, with evaluations of those that were held; completes their deliveries. */
export function seedInterviews(
  context: SeedContext,
  deliveries: DeliveryRows,
  posts: readonly SeedPost[],
  made: Made,
): InterviewRows {
  const dice = context.dice('interview');
  const byId = new Map(posts.map((post) => [post.id, post]));
  const waiting = deliveries.delivery.filter((of) => isAt(of, pipeline.interview));
  for (const [index, of] of waiting.entries()) {
    const post = byId.get(String(of.postId));
    if (!post || dice.unit(index, 'none') < shares.without) continue;
    const planned = daysBetween(context.anchor, String(of.stepTime).slice(0, 10));
    // Those of today are still to be planned.
    if (planned >= 0) continue;
    const isPast = planned + 3 < -1 && dice.unit(index, 'past') < shares.past;
    const isToday = !isPast && planned < -1 && context.isWorkday(0) && dice.chance(index, 'today', shares.today);
    const [first, last] = isPast ? [planned + 3, -1] : isToday ? [0, 0] : [1, mostDays];
    holdRound(context, { index, of, post, round: 1, isPast, first, last }, deliveries, made);
  }
  return made.talks;
}

interface Round {
  readonly index: number;
  readonly of: SeedRow;
  readonly post: SeedPost;
  readonly round: number;
  readonly isPast: boolean;
  /** Days from the anchor between which it takes place. */
  readonly first: number;
  readonly last: number;
}
/** Adds the interview of a round and of those that follow it. */
function holdRound(
  context: SeedContext,
  { index, of, post, round, isPast, first, last }: Round,
  deliveries: DeliveryRows,
  made: Made,
): void {
  const dice = context.dice('interview');
  const slot = takeSlot(context, first, last, [post.contact.userId, String(of.employId)], made.taken);
  if (!slot) return;
  const outcome = last === 0 ? { status: agreed.code, result: open } : getOutcome(dice, index, round, isPast);
  addInterview(context, { of, post, slot, round, ...outcome }, deliveries, made.talks);
  if (outcome.result !== passed || round >= post.rounds || !dice.chance(index, `next${round}`, shares.nextRound))
    return;
  const after = daysBetween(context.anchor, slot.start.slice(0, 10)) + 2;
  const isHeld = after < -1 && dice.chance(index, `held${round}`, shares.nextHeld);
  const [from, to] = isHeld ? [after, -1] : [1, mostDays];
  holdRound(context, { index, of, post, round: round + 1, isPast: isHeld, first: from, last: to }, deliveries, made);
}
