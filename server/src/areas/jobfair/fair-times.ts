import { findFairFault, type jobFair } from '@campus/contract/jobfair';
import { type Draft, fieldFailure } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, day, hour } from '../../platform/sign-in/moments.ts';
import type { Fair } from './fair-events.ts';

type FairDraft = Draft<typeof jobFair>;
/** Whether a deadline is empty, or left as it was while the times that it follows from have changed. */
const isUntouched = (name: 'confirmEnd' | 'freeCancelEnd', draft: FairDraft, before: Fair | undefined): boolean =>
  !draft[name] ||
  (draft[name] === before?.[name] &&
    (draft.startTime !== before?.startTime || (name === 'confirmEnd' && (draft.applyEnd ?? '') > (draft[name] ?? ''))));

/** Fills the deadlines that follow from the start, and the day that titles are unique on. */
export async function completeTimes(draft: FairDraft, before: Fair | undefined, context: Context): Promise<void> {
  const { startTime, applyEnd } = draft;
  draft.fairDate = startTime?.slice(0, 10) ?? null;
  if (isUntouched('confirmEnd', draft, before)) {
    const usual = startTime ? addSeconds(startTime, -day) : null;
    draft.confirmEnd = usual && applyEnd && applyEnd > usual ? applyEnd : usual;
  }
  if (isUntouched('freeCancelEnd', draft, before))
    draft.freeCancelEnd = startTime
      ? addSeconds(startTime, -hour * (await setting(context, 'fair.freeCancelHours')))
      : null;
}

/** Throws when the values of a fair contradict each other. */
export function assertConsistent(draft: FairDraft): void {
  const fault = findFairFault(draft);
  if (fault) throw fieldFailure(fault.field, fault.sentence);
}
