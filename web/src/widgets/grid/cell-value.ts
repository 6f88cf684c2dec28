import { type GridColumn, type GridOption, type GridRow, takesSeveral } from './column.ts';

/** The row's own value; names such as `__proto__` are ordinary keys. */
export const cellOf = (row: GridRow, key: string): unknown => (Object.hasOwn(row, key) ? row[key] : undefined);

export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The members of a comma list; an array counts as one. */
export const partsOf = (value: unknown): string[] =>
  isEmpty(value)
    ? []
    : (Array.isArray(value) ? value.map(String) : String(value).split(',')).map((part) => part.trim()).filter(Boolean);

export const optionText = ({ text, label, title, value }: GridOption): string =>
  text ?? label ?? title ?? String(value);

/** `options` then those of the dictionary; of entries with the same value the first counts. */
export function mergedOptions(own: readonly GridOption[] = [], more: readonly GridOption[] = []): GridOption[] {
  const seen = new Set<string>();
  return [...own, ...more].filter(({ value }) => !seen.has(String(value)) && seen.add(String(value)));
}

/** Types whose value is a comma list of chosen entries. */
export const isSeveral = (column: GridColumn): boolean =>
  column.type === 'list_multi' || (column.type === 'select' && column.props?.mode === 'multiple');

/** The shown text of chosen entries; an unknown value is shown as it is. */
export function chosenText(value: unknown, options: readonly GridOption[], several: boolean): string {
  const textOf = (one: string): string => {
    const found = options.find((option) => String(option.value) === one);
    return found ? optionText(found) : one;
  };
  if (isEmpty(value)) return '';
  return several ? partsOf(value).map(textOf).join(',') : textOf(String(value));
}

/** Whether a checkbox is ticked. */
export function isChecked({ customValue }: GridColumn, value: unknown): boolean {
  if (customValue) return value === customValue[0];
  return value === true || value === 'true' || value === 1 || value === '1';
}
export const checkedValue = ({ customValue }: GridColumn, checked: boolean): unknown =>
  customValue ? customValue[checked ? 0 : 1] : checked;

const wholeNumber = /^-?\d+(\.\d*)?$/;
/** A number as it leaves the grid; text that is none, or more exact than a number, stays. */
export function numberOut(value: unknown): number | string {
  if (typeof value === 'number') return value;
  const text = String(value ?? '').trim();
  if (!wholeNumber.test(text)) return text;
  const parsed = Number(text);
  return text.replace(/[-.]/g, '').replace(/^0+/, '').length > 15 ? text : parsed;
}

/** The value of a cell as the page gets it. */
export function valueOut(column: GridColumn, value: unknown): unknown {
  switch (column.type) {
    case 'inputNumber':
      return isEmpty(value) ? '' : numberOut(value);
    case 'checkbox':
      return checkedValue(column, isChecked(column, value));
    case 'upload':
    case 'file':
    case 'image':
      return isEmpty(value) ? null : value;
    case 'slot':
    case 'hidden':
      return value;
    case 'select':
    case 'list_multi':
      return isSeveral(column) ? partsOf(value).join(',') : (value ?? '');
    case 'sel_user':
    case 'sel_depart': {
      const parts = partsOf(value);
      return (takesSeveral(column) ? parts : parts.slice(0, 1)).join(',');
    }
    default:
      return value ?? '';
  }
}
/** The row as the page gets it: every column's value, and whatever else it came with. */
export function rowOut(columns: readonly GridColumn[], row: GridRow): GridRow {
  const out: Record<string, unknown> = { ...row };
  for (const column of columns) {
    const value = valueOut(column, cellOf(row, column.key));
    if (value !== undefined)
      Object.defineProperty(out, column.key, { value, enumerable: true, configurable: true, writable: true });
  }
  return out as GridRow;
}

/** The values that a new row starts with. */
export function defaultsOf(columns: readonly GridColumn[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const column of columns) {
    if (column.type === 'checkbox') values[column.key] = checkedValue(column, column.defaultChecked === true);
    else if (column.defaultValue !== undefined) values[column.key] = column.defaultValue;
  }
  return values;
}
/** The largest number of a column + 1. */
export function nextOrder(rows: readonly GridRow[], key: string): number {
  let largest = 0;
  for (const row of rows) {
    const value = Number(cellOf(row, key));
    if (value > largest) largest = value;
  }
  return largest + 1;
}
