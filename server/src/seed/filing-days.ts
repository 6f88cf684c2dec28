import { seasonCohort } from '@campus/contract/rules';
import type { SeedContext } from './seed-context.ts';
import type { SeedStudent } from './students.ts';

export const cohortSwitch = '09-01';
const dayMs = 86_400_000;
/** Percent of a cohort with a destination at the end of each month, September first. */
const filedByMonth = [5, 14, 22, 30, 35, 37, 48, 58, 70, 82, 89, 95] as const;

/** The day on which a student of a cohort files, by a share of the cohort; undefined for those who never do. */
export function filingDay(gradYear: number, share: number): string | undefined {
  const percent = share * 100;
  const month = filedByMonth.findIndex((filed) => percent < filed);
  if (month < 0) return undefined;
  const before = filedByMonth[month - 1] ?? 0;
  const part = (percent - before) / ((filedByMonth[month] as number) - before);
  const first = Date.UTC(gradYear - 1, 8 + month, 1);
  return new Date(first + Math.floor(part * 28) * dayMs).toISOString().slice(0, 10);
}
/** Whether a student's season has brought a destination before the anchor. */
export function isPlaced(context: SeedContext, { gradYear, index }: SeedStudent): boolean {
  if (gradYear > seasonCohort(context.anchor, cohortSwitch)) return false;
  const day = filingDay(gradYear, context.dice('employment').unit(index, 'filed'));
  return day !== undefined && day < context.anchor;
}
