import type { Dice } from './random.ts';
import type { SeedContext } from './seed-context.ts';

/** Weight of a day by the recruiting season: peaks in autumn and spring, quiet weekends. */
function seasonWeight(context: SeedContext, days: number): number {
  const at = new Date(`${context.day(days)}T00:00:00Z`);
  const month = at.getUTCMonth() + 1;
  const season = month >= 9 && month <= 11 ? 3 : [3, 4].includes(month) ? 2.4 : [2, 7, 8].includes(month) ? 0.6 : 1;
  // Only the morning of the anchor day has passed.
  const share = days === 0 ? 0.2 : 1;
  return season * share * ([0, 6].includes(at.getUTCDay()) ? 0.35 : 1);
}
/** A day from `from` to `to`, both from the anchor, for row `i`; likelier in season. */
export type PickDay = (i: number, from: number, to: number) => number;
export function seasonDays(context: SeedContext, dice: Dice): PickDay {
  const weights = Array.from({ length: 401 }, (_, d) => seasonWeight(context, -d));
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
