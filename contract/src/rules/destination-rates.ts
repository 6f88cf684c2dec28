import { destGroups, groupOfCategory, seekingWork } from './destination.ts';

/** Graduates with the same category; only those with `isPassed` count with it, the others as 待就业. */
export interface DestCount {
  readonly category: string | null;
  readonly isPassed: boolean;
  readonly n: number;
  /** Of `n`, those whose job matches their major, and all for whom that is known. */
  readonly matching: number;
  readonly judged: number;
  /** Of `n`, those who work in the province of the school. */
  readonly nearby: number;
}

/** A share and what it is made of; `rate` is null when nothing is counted. */
export interface DestRate {
  readonly part: number;
  readonly whole: number;
  /** 0 to 100 with two digits. */
  readonly rate: number | null;
}
export const destRateNames = [
  'placed',
  'contract',
  'business',
  'flexible',
  'study',
  'seeking',
  'none',
  'matching',
  'nearby',
] as const;
export type DestRateName = (typeof destRateNames)[number];
export interface DestRates extends Readonly<Record<DestRateName, DestRate>> {
  /** Graduates. */
  readonly total: number;
}

const hundredths = 10_000;
/** Parts of their sum in hundredths of a percent that add up to 100 %: the largest remainders are rounded up. */
export function largestRemainder(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, n) => sum + n, 0);
  if (whole === 0) return parts.map(() => 0);
  const floors = parts.map((n) => Math.floor((n * hundredths) / whole));
  const missing = hundredths - floors.reduce((sum, n) => sum + n, 0);
  const rest = parts.map((n, i) => ({ i, rest: (n * hundredths) % whole }));
  const up = new Set(
    rest
      .sort((a, b) => b.rest - a.rest || a.i - b.i)
      .slice(0, missing)
      .map(({ i }) => i),
  );
  return floors.map((n, i) => n + (up.has(i) ? 1 : 0));
}
const share = (part: number, whole: number): DestRate => ({
  part,
  whole,
  rate: whole === 0 ? null : Math.round((part * hundredths) / whole) / 100,
});

/** Rates of a set of graduates. The rates of the six groups add up to 100 %. */
export function destinationRates(counts: readonly DestCount[], otherAsFlexible: boolean): DestRates {
  const groups = [0, 0, 0, 0, 0, 0];
  let [matching, judged, nearby] = [0, 0, 0];
  for (const { category, isPassed, n, ...of } of counts) {
    const group = groupOfCategory(isPassed ? category : seekingWork, otherAsFlexible);
    groups[group - 1] = (groups[group - 1] as number) + n;
    if (!isPassed || group !== destGroups.contract) continue;
    matching += of.matching;
    judged += of.judged;
    nearby += of.nearby;
  }
  const total = groups.reduce((sum, n) => sum + n, 0);
  const rounded = largestRemainder(groups);
  const ofGroup = (group: number): DestRate => ({
    part: groups[group - 1] as number,
    whole: total,
    rate: total === 0 ? null : (rounded[group - 1] as number) / 100,
  });
  const placed = groups.slice(0, 4).reduce((sum, n) => sum + n, 0);
  const contract = groups[0] as number;
  return {
    total,
    placed: share(placed, total),
    contract: ofGroup(destGroups.contract),
    business: ofGroup(destGroups.business),
    flexible: ofGroup(destGroups.flexible),
    study: ofGroup(destGroups.study),
    seeking: ofGroup(destGroups.seeking),
    none: ofGroup(destGroups.none),
    matching: share(matching, judged),
    nearby: share(nearby, contract),
  };
}
