import type { Field } from './field.ts';
import type { Filter } from './filter.ts';
import type { Audience } from './session.ts';

/** Search operator of a search field: equals, contains, one of several, range. */
export type SearchAs = 'eq' | 'like' | 'in' | 'range';
export interface By<N extends string = string> {
  readonly field: N;
  readonly as: SearchAs;
  readonly label?: string;
}
/** A search field with an operator or label that differs from the field's default. */
export const by = <const N extends string>(field: N, as: SearchAs, label?: string): By<N> => ({
  field,
  as,
  ...(label !== undefined && { label }),
});

/** Fields under a common heading, in forms and details or in one of them. */
export interface FieldGroup<N extends string = string> {
  readonly title: string;
  readonly fields: readonly N[];
  readonly only?: 'form' | 'detail';
}

/** A form item that is writable only when adding or editing, or only by one side. */
export interface FormItem<N extends string = string> {
  readonly field: N;
  readonly when?: 'add' | 'edit';
  readonly side?: 'staff' | 'enterprise';
}
export const onAdd = <const N extends string>(field: N, side?: 'staff' | 'enterprise'): FormItem<N> => ({
  field,
  when: 'add',
  ...(side && { side }),
});
export const only = <const N extends string>(side: 'staff' | 'enterprise', field: N): FormItem<N> => ({ field, side });

/**
 * Values that must be unique among live rows of the tenant; `when` limits it to matching rows. A set without fields allows
 * one row.
 */
export interface UniqueSet<N extends string = string> {
  /** Part of the index name; default: the fields. A second set of the same fields needs one. */
  readonly name?: string;
  readonly fields: readonly N[];
  readonly when?: Filter;
  readonly message: string;
  readonly errorCode?: string;
}
/** An index over live rows. A condition of a list that contains `when` itself is read from it. */
export interface PartialIndex<N extends string = string> {
  /** Part of its name. */
  readonly name: string;
  readonly fields: readonly (N | 'tenantId')[];
  /** Default: all live rows. */
  readonly when?: Filter;
}
/**
 * A range of a row: two dates (both belong to it), two times or two numbers (the end does not), or a number with its
 * length. An empty end is open.
 */
export type Range<N extends string = string> = readonly [start: N, end: N] | { readonly start: N; readonly length: N };
/** Live rows with equal values in `equal` whose ranges may not all overlap; held by an exclusion constraint. */
export interface PeriodSet<N extends string = string> {
  /** Part of the constraint's name. */
  readonly name: string;
  readonly equal: readonly N[];
  readonly ranges: readonly Range<N>[];
  /** Limits it to matching rows; looks only at their own stored columns. */
  readonly when?: Filter;
  /** The sentence of the refusal, unless the behaviour's `conflict` names the other row. */
  readonly message: string;
  readonly errorCode?: string;
}
/** A limited quantity of a row; the database keeps the used amount between 0 and the limit. */
export interface Quota<N extends string = string> {
  /** Its size; 0 or empty: unlimited. */
  readonly limit: N;
  readonly taken: N;
  /** How many wait for it, and the last number on the waiting list. Without it there is no waiting list. */
  readonly waiting?: { readonly count: N; readonly last: N };
}
/** A condition for every row, enforced by the database. */
export interface Constraint {
  readonly name: string;
  readonly holds: Filter;
}

/** An on/off column: 1 or 0. */
export interface Switch<N extends string = string> {
  readonly field: N;
  /** Question before a row is switched off; `{row}` is its name. */
  readonly ask?: string;
}

/** Rows that cannot be deleted, with the message of the failure; fixed ones cannot be edited either. */
export interface ProtectedRows {
  readonly rows: Filter;
  readonly message: string;
  readonly isFixed?: boolean;
}

/** A column of an import sheet whose title differs from the field's label, or that is optional. */
export interface Heading<N extends string = string> {
  readonly field: N;
  readonly title?: string;
  /** The file can lack it: the field has another heading, or the behaviour sets it. */
  readonly optional?: boolean;
  /** Names the row: no form writes the field, and the behaviour finds the row by it. */
  readonly isKey?: true;
}
export const heading = <const N extends string>(field: N, title?: string): Heading<N> => ({
  field,
  ...(title !== undefined && { title }),
  optional: true,
});
/** The column by which the behaviour finds the row; every file has it. */
export const keyHeading = <const N extends string>(field: N): Heading<N> => ({ field, isKey: true });

/** A column of an export: the text of a field, its code, or the month of a date as `YYYYMM`; without a title the field's label. */
export interface ExportColumn<N extends string = string> {
  readonly field: N;
  readonly title?: string;
  readonly as?: 'code' | 'month';
}
/** A column whose values the behaviour's `columns` computes; `name` is none of a field. Lists are neither searched nor sorted by it. */
export interface ComputedColumn {
  readonly name: string;
  readonly field: Field;
}
export const exportColumn = <const N extends string>(field: N, title?: string): ExportColumn<N> => ({
  field,
  ...(title !== undefined && { title }),
});
export const codeColumn = <const N extends string>(field: N, title: string): ExportColumn<N> => ({
  field,
  title,
  as: 'code',
});
export const getMonth = <const N extends string>(field: N, title: string): ExportColumn<N> => ({
  field,
  title,
  as: 'month',
});

/** `audiences` see `fields` only in rows that match `when`, which must not depend on these fields. */
export interface Shown<N extends string = string> {
  readonly audiences: readonly Audience[];
  readonly fields: readonly N[];
  /** The child lists too. */
  readonly children?: true;
  readonly when: Filter;
}
