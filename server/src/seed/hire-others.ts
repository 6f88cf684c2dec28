import { interviewResults } from '@campus/contract/interview';
import { deliveryStatuses, pipeline, waitParties } from '@campus/contract/rules';
import { closedBecause } from '../areas/resume/delivery-closed.ts';
import { asSystem } from './actors.ts';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import type { DeliveryRows } from './delivery-rows.ts';
import { holdRounds } from './hire-rounds.ts';
import type { HireRows } from './hire-rows.ts';
import { shiftSlot } from './interview-slots.ts';
import { addDropped } from './interview-steps.ts';
import type { SeedContext } from './seed-context.ts';
import type { SeedPost } from './seed-post.ts';
import { daysBetween, plusMinutes } from './times.ts';

const { signedElsewhere } = closedBecause;
/** Share that was still to be interviewed. */
const droppedShare = 0.25;
/** Minutes of the day at which the dropped interviews would have begun. */
const hours = [570, 600, 660, 840, 900, 960] as const;
const { open, passed, failed, undecided } = interviewResults;
const results = [passed, passed, passed, undecided, failed, open] as const;

/** Ends the other deliveries of those who have signed; most of them at 面试 had come to their first interview by then. */
export function endOthers(context: SeedContext, rows: DeliveryRows, posts: readonly SeedPost[], made: HireRows): void {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const dice = context.dice('hireOthers');
  for (const [n, { of, at }] of made.ending.entries()) {
    const post = byId.get(String(of.postId));
    if (of.step !== pipeline.interview || !post) {
      end(of, at, rows);
      continue;
    }
    const first = daysBetween(context.anchor, String(of.stepTime).slice(0, 10)) + dice.between(n, 'first', 2, 5);
    const last = daysBetween(context.anchor, at.slice(0, 10)) - 1;
    const held = { of, post, rounds: 1, result: dice.one(n, 'result', results) };
    if (!dice.chance(n, 'dropped', droppedShare) && holdRounds(context, held, first, last, rows, made))
      end(of, at, rows);
    else drop(context, { of, post, at, minute: dice.one(n, 'hour', hours) }, rows, made);
  }
}

interface Dropped {
  readonly of: SeedRow;
  readonly post: SeedPost;
  readonly at: string;
  readonly minute: number;
}
/** Ends a delivery with the interview that was planned for a day after; without the time to plan it, with none. */
function drop(context: SeedContext, { of, post, at, minute }: Dropped, rows: DeliveryRows, made: HireRows): void {
  const start = plusMinutes(`${at.slice(0, 10)} 00:00:00`, minute);
  const slot = plusMinutes(String(of.stepTime), 30) < at ? shiftSlot(context, { start, end: start }, 1) : undefined;
  const dropped = slot && addDropped(context, { of, post, slot }, at, rows, made.talks);
  end(of, at, rows);
  dropped?.end();
}

/** The system closes another delivery of a student who has signed. */
function end(of: SeedRow, at: string, rows: DeliveryRows): void {
  addEntry(
    of,
    {
      ...{ action: 'close', at, remark: null, reasonCode: signedElsewhere, toStatus: deliveryStatuses.closed },
      ...{ actor: asSystem, from: Number(of.step) },
    },
    rows,
  );
  const wait = { waitFor: waitParties.none, waitSince: null };
  Object.assign(of, { status: deliveryStatuses.closed, closeReason: signedElsewhere, stageTime: at, ...wait });
}
