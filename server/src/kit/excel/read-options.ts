import { importLimits as limits } from '@campus/contract/rules';

/** How much of a spreadsheet is read, and what happens beyond it. */
export interface ReadOptions {
  /** Rows below the headings (all rows, when no headings are asked for); lines without any text do not count. */
  readonly maxRows: number;
  readonly maxColumns: number;
  /** Cells with a text in one sheet. */
  readonly maxCells: number;
  /** Visible sheets to read, from the first on. */
  readonly maxSheets: number;
  /** An import is refused beyond these limits, a preview is cut. */
  readonly beyond: 'refuse' | 'cut';
  /** Titles that the heading line must hold; it is the first such line of the first ten. Empty: no heading line. */
  readonly headings: readonly string[];
  /** Titles that may be in the heading line: where no line holds all of `headings`, the one with the most of these is taken. */
  readonly knownTitles: readonly string[];
  /** How long the reader may work at a stretch. */
  readonly timeLimitMs: number;
  readonly maxFileBytes: number;
  readonly maxXlsBytes: number;
  /** Heap of the reader for .xlsx, read in pieces, and for .xls, which is taken apart as a whole. */
  readonly xlsxHeapMb: number;
  readonly xlsHeapMb: number;
}

const megabyte = 1024 * 1024;
/** The limits of an import (security 2.5): 50,000 rows of the first sheet. */
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

/** The limits of a preview: the first 200 rows and 50 columns of at most 10 sheets. */
export const previewLimits: ReadOptions = {
  ...importLimits,
  maxRows: 200,
  maxColumns: 50,
  maxSheets: 10,
  beyond: 'cut',
};

/** A line of a sheet: its number in the file, counted from 1, and its texts from the first column on. */
export interface SheetRow {
  readonly row: number;
  readonly cells: string[];
}

/** A sheet whose rows can be gone through more than once, in pieces; lines without any text are left out. */
export interface SheetSource {
  readonly name: string;
  rows(): AsyncIterable<SheetRow[]> | Iterable<SheetRow[]>;
}
