import type { WishTime } from '@campus/contract/preach';
import type { RowData } from '../../kit/field/row.ts';

/** The times that a company wishes, earliest first. */
export const listWishes = (row: RowData): readonly WishTime[] =>
  [...((row.wishTimes as readonly WishTime[] | null | undefined) ?? [])].sort((a, b) => a.start.localeCompare(b.start));
export const firstWish = (row: RowData): WishTime | undefined => listWishes(row)[0];
