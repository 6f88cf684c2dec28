import { chinaTime, fromChinaTime } from '@campus/contract/kit';

/** Adds `seconds` to a stored time; both are `YYYY-MM-DD HH:mm:ss` in China time, which sorts chronologically. */
export const addSeconds = (moment: string, seconds: number): string =>
  chinaTime(new Date(fromChinaTime(moment).getTime() + seconds * 1000));
/** Seconds from one stored time to a later one. */
export const secondsBetween = (from: string, to: string): number =>
  (fromChinaTime(to).getTime() - fromChinaTime(from).getTime()) / 1000;

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;
