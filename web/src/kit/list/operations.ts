import type { ReactNode } from 'react';
import type { RowData } from '../field/row.ts';

/** The actions column. */
export interface Operations<R = RowData> {
  readonly width: number;
  readonly of: (row: R) => ReactNode;
}
