import type { Dice } from './random.ts';
import type { SeedContext } from './seed-context.ts';

/** How long a post is new, in ordinary days: about 40 days in season; one of the holidays still is when the season begins. */
export const freshDays = 100;

/** Weight of a month by the recruiting season, January first: peaks in autumn and spring, quiet holidays. */
const seasons = [1, 0.6, 2.4, 2.4, 1, 1, 0.4, 0.4, 3, 3, 3, 1] as const;
const isWeekend = (at: Date): boolean => [0, 6].includes(at.getUTCDay());
function seasonWeight(context: SeedContext, days: number): number {
  const at = new Date(`${context.day(days)}T00:00:00Z`);
  // Only the morning of the anchor day has passed.
  const share = days === 0 ? 0.2 : 1;
  return (seasons[at.getUTCMonth()] as number) * share * (isWeekend(at) ? 0.35 : 1);
}
/** A day from `from` to `to`, both from the anchor, for row `i`; likelier in season. */
export type PickDay = (i: number, from: number, to: number) => number;
/** `strength` 1 follows the season fully, 0 not at all. */
export function seasonDays(context: SeedContext, dice: Dice, strength = 1): PickDay {
  const weights = Array.from({ length: 401 }, (_, d) => seasonWeight(context, -d) ** strength);
  return (i, from, to) => {
    const days = Array.from({ length: Math.max(1, to - from + 1) }, (_, k) => Math.min(from, to) + k);
    let at = dice.unit(i, 'season') * days.reduce((sum, d) => sum + (weights[-d] ?? 1), 0);
    for (const d of days) {
      at -= weights[-d] ?? 1;
      if (at <= 0) return d;
    }
    return to;
  };
}

/** How much the days of a span weigh together, in days of an ordinary month; up to the anchor. */
export function seasonMass(context: SeedContext): (from: number, to: number) => number {
  const sums = [0];
  // The days before the anchor, the latest first.
  for (let d = 0; d <= 400; d += 1) sums.push((sums[d] as number) + seasonWeight(context, -d));
  const upTo = (days: number): number => sums[Math.min(Math.max(days, 0), sums.length - 1)] as number;
  return (from, to) => upTo(1 - from) - upTo(-Math.min(to, 0));
}

/** The last of the days from `from` on that together weigh as much as `amount` days of an ordinary month, at most the anchor. */
export function seasonEnds(context: SeedContext, amount: number): (from: number) => number {
  const known = new Map<number, number>();
  const find = (from: number): number => {
    let day = from;
    for (let left = amount; left > 0 && day < 0; day += 1) left -= seasonWeight(context, day);
    return day;
  };
  return (from) => {
    const end = known.get(from) ?? find(from);
    known.set(from, end);
    return end;
  };
}

/** `n` days from `first` to `last`, both included; twice as close in the months of spring recruiting. */
export function spreadDays(context: SeedContext, first: number, last: number, n: number): number[] {
  const days = Array.from({ length: last - first + 1 }, (_, k) => first + k);
  const getWeight = (day: number): number => (['02', '03', '04'].includes(context.day(day).slice(5, 7)) ? 2 : 1);
  const total = days.reduce((sum, day) => sum + getWeight(day), 0);
  let passed = 0;
  return days
    .filter((day) => {
      const reached = Math.floor((passed / total) * (n - 1));
      passed += getWeight(day);
      return passed === getWeight(day) || Math.floor((passed / total) * (n - 1)) > reached;
    })
    .slice(0, n);
}
