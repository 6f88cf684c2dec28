import { type GridColumn, minWidth } from './column.ts';

export const rowHeight = 61;
export const headHeight = 48;
export const serviceWidths = { handle: 40, expand: 40, select: 40, number: 60 } as const;
export type ServiceColumn = keyof typeof serviceWidths;

/** A column with its position; `left` is the offset of a sticky column. */
export interface PlacedColumn {
  readonly column: GridColumn;
  readonly width: number;
  readonly fixedAt: number | undefined;
}
export interface GridLayout {
  readonly services: readonly ServiceColumn[];
  readonly columns: readonly PlacedColumn[];
  readonly fixedCount: number;
  /** Whether the service columns are sticky; not where they would take too much width. */
  readonly servicesStick: boolean;
  readonly total: number;
  /** Visible width. */
  readonly available: number;
}
function requestedWidth({ width }: GridColumn, available: number): number | undefined {
  if (typeof width === 'number') return width;
  const match = /^(\d+(?:\.\d+)?)(px|%)?$/.exec(width ?? '');
  if (!match) return undefined;
  return match[2] === '%' ? (available * Number(match[1])) / 100 : Number(match[1]);
}

/** Maximum share of the visible width for sticky columns. */
const maxStickyShare = 0.4;

/**
 * Lays out the visible columns, fixed ones first; those without a width share the remaining space. `resized` holds the
 * widths set by the user.
 */
export function getLayout(
  shown: readonly GridColumn[],
  services: readonly ServiceColumn[],
  available: number,
  resized: ReadonlyMap<string, number> = new Map(),
): GridLayout {
  const ordered = [...shown.filter(({ fixed }) => fixed), ...shown.filter(({ fixed }) => !fixed)];
  const before = services.reduce((sum, name) => sum + serviceWidths[name], 0);
  const asked = ordered.map((column) => resized.get(column.key) ?? requestedWidth(column, available));
  const taken = asked.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const share = (available - before - taken) / Math.max(1, asked.filter((width) => width === undefined).length);
  const widths = ordered.map((column, i) => Math.floor(Math.max(asked[i] ?? share, minWidth(column))));
  const room = available - before - widths.reduce((sum, width) => sum + width, 0);
  const open = asked.flatMap((width, i) => (width === undefined ? [i] : []));
  // Widths set by the user are kept.
  const free = ordered.flatMap((column, i) => (resized.has(column.key) ? [] : [i]));
  const growing = open.length > 0 ? open : free;
  if (room > 0 && growing.length > 0)
    for (const [k, i] of growing.entries())
      widths[i] = (widths[i] as number) + Math.floor(room / growing.length) + (k < room % growing.length ? 1 : 0);
  let left = before;
  const columns = ordered.map((column, i): PlacedColumn => {
    const width = widths[i] as number;
    const fixedAt = column.fixed && left + width <= available * maxStickyShare ? left : undefined;
    left += width;
    return { column, width, fixedAt };
  });
  return {
    services,
    columns,
    fixedCount: columns.filter(({ fixedAt }) => fixedAt !== undefined).length,
    servicesStick: before <= available * maxStickyShare,
    total: left,
    available,
  };
}
/** Left offset of a sticky service column. */
export const serviceAt = (services: readonly ServiceColumn[], name: ServiceColumn): number =>
  services.slice(0, services.indexOf(name)).reduce((sum, one) => sum + serviceWidths[one], 0);
