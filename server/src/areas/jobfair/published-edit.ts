import { jobFair, fairWords as words } from '@campus/contract/jobfair';
import { type Draft, fieldFailure } from '@campus/contract/kit';
import type { Fair } from './fair-events.ts';

const scheduled = [
  'startTime',
  'endTime',
  'confirmEnd',
  'freeCancelEnd',
  'venueId',
  'venueText',
  'regionCode',
] as const;
const fixed = ['type', 'boothMode', 'reimburse'] as const;

/** Throws when an edit of a published fair changes what companies have relied on. */
export function assertPublishedEdit(draft: Draft<typeof jobFair>, before: Fair, now: string): void {
  const isChanged = (name: keyof Fair & keyof typeof draft): boolean =>
    (draft[name] ?? null) !== ((before[name] as unknown) ?? null);
  const moved = scheduled.find(isChanged);
  if (moved) throw fieldFailure(moved, words.byReschedule);
  const kept = fixed.find(isChanged);
  if (kept) throw fieldFailure(kept, words.fixed(jobFair.fields[kept].label));
  if (isChanged('applyStart') && (before.applyStart ?? '') <= now) throw fieldFailure('applyStart', words.applyStarted);
  if ((draft.applyEnd ?? '') < (before.applyEnd ?? '')) throw fieldFailure('applyEnd', words.applyEndEarlier);
}
