import { chinaTime, fromChinaTime } from '@campus/contract/kit';

/** A stored moment moved by `seconds`; both are `YYYY-MM-DD HH:mm:ss` in China time, which sorts as it passes. */
export const moved = (moment: string, seconds: number): string =>
  chinaTime(new Date(fromChinaTime(moment).getTime() + seconds * 1000));
/** Seconds from one stored moment to a later one. */
export const secondsBetween = (from: string, to: string): number =>
  (fromChinaTime(to).getTime() - fromChinaTime(from).getTime()) / 1000;

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;
