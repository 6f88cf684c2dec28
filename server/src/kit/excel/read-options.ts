import { importLimits as limits } from '@campus/contract/rules';

/** Limits for reading a spreadsheet and what happens beyond them. */
export interface ReadOptions {
  /** Rows below the headings (all rows when no headings are requested); empty lines do not count. */
  readonly maxRows: number;
  readonly maxColumns: number;
  /** Non-empty cells of one sheet. */
  readonly maxCells: number;
  /** Number of visible sheets to read. */
  readonly maxSheets: number;
  /** An import is rejected beyond these limits, a preview is cut. */
  readonly beyond: 'refuse' | 'cut';
  /** Titles of the heading line, which is the first of ten lines that holds all of them. Empty: no heading line. */
  readonly headings: readonly string[];
  /** Titles that the heading line may hold: if no line holds all of `headings`, the line with most of these is used. */
  readonly knownTitles: readonly string[];
  /** Time limit of the reader per request. */
  readonly timeLimitMs: number;
  readonly maxFileBytes: number;
  readonly maxXlsBytes: number;
  /** Heap of the reader for .xlsx, which is streamed, and for .xls, which is parsed as a whole. */
  readonly xlsxHeapMb: number;
  readonly xlsHeapMb: number;
}

const megabyte = 1024 * 1024;
/** Limits of an import: 50,000 rows of the first sheet. */
export const importLimits: ReadOptions = {
  maxRows: limits.rows,
  maxColumns: 200,
  maxCells: 5_000_000,
  maxSheets: 1,
  beyond: 'refuse',
  headings: [],
  knownTitles: [],
  timeLimitMs: 20_000,
  maxFileBytes: limits.xlsxMb * megabyte,
  maxXlsBytes: limits.xlsMb * megabyte,
  xlsxHeapMb: 256,
  xlsHeapMb: 768,
};

/** Limits of a preview: the first 200 rows and 50 columns of at most 10 sheets. */
export const previewLimits: ReadOptions = {
  ...importLimits,
  maxRows: 200,
  maxColumns: 50,
  maxSheets: 10,
  beyond: 'cut',
};

/** A line of a sheet: its number in the file (from 1) and its texts from the first column. */
export interface SheetRow {
  readonly row: number;
  readonly cells: string[];
}

/** A sheet whose rows can be read more than once, in batches; empty lines are left out. */
export interface SheetSource {
  readonly name: string;
  rows(): AsyncIterable<SheetRow[]> | Iterable<SheetRow[]>;
}
