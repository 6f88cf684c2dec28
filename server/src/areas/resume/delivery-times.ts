import { refusal } from '@campus/contract/kit';
import { restorable } from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';
import { addSeconds, secondsBetween } from '../../platform/sign-in/moments.ts';

const daySeconds = 86_400;

/** The same time `days` later; negative for earlier. */
export const after = (time: string, days: number): string => addSeconds(time, days * daySeconds);
/** From when to when, in days from now, a deadline can be. */
interface Allowed {
  readonly soonest: number;
  readonly latest: number;
}
export const offerDays: Allowed = { soonest: 1, latest: 30 };
export const agreementDays: Allowed = { soonest: 1, latest: 15 };
export const isAllowed = (deadline: string, now: string, { soonest, latest }: Allowed): boolean =>
  deadline >= after(now, soonest) && deadline <= after(now, latest);

const endOfWork = '18:00:00';
/** The end of work `days` later, or the nearest one within the allowed days. */
export function proposeDeadline(now: string, days: number, { soonest, latest }: Allowed): string {
  const at = (day: number): string => `${after(now, day).slice(0, 10)} ${endOfWork}`;
  if (at(days) < after(now, soonest)) return at(days + 1);
  return at(days) > after(now, latest) ? at(days - 1) : at(days);
}
/** Whole days between two China times. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor(secondsBetween(from, to) / daySeconds));

/** Asserts that a decision of this time can still be undone. */
export function assertRestorable(since: string | null | undefined, days: number, { now }: Context): void {
  if (since && after(since, days) < now) throw refusal(restorable.otherwise, restorable.errorCode);
}
