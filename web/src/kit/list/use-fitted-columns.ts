import type { RefCallback } from 'react';
import { useMeasuredWidth } from '../../widgets/use-measured-width.ts';
import { fitColumns } from './fit-columns.ts';

/** A column of a table that is no entity's list. */
export interface FittedColumn {
  readonly name: string;
  readonly width: number;
  /** Px below which its values say nothing; default its width. */
  readonly least?: number;
  /** As in a list: 0 always stands there, then the lower ones. */
  readonly rank: number;
}

interface Fit<C> {
  readonly columns: readonly C[];
  /** Px of the whole table, with what belongs to no column. */
  readonly width: number;
  /** Put on the box that holds the table. */
  readonly measure: RefCallback<HTMLElement>;
}

/** The columns that are shown whole beside the `taken` px of boxes to tick, row numbers and actions. */
export function useFittedColumns<C extends FittedColumn>(columns: readonly C[], taken: number): Fit<C> {
  const [measure, width] = useMeasuredWidth();
  const wished = columns.map((column) => ({ ...column, least: column.least ?? column.width }));
  const fitted = fitColumns(wished, width === 0 ? 0 : Math.max(1, width - taken)).columns;
  return { columns: fitted, width: fitted.reduce((sum, column) => sum + column.width, taken), measure };
}
