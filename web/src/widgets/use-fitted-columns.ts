import type { RefCallback } from 'react';
import { fitColumns } from './fit-columns.ts';
import { useMeasuredWidth } from './use-measured-width.ts';

/** A column of a table without an entity. */
export interface FittedColumn {
  readonly name: string;
  readonly width: number;
  /** Minimum width in px; defaults to the width. */
  readonly least?: number;
  /** As in a list: 0 is always shown, then lower numbers. */
  readonly rank: number;
}

interface Fit<C> {
  readonly columns: readonly C[];
  /** Width in px of the whole table, including selection and actions. */
  readonly width: number;
  /** Ref of the element that contains the table. */
  readonly measure: RefCallback<HTMLElement>;
}

/** The untruncated columns that fit next to `taken` px of selection, numbering and actions. */
export function useFittedColumns<C extends FittedColumn>(columns: readonly C[], taken: number): Fit<C> {
  const [measure, width] = useMeasuredWidth();
  const wished = columns.map((column) => ({ ...column, least: column.least ?? column.width }));
  const fitted = fitColumns(wished, width === 0 ? 0 : Math.max(1, width - taken)).columns;
  return { columns: fitted, width: fitted.reduce((sum, column) => sum + column.width, taken), measure };
}
