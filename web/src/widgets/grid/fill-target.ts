import type { Range } from './cursor.ts';
import type { Place } from './navigation.ts';

/** Result of dragging the fill handle. */
export interface FillTarget {
  readonly side: 'down' | 'up' | 'right' | 'left';
  /** Cells to fill, without the source range. */
  readonly range: Range;
}

/** Target of dragging a range's fill handle to a cell: the side on which it is dragged furthest out. */
export function fillTargetOf(source: Range, to: Place): FillTarget | undefined {
  const down = to.row - source.bottom;
  const up = source.top - to.row;
  const right = to.column - source.right;
  const left = source.left - to.column;
  const most = Math.max(down, up, right, left);
  if (most <= 0) return undefined;
  if (down === most) return { side: 'down', range: { ...source, top: source.bottom + 1, bottom: to.row } };
  if (up === most) return { side: 'up', range: { ...source, top: to.row, bottom: source.top - 1 } };
  if (right === most) return { side: 'right', range: { ...source, left: source.right + 1, right: to.column } };
  return { side: 'left', range: { ...source, left: to.column, right: source.left - 1 } };
}

/** Corners of the smallest range that contains both. */
export const getSpan = (a: Range, b: Range): readonly [Place, Place] => [
  { row: Math.min(a.top, b.top), column: Math.min(a.left, b.left) },
  { row: Math.max(a.bottom, b.bottom), column: Math.max(a.right, b.right) },
];

/** Bit mask of the range edges at a cell; 0 outside the range. */
export const sides = { inside: 1, top: 2, bottom: 4, left: 8, right: 16 } as const;
export function getSides(range: Range | undefined, { row, column }: Place): number {
  if (!range || row < range.top || row > range.bottom || column < range.left || column > range.right) return 0;
  return (
    sides.inside |
    (row === range.top ? sides.top : 0) |
    (row === range.bottom ? sides.bottom : 0) |
    (column === range.left ? sides.left : 0) |
    (column === range.right ? sides.right : 0)
  );
}
