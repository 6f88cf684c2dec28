import { useRef, useState } from 'react';
import type { RowData } from '../../kit/field/row.ts';
import type { GridHandle } from '../../widgets/grid/grid-handle.ts';

export type Rows = readonly Readonly<Record<string, unknown>>[];
const rowsIn = (value: unknown): Rows => (Array.isArray(value) ? (value as Rows) : []);

/** The two grids of a design and the rows last loaded into them. */
export function useReportTables(row: RowData) {
  const [items, setItems] = useState<Rows>(() => rowsIn(row.items));
  const [params, setParams] = useState<Rows>(() => rowsIn(row.params));
  const [isTouched, setTouched] = useState(false);
  const itemGrid = useRef<GridHandle>(null);
  const paramGrid = useRef<GridHandle>(null);
  const now = async (grid: typeof itemGrid, read: Rows): Promise<Rows> =>
    grid.current ? (await grid.current.getAll({ validate: false })).values : read;
  return {
    items,
    params,
    isTouched,
    itemGrid,
    paramGrid,
    touch: () => setTouched(true),
    itemsNow: () => now(itemGrid, items),
    paramsNow: () => now(paramGrid, params),
    /** Whether all cells are valid; invalid ones are marked. */
    isSound: async () =>
      (await itemGrid.current?.validate()) !== false && (await paramGrid.current?.validate()) !== false,
    replace: (nextItems: Rows, nextParams: Rows) => {
      setItems(nextItems);
      setParams(nextParams);
      setTouched(true);
    },
  };
}

export type ReportTables = ReturnType<typeof useReportTables>;
