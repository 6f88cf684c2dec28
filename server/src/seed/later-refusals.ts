import { ownStage, pipeline } from '@campus/contract/resume';
import { nextWait } from '@campus/contract/rules';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import type { DeliveryRows } from './delivery-rows.ts';
import { holdRounds, pass } from './hire-rounds.ts';
import { actorTypes, type HireRows } from './hire-rows.ts';
import { calm, getTimes } from './hire-times.ts';
import type { SeedPost } from './posts.ts';
import type { SeedContext } from './seed-context.ts';
import { daysBetween } from './times.ts';

const failed = 3;
/** Share that passed its interviews and was refused at 录用. */
const lateShare = 0.27;
/** Days of the last interviews from the anchor: the refusal at 录用 is two days later, the other one a day. */
const lastDay = { interview: -2, hire: -3 } as const;
/** Values of rc_reject_reason. */
const reasons = { [pipeline.interview]: [4, 4, 4, 5, 6, 8], [pipeline.hire]: [3, 5, 8] } as const;

/** Refuses the deliveries that fail after their interviews. Without the time for those they are refused as they are. */
export function seedLaterRefusals(
  context: SeedContext,
  rows: DeliveryRows,
  posts: readonly SeedPost[],
  made: HireRows,
): void {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const dice = context.dice('laterRefusal');
  for (const [index, of] of rows.delivery.filter(({ id }) => rows.failing.has(id)).entries()) {
    const post = byId.get(String(of.postId));
    if (!post) continue;
    const isLate = dice.chance(index, 'late', lateShare);
    const first = daysBetween(context.anchor, String(of.stepTime).slice(0, 10)) + dice.between(index, 'first', 2, 5);
    const held = isLate ? { rounds: post.rounds, result: 1 } : { rounds: 1, result: 2 };
    const slot = holdRounds(
      context,
      { of, post, ...held },
      first,
      isLate ? lastDay.hire : lastDay.interview,
      rows,
      made,
    );
    const times = slot && getTimes(slot.end, calm);
    if (times && isLate) pass(of, post, times.passed, rows);
    const at = times ? (isLate ? times.issued : times.passed) : String(of.stepTime);
    reject(of, post, at, dice.one(index, 'reason', reasons[of.step as keyof typeof reasons]), rows);
  }
}

function reject(of: SeedRow, post: SeedPost, at: string, reasonCode: number, rows: DeliveryRows): void {
  const step = Number(of.step);
  const actor = { ...post.contact, type: actorTypes.company };
  addEntry(of, { action: 'reject', at, remark: null, reasonCode, actor, from: step, toStatus: failed }, rows);
  const isSeen = ownStage({ status: failed, step }) !== ownStage({ status: 1, step });
  Object.assign(of, { status: failed, stepResult: 2, rejectReason: reasonCode, ...(isSeen && { stageTime: at }) });
  Object.assign(of, nextWait(undefined, { status: failed, step, studentConfirm: 1 }, at));
}
