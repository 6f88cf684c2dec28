/** Numbers of an import check: rows that are tried, shown and named as wrong. */
export const importCheckLimits = { checked: 500, shown: 100, faults: 200, corrections: 500, text: 2000 } as const;

/** A column that an import understands. */
export interface ImportTarget {
  readonly field: string;
  readonly title: string;
  readonly required: boolean;
  /** What its cells may hold, where that is a short list. */
  readonly options?: readonly string[];
}
/** Why a row would be refused; `field` is null when no single cell is to blame. */
export interface ImportFault {
  readonly row: number;
  readonly field: string | null;
  readonly message: string;
}
/** Titles of `ImportTarget` by the index of the column that holds them. */
export type ImportMapping = Readonly<Record<string, string>>;
/** Texts by field by line of the file. */
export type ImportCorrections = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What an import of a file would do, tried without writing. */
export interface ImportCheck {
  readonly headings: readonly string[];
  readonly targets: readonly ImportTarget[];
  readonly mapping: ImportMapping;
  /** Rows of the file, and how many from the first on were tried. */
  readonly total: number;
  readonly checked: number;
  /** The first rows, and every row with a fault. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  readonly faults: readonly ImportFault[];
  /** Rows that would be refused among those that were tried. */
  readonly refused: number;
}
