/** A cell by its index among visible rows and columns. */
export interface Place {
  readonly row: number;
  readonly column: number;
}
/** The grid's interface for navigation. */
export interface Field {
  /** First row of the page, and one past its last. */
  readonly firstRow: number;
  readonly endRow: number;
  readonly columns: number;
  /** Number of visible rows: the step of Page Up and Page Down. */
  readonly pageRows: number;
  /** Whether the cell has a value. */
  isFilled(row: number, column: number): boolean;
}
const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const moving: ReadonlySet<string> = new Set([...Object.keys(arrows), 'Home', 'End', 'PageUp', 'PageDown']);

/** Whether a key moves the active cell. */
export const isMoving = (key: string): boolean => moving.has(key);
/** Direction of an arrow key. */
export const findArrow = (key: string): readonly [rows: number, columns: number] | undefined => arrows[key];

/**
 * Target of a key, clamped to the page: arrows move one cell, with Ctrl to the edge of the data; Home and End move along
 * the row, with Ctrl to the first and last cell; Page Up and Page Down move by the visible rows. Undefined when the
 * cell does not change.
 */
export function findDestination(key: string, isCtrl: boolean, from: Place, field: Field): Place | undefined {
  const last = { row: field.endRow - 1, column: field.columns - 1 };
  const target = (): Place | undefined => {
    const arrow = arrows[key];
    if (arrow)
      return isCtrl ? getEdge(from, arrow, field) : { row: from.row + arrow[0], column: from.column + arrow[1] };
    switch (key) {
      case 'Home':
        return { row: isCtrl ? field.firstRow : from.row, column: 0 };
      case 'End':
        return { row: isCtrl ? last.row : from.row, column: last.column };
      case 'PageUp':
        return { row: from.row - field.pageRows, column: from.column };
      case 'PageDown':
        return { row: from.row + field.pageRows, column: from.column };
      default:
        return undefined;
    }
  };
  const found = target();
  if (!found) return undefined;
  const place = {
    row: Math.max(field.firstRow, Math.min(last.row, found.row)),
    column: Math.max(0, Math.min(last.column, found.column)),
  };
  return place.row === from.row && place.column === from.column ? undefined : place;
}

/** As in spreadsheets: end of the current data block, else start of the next block, else the border. */
function getEdge(from: Place, [rows, columns]: readonly [number, number], field: Field): Place {
  const isInside = ({ row, column }: Place) =>
    row >= field.firstRow && row < field.endRow && column >= 0 && column < field.columns;
  const after = ({ row, column }: Place): Place => ({ row: row + rows, column: column + columns });
  const isFilled = ({ row, column }: Place) => field.isFilled(row, column);
  let at = from;
  if (!isInside(after(at))) return at;
  const inBlock = isFilled(at) && isFilled(after(at));
  at = after(at);
  while (isInside(after(at))) {
    if (inBlock ? !isFilled(after(at)) : isFilled(at)) return at;
    at = after(at);
  }
  return at;
}

/** Last row that a double-click on the fill handle reaches: the end of the data in the column before, else after. */
export function fillEnd(range: { bottom: number; left: number; right: number }, field: Field): number {
  for (const column of [range.left - 1, range.right + 1]) {
    if (column < 0 || column >= field.columns) continue;
    let row = range.bottom;
    while (row + 1 < field.endRow && field.isFilled(row + 1, column)) row += 1;
    if (row > range.bottom) return row;
  }
  return range.bottom;
}
