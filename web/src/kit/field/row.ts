import type { AnyEntity, Row } from '@campus/contract/kit';

/** Key of a row that has no id of its own. A symbol, so that it collides with no column of a report. */
export const rowKey: unique symbol = Symbol('row key');
/** A row as a call answers it, when its entity is not known statically. */
export interface RowData {
  readonly id: string;
  readonly [rowKey]?: string;
  readonly [name: string]: unknown;
}
/** The texts of coded values that the server adds beside them. */
interface Texts {
  readonly [name: `${string}_dictText`]: string | undefined;
}
/** A row of an entity as the console sees it. */
export type EntityRow<E extends AnyEntity> = Row<E> & Texts;
/** A column of an entity: a field, a system column or the state of its workflow. */
export type ColumnName<E extends AnyEntity> = keyof Row<E> & string;

/** Identifies a row on its page. */
export const keyOf = (row: RowData): string => row[rowKey] ?? row.id;

/** A value as its control takes it: `''` is empty. */
export const asText = (value: unknown): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join(',') : String(value);

/** The server's text of a coded value. */
export const textOf = (row: RowData, name: string): string | undefined => {
  const text = row[`${name}_dictText`];
  return typeof text === 'string' && text !== '' ? text : undefined;
};
