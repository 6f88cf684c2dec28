import { Readable } from 'node:stream';

/** A column of a sheet; `width` is in characters. A `text` column keeps phone numbers and codes unchanged. */
export interface SheetColumn {
  readonly title: string;
  readonly width?: number | undefined;
  readonly kind: 'text' | 'number';
}

export type CellValue = string | number | null;

/** Content of a spreadsheet: merged title lines (optional), a bold line of column titles, then the rows. */
export interface SheetContent {
  readonly name: string;
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly columns: readonly SheetColumn[];
  readonly rows: Iterable<readonly CellValue[]> | AsyncIterable<readonly CellValue[]>;
}

/** A finished file in chunks, so it is sent without a second copy. */
export interface SheetFile {
  readonly byteLength: number;
  readonly chunks: readonly Buffer[];
}

/** A finished file as a stream. */
export function sheetStream(file: SheetFile): Readable {
  return Readable.from(file.chunks, { objectMode: false });
}

/** Excel's limit for a cell; it reports a file with a longer text as damaged. */
export const MAX_TEXT = 32_767;

const dangerous = /^'*[=+\-@\t\r＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r＝＋－＠]/;

/** Adds a leading apostrophe to a text that a spreadsheet could take for a formula. */
export function guardText(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** Reverts `guardText`, so an exported file can be imported without collecting apostrophes. */
export function unguardText(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}

/** Cuts the text to the limit of a cell, never inside a surrogate pair. */
export function cutText(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const last = text.charCodeAt(MAX_TEXT - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? MAX_TEXT - 1 : MAX_TEXT);
}

// A spreadsheet keeps fifteen digits; longer numbers stay text.
const decimal = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,14})?$/;

/** The stored cell: numbers only in number columns, null for an empty cell, every text guarded and cut. */
export function storedCell(kind: SheetColumn['kind'], value: CellValue | undefined): CellValue {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'number') {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (typeof value === 'string' && decimal.test(value) && value.replace(/\D/g, '').length <= 15) return Number(value);
  }
  return cutText(guardText(String(value)));
}
