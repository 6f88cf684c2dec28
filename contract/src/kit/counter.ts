import type { Filter } from './filter.ts';

/** Rows of another entity that refer to the counting row. */
export interface Count {
  readonly entity: string;
  /** Its field that holds the id of the counting row: a reference, a list of references or a tree node. */
  readonly field: string;
  /** Which of them are counted; looks only at their own stored columns. Default: all live rows. */
  readonly filter?: Filter;
  /** Also counts the rows of descendants; only for an entity with a tree. */
  readonly below?: true;
}
/** A stored number that always equals these counts together. */
export type Counter = Count | readonly Count[];

/** Counts the live rows of `entity` whose `field` refers to this row and that match the filter. */
export const count = (entity: string, field: string, filter?: Filter): Count => ({
  entity,
  field,
  ...(filter && { filter }),
});
/** The same for this node of a tree and everything below it. */
export const countBelow = (entity: string, field: string, filter?: Filter): Count => ({
  ...count(entity, field, filter),
  below: true,
});
