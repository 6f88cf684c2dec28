import { chinaDay, dayNumber } from '@campus/contract/rules';

/** Days from a China time to today in China, independent of the local clock. */
export const daysSince = (time: string): number => Math.max(0, dayNumber(chinaDay(new Date())) - dayNumber(time));
