import { addSeconds, secondsBetween } from '../../platform/sign-in/moments.ts';

const daySeconds = 86_400;

/** The same time `days` later; negative for earlier. */
export const after = (time: string, days: number): string => addSeconds(time, days * daySeconds);
/** Whole days between two China times. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor(secondsBetween(from, to) / daySeconds));
