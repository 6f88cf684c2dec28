import type { AnyEntity, Field, Row } from '@campus/contract/kit';

/** Key of a row without an id. A symbol, so that it does not collide with a column of a report. */
export const rowKey: unique symbol = Symbol('row key');
/** A row of a response whose entity is not known statically. */
export interface RowData {
  readonly id: string;
  readonly [rowKey]?: string;
  readonly [name: string]: unknown;
}
/** Texts of coded values, added by the server as `<name>_dictText`. */
interface Texts {
  readonly [name: `${string}_dictText`]: string | undefined;
}
/** A row of an entity as the console receives it. */
export type EntityRow<E extends AnyEntity> = Row<E> & Texts;
/** A row of an entity for what works on rows of any entity. */
export const asData = (row: object): RowData => row as RowData;
/** A row that was read from the calls of `E`: the response has its columns. */
export const asEntityRow = <E extends AnyEntity>(row: RowData): EntityRow<E> => row as EntityRow<E>;
/** A column of an entity: a field, a system column or the state of its workflow. */
export type ColumnName<E extends AnyEntity> = keyof Row<E> & string;

/** React key of a row. */
export const getKey = (row: RowData): string => row[rowKey] ?? row.id;

/** Value for an input: `''` is empty. */
export const asText = (value: unknown): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join(',') : String(value);

/** The server's text of a coded value. */
export const findText = (row: RowData, name: string): string | undefined => {
  const text = row[`${name}_dictText`];
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/** Whether a list has something to show of a value. */
export const hasShown = ({ none }: Pick<Field, 'none'>, row: RowData, name: string): boolean =>
  (none === undefined || row[name] !== none) && (asText(row[name]) !== '' || findText(row, name) !== undefined);

/** The columns of these that have a value. */
export const listFilled = (row: RowData, names: readonly string[]): string[] =>
  names.filter((name) => asText(row[name]) !== '');

interface NamedGroup {
  readonly title: string;
  readonly names: readonly string[];
}
/** The groups of columns that have a value, without the empty columns. */
export const filledGroups = (row: RowData, groups: readonly NamedGroup[]): NamedGroup[] =>
  groups.map(({ title, names }) => ({ title, names: listFilled(row, names) })).filter(({ names }) => names.length > 0);
