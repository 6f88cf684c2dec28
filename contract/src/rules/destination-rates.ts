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
  /** Of `n`, those with an agreement in force. */
  readonly signed: number;
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
  'sign',
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
export const shareOf = (part: number, whole: number): DestRate => ({
  part,
  whole,
  rate: whole === 0 ? null : Math.round((part * hundredths) / whole) / 100,
});

/** What the rates are made of besides the groups: `signed` of all graduates, the others of those with a contract. */
export interface RateMarks {
  readonly matching: number;
  readonly judged: number;
  readonly nearby: number;
  readonly signed: number;
}
/** Rates of graduates by group, 1 to 6. The rates of the groups add up to 100 %. */
export function ratesOfGroups(groups: readonly number[], { matching, judged, nearby, signed }: RateMarks): DestRates {
  const total = groups.reduce((sum, n) => sum + n, 0);
  const rounded = largestRemainder(groups);
  const ofGroup = (group: number): DestRate => ({
    part: groups[group - 1] as number,
    whole: total,
    rate: total === 0 ? null : (rounded[group - 1] as number) / 100,
  });
  const placed = groups.slice(0, 4).reduce((sum, n) => sum + n, 0);
  return {
    total,
    placed: shareOf(placed, total),
    contract: ofGroup(destGroups.contract),
    business: ofGroup(destGroups.business),
    flexible: ofGroup(destGroups.flexible),
    study: ofGroup(destGroups.study),
    seeking: ofGroup(destGroups.seeking),
    none: ofGroup(destGroups.none),
    sign: shareOf(signed, total),
    matching: shareOf(matching, judged),
    nearby: shareOf(nearby, groups[0] as number),
  };
}

/** Rates of a set of graduates by category. */
export function destinationRates(counts: readonly DestCount[], otherAsFlexible: boolean): DestRates {
  const groups = [0, 0, 0, 0, 0, 0];
  const marks = { matching: 0, judged: 0, nearby: 0, signed: 0 };
  for (const { category, isPassed, n, ...of } of counts) {
    const group = groupOfCategory(isPassed ? category : seekingWork, otherAsFlexible);
    groups[group - 1] = (groups[group - 1] as number) + n;
    marks.signed += of.signed;
    if (!isPassed || group !== destGroups.contract) continue;
    marks.matching += of.matching;
    marks.judged += of.judged;
    marks.nearby += of.nearby;
  }
  return ratesOfGroups(groups, marks);
}
