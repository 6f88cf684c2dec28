/** Limits of an import check: rows checked and shown, faults listed, corrections and their length. */
export const importCheckLimits = { checked: 500, shown: 100, faults: 200, corrections: 500, text: 2000 } as const;

/** A column that an import understands. */
export interface ImportTarget {
  readonly field: string;
  readonly title: string;
  readonly required: boolean;
  /** Its allowed values, if they are few. */
  readonly options?: readonly string[];
}
/** Reason for a rejected row; `field` is null when it is not about a single cell. */
export interface ImportFault {
  readonly row: number;
  readonly field: string | null;
  readonly message: string;
}
/** Titles of `ImportTarget` by column index. */
export type ImportMapping = Readonly<Record<string, string>>;
/** Corrected texts by field, by line of the file. */
export type ImportCorrections = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Preview of an import, made without writing. */
export interface ImportCheck {
  readonly headings: readonly string[];
  readonly targets: readonly ImportTarget[];
  readonly mapping: ImportMapping;
  /** Number of rows in the file, and how many of them were checked. */
  readonly total: number;
  readonly checked: number;
  /** The first rows, and every row with a fault. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  readonly faults: readonly ImportFault[];
  /** Number of checked rows that would be rejected. */
  readonly refused: number;
}
