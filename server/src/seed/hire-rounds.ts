import { interviewFlow, interviewResults } from '@campus/contract/interview';
import { pipeline } from '@campus/contract/rules';
import { asCompany } from './actors.ts';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import { type DeliveryRows, startWait } from './delivery-rows.ts';
import type { Candidate, HireRows } from './hire-rows.ts';
import { calm, getTimes, quick, type Times } from './hire-times.ts';
import { freeSlot, type Slot, takeSlot } from './interview-slots.ts';
import { addInterview } from './interview-steps.ts';
import type { SeedContext } from './seed-context.ts';
import type { SeedPost } from './seed-post.ts';
import { daysBetween } from './times.ts';

const { states } = interviewFlow;

interface Held extends Pick<Candidate, 'of' | 'post'> {
  /** Default: as many as the post plans. */
  readonly rounds?: number;
  /** Of the last one; default: passed. */
  readonly result?: number;
  /** The student did not come to the last one. */
  readonly isMissed?: boolean;
}
/** Interviews in rounds, passed up to the last one; undefined when there was not enough time. */
export function holdRounds(
  context: SeedContext,
  { of, post, rounds = post.rounds, result = interviewResults.passed, isMissed = false }: Held,
  first: number,
  last: number,
  rows: DeliveryRows,
  made: HireRows,
): Slot | undefined {
  const people = [post.contact.userId, String(of.employId)];
  const slots: Slot[] = [];
  let from = first;
  for (let round = 1; round <= rounds; round += 1) {
    const slot = takeSlot(context, from, last - rounds + round, people, made.taken);
    if (!slot) {
      for (const unused of slots) freeSlot(unused, people, made.taken);
      return undefined;
    }
    slots.push(slot);
    from = daysBetween(context.anchor, slot.start.slice(0, 10)) + 1;
  }
  for (const [k, slot] of slots.entries()) {
    const isLast = k + 1 === rounds;
    const outcome = {
      status: states[isLast && isMissed ? 'absent' : 'done'].code,
      result: isLast ? result : interviewResults.passed,
    };
    addInterview(context, { of, post, slot, round: k + 1, ...outcome }, rows, made.talks);
  }
  return slots.at(-1);
}
/** Takes a delivery to 录用. */
export function pass(of: SeedRow, post: SeedPost, at: string, rows: DeliveryRows): void {
  const actor = asCompany(post.contact);
  addEntry(of, { action: 'pass', at, remark: null, actor, from: pipeline.interview, to: pipeline.hire }, rows);
  Object.assign(of, { step: pipeline.hire, stepTime: at, stageTime: at, ...startWait(pipeline.hire, at) });
}

/** Holds the interviews, as early as the student's other deliveries allow; the times of what follows from them. */
export function holdInterviews(
  context: SeedContext,
  { of, post }: Candidate,
  busiest: string,
  rows: DeliveryRows,
  made: HireRows,
): Times | undefined {
  const waited = daysBetween(context.anchor, String(of.stepTime).slice(0, 10)) + 3;
  for (const plan of [calm, quick]) {
    const length = plan.certified[0];
    const quiet = busiest === '' ? waited : daysBetween(context.anchor, busiest.slice(0, 10)) - length + 1;
    const slot = holdRounds(context, { of, post }, Math.max(waited, quiet), -length - 1, rows, made);
    if (slot) return getTimes(slot.end, plan);
  }
  return undefined;
}
