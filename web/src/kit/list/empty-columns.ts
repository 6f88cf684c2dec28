import { isValidElement, type ReactNode } from 'react';
import type { FittedColumn } from '../../widgets/use-fitted-columns.ts';
import { Empty } from '../field/field-cells.tsx';

interface CellColumn<R> extends FittedColumn {
  readonly title: string;
  readonly cell: (row: R) => ReactNode;
}

const [letterPx, paddingPx] = [14, 26];
/** Whether a cell shows that there is no value. */
export const isEmpty = (cell: ReactNode): boolean => isValidElement(cell) && cell.type === Empty;

/** A column without a value in any row is as wide as its heading, and the first to be left out. */
export function narrowEmptyColumns<R, C extends CellColumn<R>>(columns: readonly C[], rows: readonly R[]): C[] {
  return columns.map((column) => {
    if (column.rank === 0 || rows.length === 0 || !rows.every((row) => isEmpty(column.cell(row)))) return column;
    const width = column.title.length * letterPx + paddingPx;
    return { ...column, width, least: width, rank: columns.length };
  });
}
