import { Readable } from 'node:stream';

/** One column of a sheet; `width` counts characters. A `text` column keeps phone numbers and codes as they are written. */
export interface SheetColumn {
  readonly title: string;
  readonly width?: number | undefined;
  readonly kind: 'text' | 'number';
}

export type CellValue = string | number | null;

/** What a spreadsheet holds: the merged title lines (when given), one bold line of column titles, then the rows. */
export interface SheetContent {
  readonly name: string;
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly columns: readonly SheetColumn[];
  readonly rows: Iterable<readonly CellValue[]> | AsyncIterable<readonly CellValue[]>;
}

/** A finished file in pieces, so that no second copy of it is made before it is sent. */
export interface SheetFile {
  readonly byteLength: number;
  readonly chunks: readonly Buffer[];
}

/** The bytes of a finished file as a stream. */
export function sheetStream(file: SheetFile): Readable {
  return Readable.from(file.chunks, { objectMode: false });
}

/** Excel cuts a cell here; a file with a longer one counts as damaged. */
export const MAX_TEXT = 32_767;

const dangerous = /^'*[=+\-@\t\r＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r＝＋－＠]/;

/** The text with a leading apostrophe when a spreadsheet might take it for a formula. */
export function guardText(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** What `guardText` was given: an exported file can be imported again without collecting apostrophes. */
export function unguardText(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}

/** The text cut to what a cell holds, never between the halves of a character. */
export function cutText(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const last = text.charCodeAt(MAX_TEXT - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? MAX_TEXT - 1 : MAX_TEXT);
}

// Fifteen digits are what a spreadsheet keeps of a number; longer ones stay text.
const decimal = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,14})?$/;

/** The cell as it is stored: numbers only in number columns, null for an empty cell, every text guarded and cut. */
export function storedCell(kind: SheetColumn['kind'], value: CellValue | undefined): CellValue {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'number') {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (typeof value === 'string' && decimal.test(value) && value.replace(/\D/g, '').length <= 15) return Number(value);
  }
  return cutText(guardText(String(value)));
}
