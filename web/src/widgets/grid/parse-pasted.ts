import { getParts, isSeveral, optionText, toCheckedValue } from './cell-value.ts';
import type { GridColumn, GridOption } from './column.ts';

/** A parsed value; `unread` when the text could not be parsed and must be corrected. */
export interface Read {
  readonly value: unknown;
  readonly unread?: boolean;
}
const unread = (value: string): Read => ({ value, unread: true });

/** Types that are skipped when a range is pasted over them. */
const kept: ReadonlySet<string> = new Set([
  'sel_user',
  'sel_depart',
  'upload',
  'file',
  'image',
  'popup',
  'slot',
  'hidden',
]);
export const acceptsPaste = ({ type, disabled }: GridColumn): boolean => !kept.has(type) && disabled !== true;

const checkedTexts: ReadonlySet<string> = new Set(['true', '1', 'y', 'yes', '是', '√', '✓', '✔', '☑']);
const uncheckedTexts: ReadonlySet<string> = new Set(['', 'false', '0', 'n', 'no', '否', '×', '✗', '☐']);
function parseCheckbox(column: GridColumn, text: string): Read {
  const [on, off] = column.customValue ?? [true, false];
  if (text === String(on)) return { value: on };
  if (text === String(off)) return { value: off };
  const word = text.toLowerCase();
  if (checkedTexts.has(word)) return { value: toCheckedValue(column, true) };
  return uncheckedTexts.has(word) ? { value: toCheckedValue(column, false) } : unread(text);
}

const grouped = /^-?\d{1,3}([,，]\d{3})+(\.\d+)?$/;
const plain = /^-?\d+(\.\d+)?$/;
function parseNumber(text: string): Read {
  const bare = grouped.test(text) ? text.replace(/[,，]/g, '') : text;
  if (!plain.test(bare)) return unread(text);
  const value = Number(bare);
  return { value: String(value) === bare || bare.length <= 15 ? value : bare };
}

const dateShape = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]+(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?$/;
const two = (part: string): string => part.padStart(2, '0');
function parseDate(text: string, withTime: boolean): Read {
  const match = dateShape.exec(text);
  if (!match) return unread(text);
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0'] = match;
  const there = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal =
    there.getUTCMonth() === Number(month) - 1 &&
    there.getUTCDate() === Number(day) &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60;
  if (!isReal) return unread(text);
  const date = `${year}-${two(month)}-${two(day)}`;
  return { value: withTime ? `${date} ${two(hour)}:${two(minute)}:${two(second)}` : date };
}

function parseOption(column: GridColumn, text: string, options: readonly GridOption[]): Read {
  const find = (word: string): GridOption | undefined =>
    options.find((option) => !option.disabled && optionText(option) === word) ??
    options.find((option) => !option.disabled && String(option.value) === word);
  if (!isSeveral(column)) {
    const found = find(text);
    if (found) return { value: found.value };
    return column.allowInput ? { value: text } : unread(text);
  }
  const words = getParts(text.replace(/[、，;；]/g, ','));
  const found = words.map(find);
  return found.every((option) => option !== undefined)
    ? { value: found.map((option) => String(option.value)).join(',') }
    : unread(text);
}

/** Parses pasted text as a value of the column: labels become values; dates and numbers are accepted in common formats. */
export function parsePasted(column: GridColumn, pasted: string, options: readonly GridOption[]): Read {
  if (column.type === 'input_pop') return { value: pasted };
  const text = pasted.trim();
  if (column.type === 'checkbox') return parseCheckbox(column, text);
  if (text === '') return { value: '' };
  switch (column.type) {
    case 'inputNumber':
      return parseNumber(text);
    case 'date':
      return parseDate(text, false);
    case 'datetime':
      return parseDate(text, true);
    case 'select':
    case 'radio':
    case 'list_multi':
    case 'sel_search':
    case 'sel_search_async':
      return parseOption(column, text, options);
    default:
      return { value: text.replaceAll('\n', ' ') };
  }
}
