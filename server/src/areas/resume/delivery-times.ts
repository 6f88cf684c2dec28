import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { moved, secondsBetween } from '../../platform/sign-in/moments.ts';

const daySeconds = 86_400;

/** The same minute `days` later; earlier when negative. */
export const after = (time: string, days: number): string => moved(time, days * daySeconds);
/** Whole days from one China time to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor(secondsBetween(from, to) / daySeconds));
/** What has stood at the first step since before this time has waited longer than `delivery.staleDays`. */
export const staleBefore = async (context: Context): Promise<string> =>
  after(context.now, -(await setting(context, 'delivery.staleDays')));
