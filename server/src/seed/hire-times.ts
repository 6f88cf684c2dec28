import { dayMinutes, plusMinutes } from './times.ts';

/** Days that students have to answer an offer or an agreement. */
export const answerDays = 7;
/** Days after the interview, and the minute of that day, of what follows until the agreement is in force. */
export const calm = {
  passed: [1, 605],
  issued: [2, 560],
  answered: [4, 1180],
  pushed: [5, 610],
  received: [6, 860],
  sent: [7, 580],
  signed: [9, 1205],
  audited: [10, 675],
  certified: [12, 930],
} as const;
/** The same within a week, for students who were busy until lately. */
export const quick: Record<keyof typeof calm, readonly [number, number]> = {
  passed: [0, 1060],
  issued: [1, 560],
  answered: [1, 1210],
  pushed: [2, 610],
  received: [2, 920],
  sent: [3, 580],
  signed: [3, 1205],
  audited: [4, 675],
  certified: [5, 930],
};
export type Times = Readonly<Record<keyof typeof calm, string>>;
/** The times of what follows the interview that ends then. */
export function getTimes(slotEnd: string, plan: typeof quick): Times {
  const midnight = `${slotEnd.slice(0, 10)} 00:00:00`;
  const entries = Object.entries(plan).map(([name, [days, minute]]) => [
    name,
    plusMinutes(midnight, days * dayMinutes + minute),
  ]);
  return Object.fromEntries(entries) as Times;
}
