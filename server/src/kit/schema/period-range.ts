import { type AnyEntity, columnField, type Field, type Range } from '@campus/contract/kit';
import { getColumn, snake } from './registry.ts';

const rangeTypes: Partial<
  Record<Field['kind'], { readonly type: string; readonly of: string; readonly bounds: string }>
> = {
  date: { type: 'daterange', of: 'date', bounds: '[]' },
  dateTime: { type: 'tstzrange', of: 'timestamptz', bounds: '[)' },
  number: { type: 'int4range', of: 'integer', bounds: '[)' },
};

/** A range of a row: its fields, the SQL types of range and ends, and whether `end` is a length. */
export interface SqlRange {
  readonly start: string;
  readonly end: string;
  readonly type: string;
  readonly of: string;
  readonly bounds: string;
  readonly hasLength: boolean;
}

/** The SQL of a range of `e`. Throws when its fields are of different or other kinds. */
export function sqlRange(e: AnyEntity, range: Range): SqlRange {
  const hasLength = 'start' in range;
  const [start, end] = hasLength ? [range.start, range.length] : range;
  const [first, last] = [start, end].map((name) => columnField(e, name)?.kind);
  const found = first !== undefined && first === last ? rangeTypes[first] : undefined;
  if (!found || (hasLength && first !== 'number')) throw new Error(`${e.name}: no range of ${start} and ${end}`);
  return { start, end, ...found, hasLength };
}

/** The range over the stored columns. */
export function columnRange(e: AnyEntity, range: Range): string {
  const { start, end, type, bounds, hasLength } = sqlRange(e, range);
  const column = (name: string): string => snake(getColumn(name, columnField(e, name) as Field));
  return `${type}(${column(start)}, ${hasLength ? `${column(start)} + ` : ''}${column(end)}, '${bounds}')`;
}
