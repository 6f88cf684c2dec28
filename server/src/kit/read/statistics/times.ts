import type { Statistics } from '@campus/contract/kit';
import { type CalendarUnit, isTimeGrouping, type Span, unitsBetween, weekHours } from '@campus/contract/rules';
import type { Grouped } from './grouping.ts';

const calendarUnit = ({ as }: Grouped): CalendarUnit | undefined =>
  isTimeGrouping(as) && as !== 'weekHour' ? as : undefined;
/** By code, rows without a value last. */
export const byKey = (a: string | null, b: string | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : a.localeCompare(b, 'en', { numeric: true });

/**
 * The groups of an answer in order: those found, and for times and bands also those without rows, so that a curve has
 * no gaps. Days of the period before are only compared with.
 */
export function filledKeys(
  dimension: Grouped,
  found: (string | null)[],
  { d, span }: { readonly d: Statistics; readonly span: Span | undefined },
): (string | null)[] {
  const unit = calendarUnit(dimension);
  const none = found.filter((key) => key === null);
  if (unit && span && dimension.field === d.period) return unitsBetween(unit, span);
  if (dimension.as === 'weekHour') return [...weekHours, ...none];
  if (dimension.as === 'band')
    return [...Array.from({ length: (dimension.ends?.length ?? 0) + 1 }, (_, i) => String(i)), ...none];
  return found.toSorted(byKey);
}
/** Returns the group of the previous period that a group is compared with: for times the one at the same place. */
export function alignTimes(
  dimension: Grouped,
  keys: readonly (string | null)[],
  { d, past }: { readonly d: Statistics; readonly past: Span | undefined },
) {
  const unit = calendarUnit(dimension);
  if (!unit || !past || dimension.field !== d.period) return (key: string | null) => key;
  const before = unitsBetween(unit, past);
  const places = new Map(keys.map((key, i) => [key, before[i]]));
  return (key: string | null) => places.get(key);
}
