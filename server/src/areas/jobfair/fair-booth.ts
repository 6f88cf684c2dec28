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
import type { Context, LockedFirst } from '../../kit/context.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';
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

/** The same for the fair of a booth that is changed. */
function assertOwnOpen({ first }: { readonly first: LockedFirst }): void {
  for (const fair of first(jobFair)) assertBoothsOpen(fair);
}
function free(_booth: Booth, _input: unknown, context: { readonly first: LockedFirst }) {
  assertOwnOpen(context);
  return unheld;
}

/** Throws when the booths of a fair are fixed, or it is over: what was drawn is kept as it was used. */
export function assertBoothsEditable(fair: Fair, { now }: Context): void {
  assertBoothsOpen(fair);
  const isPublished = getState(fairFlow, fair.status) === 'published';
  if (isPublished && String(fair.endTime ?? '') <= now) throw refusal(words.fairOver, 'RC_FAIR_WINDOW');
}

/** Booths: inside their zone, apart from each other, kept while they are used. */
export const fairBoothBehaviour = behaviour(fairBooth, {
  importExample: exampleBooth,
  lockFirst: (id, context) => [ownerOf(fairBooth, id, 'fairId', jobFair, context)],
  async beforeSave(draft, context) {
    assertOwnOpen(context);
    const [own] = context.first(jobFair);
    const fair = own?.id === draft.fairId ? own : await context.engine.lock(jobFair, draft.fairId ?? '', context);
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
    release: free,
    lapse: free,
  },
  async afterStep(step, booth, context) {
    if (step !== 'release' || !context.before.applyId) return;
    await nameBooths(context.before.applyId, context);
    await promoteQueue(booth.fairId, context);
  },
});
