import { chinaDay, dayNumber, getDay } from '@campus/contract/rules';

const count = 30;
/** First and last day of a range that was just chosen: the last thirty days in China. */
export function usualDays(): [from: string, to: string] {
  const today = chinaDay(new Date());
  return [getDay(dayNumber(today) - count + 1), today];
}
