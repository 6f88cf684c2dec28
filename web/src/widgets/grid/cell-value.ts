import { type GridColumn, type GridOption, type GridRow, takesSeveral } from './column.ts';

/** Own property of the row, so that keys such as `__proto__` are ordinary. */
export const getCell = (row: GridRow, key: string): unknown => (Object.hasOwn(row, key) ? row[key] : undefined);

/** Whether a column has its value, or one of its values. */
export const hasAnyOf = (row: GridRow, wanted: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).some(([key, given]) => {
    const value = String(getCell(row, key) ?? '');
    return Array.isArray(given) ? given.map(String).includes(value) : String(given) === value;
  });

export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Items of a comma list; an array is accepted, too. */
export const getParts = (value: unknown): string[] =>
  isEmpty(value)
    ? []
    : (Array.isArray(value) ? value.map(String) : String(value).split(',')).map((part) => part.trim()).filter(Boolean);

export const optionText = ({ text, label, title, value }: GridOption): string =>
  text ?? label ?? title ?? String(value);

/** `own` options followed by those of the dictionary; the first of equal values wins. */
export function mergeOptions(own: readonly GridOption[] = [], more: readonly GridOption[] = []): GridOption[] {
  const seen = new Set<string>();
  return [...own, ...more].filter(({ value }) => !seen.has(String(value)) && seen.add(String(value)));
}

/** Whether the value is a comma list of selected options. */
export const isSeveral = (column: GridColumn): boolean =>
  column.type === 'list_multi' || (column.type === 'select' && column.props?.mode === 'multiple');

/** Labels of selected options; unknown values are returned unchanged. */
export function getOptionText(value: unknown, options: readonly GridOption[], several: boolean): string {
  const getText = (one: string): string => {
    const found = options.find((option) => String(option.value) === one);
    return found ? optionText(found) : one;
  };
  if (isEmpty(value)) return '';
  return several ? getParts(value).map(getText).join(',') : getText(String(value));
}

/** Whether a checkbox is checked. */
export function isChecked({ customValue }: GridColumn, value: unknown): boolean {
  if (customValue) return value === customValue[0];
  return value === true || value === 'true' || value === 1 || value === '1';
}
export const toCheckedValue = ({ customValue }: GridColumn, checked: boolean): unknown =>
  customValue ? customValue[checked ? 0 : 1] : checked;

const wholeNumber = /^-?\d+(\.\d*)?$/;
/** Converts text to a number; text that is not a number, or has more digits than a number can hold, is unchanged. */
export function numberOut(value: unknown): number | string {
  if (typeof value === 'number') return value;
  const text = String(value ?? '').trim();
  if (!wholeNumber.test(text)) return text;
  const parsed = Number(text);
  return text.replace(/[-.]/g, '').replace(/^0+/, '').length > 15 ? text : parsed;
}

/** Converts a cell's value to the page's format. */
export function valueOut(column: GridColumn, value: unknown): unknown {
  switch (column.type) {
    case 'inputNumber':
      return isEmpty(value) ? '' : numberOut(value);
    case 'checkbox':
      return toCheckedValue(column, isChecked(column, value));
    case 'upload':
    case 'file':
    case 'image':
      return isEmpty(value) ? null : value;
    case 'slot':
    case 'hidden':
      return value;
    case 'select':
    case 'list_multi':
      return isSeveral(column) ? getParts(value).join(',') : (value ?? '');
    case 'sel_user':
    case 'sel_depart': {
      const parts = getParts(value);
      return (takesSeveral(column) ? parts : parts.slice(0, 1)).join(',');
    }
    default:
      return value ?? '';
  }
}
/** The row in the page's format: all column values and the row's other properties. */
export function rowOut(columns: readonly GridColumn[], row: GridRow): GridRow {
  const out: Record<string, unknown> = { ...row };
  for (const column of columns) {
    const value = valueOut(column, getCell(row, column.key));
    if (value !== undefined)
      Object.defineProperty(out, column.key, { value, enumerable: true, configurable: true, writable: true });
  }
  return out as GridRow;
}

/** Default values of a new row. */
export function getDefaults(columns: readonly GridColumn[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const column of columns) {
    if (column.type === 'checkbox') values[column.key] = toCheckedValue(column, column.defaultChecked === true);
    else if (column.defaultValue !== undefined) values[column.key] = column.defaultValue;
  }
  return values;
}
/** Largest number of a column + 1. */
export function nextOrder(rows: readonly GridRow[], key: string): number {
  let largest = 0;
  for (const row of rows) {
    const value = Number(getCell(row, key));
    if (value > largest) largest = value;
  }
  return largest + 1;
}
