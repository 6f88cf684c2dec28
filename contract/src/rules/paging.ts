import { text } from '../messages/zh-CN.ts';

/** Page size and its options: lists, report popup, user and job picker; then the generic picker. */
export const listPaging = { pageSize: 10, options: [10, 20, 30] } as const;
export const pickerPaging = { pageSize: 5, options: [5, 10, 20, 30] } as const;

/** A page of a list, counted from 1. */
export interface Paging {
  readonly pageNo: number;
  readonly pageSize: number;
}
export const firstPage: Paging = { pageNo: 1, pageSize: listPaging.pageSize };

/** `a-b 共N条` under a table; `range` is the first and last row shown, from 1, `[0, 0]` for an empty list. */
export const totalText = (total: number, range: readonly [number, number]): string =>
  text.list.total(range[0], range[1], total);

/** The page to show after `removed` rows of a list of `total` were removed: the same one while it still has rows. */
export const pageAfterRemoval = (current: number, pageSize: number, total: number, removed: number): number =>
  Math.min(current, Math.max(1, Math.ceil((total - removed) / pageSize)));
