import {
  fairBooth,
  fairFlow,
  jobFair,
  mostBooths,
  plannedFairStatuses,
  boothWords as words,
} from '@campus/contract/jobfair';
import { getState, refusal } from '@campus/contract/kit';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { unheld } from './apply-booths.ts';
import { promoteQueue } from './apply-places.ts';
import { nameBooths } from './booth-allocation.ts';
import { exampleBooth } from './booth-example.ts';
import type { Booth } from './booth-rows.ts';
import { assertInZone } from './booth-zones.ts';
import type { Fair } from './fair-events.ts';

/** Throws when the booths of a fair are fixed. */
function assertBoothsOpen(fair: Fair): void {
  if (plannedFairStatuses.includes(fair.status)) return;
  throw refusal(words.fairState(fairFlow.states[getState(fairFlow, fair.status)].label), 'RC_STATE');
}

/** Throws when the booths of a fair are fixed, or it is over: what was drawn is kept as it was used. */
export function assertBoothsEditable(fair: Fair, { now }: Context): void {
  assertBoothsOpen(fair);
  const isPublished = getState(fairFlow, fair.status) === 'published';
  if (isPublished && String(fair.endTime ?? '') <= now) throw refusal(words.fairOver, 'RC_FAIR_WINDOW');
}

/** Locks the fair of a booth, which comes before it in the lock order. */
async function lockFairOfBooth(id: string, context: Context): Promise<Fair | undefined> {
  const fair = await context.engine.lockOwner(fairBooth, id, 'fairId', jobFair, context);
  if (fair) assertBoothsOpen(fair);
  return fair;
}

/** Booths: inside their zone, apart from each other, kept while they are used. */
export const fairBoothBehaviour = behaviour(fairBooth, {
  importExample: exampleBooth,
  beforeLock: lockFairOfBooth,
  async beforeSave(draft, context) {
    const held = context.held as Fair | undefined;
    const fair = held?.id === draft.fairId ? held : await context.engine.lock(jobFair, draft.fairId ?? '', context);
    if (!fair) throw refusal(words.noZone(draft.zone ?? ''));
    assertBoothsEditable(fair, context);
    if (!context.before && (fair.boothCount ?? 0) >= mostBooths) throw refusal(words.tooMany(mostBooths));
    assertInZone(draft as Booth, fair.layout);
  },
  async beforeDelete(booth, context) {
    const fair = await context.engine.lock(jobFair, booth.fairId, context);
    if (fair) assertBoothsEditable(fair, context);
    if (booth.applyId || booth.holdBy) throw refusal(words.inUse);
  },
  conflict: (_booth, other) => words.overlapOf(other.boothNo),
  steps: {
    release: () => unheld,
    lapse: () => unheld,
  },
  async afterStep(step, booth, context) {
    if (step !== 'release' || !context.before.applyId) return;
    await nameBooths(context.before.applyId, context);
    await promoteQueue(booth.fairId, context);
  },
});
