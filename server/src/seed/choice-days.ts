import { pipeline } from '@campus/contract/rules';

interface Span {
  readonly first: number;
  readonly last: number;
}
/**
 * Days from the anchor on which companies pass on those who wait at a step now: the more happens until then, the earlier,
 * but so lately that few wait there for months.
 */
export const choiceDays: Readonly<Record<number, Span>> = {
  [pipeline.interview]: { first: -24, last: -5 },
  [pipeline.hire]: { first: -34, last: -15 },
  [pipeline.dispatch]: { first: -42, last: -24 },
  [pipeline.sign]: { first: -48, last: -30 },
};
/** The same for internships that have led to an agreement, at any time before. */
const internshipDays = -40;
export const latestChoice = (goal: number): number => choiceDays[goal]?.last ?? internshipDays;
