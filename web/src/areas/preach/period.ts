import type { WishTime } from '@campus/contract/preach';
import type { RowData } from '../../kit/field/row.ts';

/** A period in words; the end without its date when it is the same day. */
export function formatPeriod(start: string | null | undefined, end: string | null | undefined): string {
  if (!start) return '';
  const isSameDay = end?.slice(0, 10) === start.slice(0, 10);
  return `${start.slice(0, 16)} 至 ${isSameDay ? end?.slice(11, 16) : (end ?? '').slice(0, 16)}`;
}
/** The times that a company wishes, earliest first. */
export const listWishes = (row: RowData): readonly WishTime[] =>
  [...((row.wishTimes as readonly WishTime[] | null | undefined) ?? [])].sort((a, b) => a.start.localeCompare(b.start));
export const firstWish = (row: RowData): WishTime | undefined => listWishes(row)[0];
