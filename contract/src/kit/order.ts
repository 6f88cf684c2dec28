import type { AnyEntity } from './entity.ts';

/** How the rows of an ordered entity are put in order. */
export interface RowOrder {
  /** The column of the numbers: ascending, ties newest first. */
  readonly column: string;
  /** Rows with equal values here are one list. */
  readonly within: readonly string[];
}
/** Distance between the numbers that a sort writes. */
export const orderStep = 10;
/** Maximum number of rows of one sort. */
export const mostSorted = 900;

/** The order of the rows of an entity; undefined without one. */
export function findOrder(e: AnyEntity): RowOrder | undefined {
  if (!e.ordered) return undefined;
  const sort = e.sort || undefined;
  if (sort?.order !== 'asc') throw new Error(`${e.name} is ordered but not sorted upwards`);
  const within = (e.ordered === true ? [] : e.ordered.within) as readonly string[];
  return { column: sort.column as string, within: e.tree ? [e.tree as string, ...within] : within };
}
