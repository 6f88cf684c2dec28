import { chinaTime, fromChinaTime } from '@campus/contract/kit';

export const dayMinutes = 24 * 60;
/** The time that many minutes later. */
export const plusMinutes = (time: string, minutes: number): string =>
  chinaTime(new Date(fromChinaTime(time).getTime() + minutes * 60_000));
/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
