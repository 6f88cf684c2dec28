import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GridRow } from './column.ts';
import { GridHead } from './grid-head.tsx';
import { GridStatistics, getStatistics } from './grid-statistics.tsx';
import type { GridStore } from './grid-store.ts';
import { type GridLayout, getLayout, headHeight, rowHeight, type ServiceColumn } from './layout.ts';
import { type DrawnColumns, RowView } from './row-view.tsx';
import { type Rows, useFollowingFocus, usePageRows, useReveal } from './use-reveal.ts';
import { useTopic } from './use-topic.ts';

/**
 * Overscan in rows: enough ahead for one or two frames of fast scrolling, few behind, and some on both sides before the
 * first scroll.
 */
const reserve = { ahead: 16, behind: 4, atFirst: 6 } as const;
type Direction = 'forward' | 'backward' | null;
/** Wider grids also virtualise columns, with two on each side as overscan. */
const virtualColumnsFrom = 30;
const columnReserve = 2;
const footHeight = 40;
/** Delay in ms after the last scroll event before scrolling counts as finished. */
const scrollRestMs = 100;

/** Keeps the initial size for elements without one (a hidden tab, a test). */
const sizeOr =
  (fallback: { width: number; height: number }) =>
  (instance: Rows, tell: (rect: { width: number; height: number }) => void) =>
    observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : fallback));

interface GridBodyProps {
  readonly store: GridStore;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Inner width of the scroller, over which columns are laid out. */
  readonly width: number;
  readonly services: readonly ServiceColumn[];
  readonly maxHeight: number;
  readonly expandRow: ((row: GridRow) => ReactNode) | undefined;
  readonly empty: ReactNode;
}

interface RowsOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Size of a scroller without one. */
  readonly fallback: { readonly width: number; readonly height: number };
  readonly foot: number;
}

/** The rows of the page that are drawn: those in sight, the active and the expanded ones. */
function useDrawnRows(store: GridStore, { scroller, fallback, foot }: RowsOptions): Rows {
  const [from, to] = store.pageBounds;
  const heights = useExpandedHeights(store);
  const { cursor } = store;
  useTopic(store, 'cursor');
  const activeIndex = cursor.cell ? store.placeOf(cursor.cell.id) - from : -1;
  const kept = [activeIndex, ...[...store.expanded].map((id) => store.placeOf(id) - from)];
  const latest = useRef<Rows>(undefined);
  const heading = useRef<Direction>(null);
  const rows = useVirtualizer<HTMLDivElement, Element>({
    count: to - from,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight + (heights.get(store.rows[from + index]?.id ?? '') ?? 0),
    getItemKey: (index) => store.rows[from + index]?.id ?? index,
    overscan: 0,
    initialRect: fallback,
    observeElementRect: sizeOr(fallback),
    isScrollingResetDelay: scrollRestMs,
    scrollPaddingEnd: headHeight + foot,
    rangeExtractor: (range) => {
      heading.current = latest.current?.scrollDirection ?? heading.current;
      return withMounted(range, kept, heading.current);
    },
  });
  useLayoutEffect(() => {
    latest.current = rows;
  });
  // Sizes are known, not measured: they change when a row expands or its content grows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: recomputes when the heights change
  useLayoutEffect(() => rows.measure(), [heights, from]);
  return rows;
}

/** Header, visible rows and footer. */
export function GridBody({ store, scroller, width, services, maxHeight, expandRow, empty }: GridBodyProps) {
  useTopic(store, 'shape');
  useTopic(store, 'every');
  const { shown, widths } = store;
  const layout = useMemo(() => getLayout(shown, services, width, widths), [shown, services, width, widths]);
  const [from, to] = store.pageBounds;
  const foot = getStatistics(shown).length * footHeight;
  const rows = useDrawnRows(store, { scroller, fallback: { width, height: maxHeight }, foot });
  const drawn = useDrawnColumns(scroller, layout);
  usePageRows(store, scroller, foot);
  useReveal(store, rows, scroller, layout);
  useFollowingFocus(store, scroller);
  const items = rows.getVirtualItems();
  return (
    <>
      <GridHead store={store} layout={layout} drawn={drawn} />
      <div
        className={rows.isScrolling ? 'grid-rows scrolling' : 'grid-rows'}
        style={{ height: to > from ? rows.getTotalSize() : undefined, width: layout.total }}
      >
        {items.map(({ index, start, key }) => {
          const row = store.rows[from + index];
          return (
            row && (
              <RowView
                key={key}
                store={store}
                id={row.id}
                index={from + index}
                top={start}
                layout={layout}
                drawn={drawn}
                isFirst={index === 0}
                expandRow={expandRow}
              />
            )
          );
        })}
        {to === from && empty}
      </div>
      <GridStatistics store={store} layout={layout} drawn={drawn} />
    </>
  );
}

/** Visible rows plus the active and expanded ones, which hold the user's state. */
function withMounted(range: Range, kept: readonly number[], heading: Direction): number[] {
  const [before, behind] =
    heading === null
      ? [reserve.atFirst, reserve.atFirst]
      : heading === 'forward'
        ? [reserve.behind, reserve.ahead]
        : [reserve.ahead, reserve.behind];
  const seen = defaultRangeExtractor({
    ...range,
    overscan: 0,
    startIndex: Math.max(0, range.startIndex - before),
    endIndex: Math.min(range.count - 1, range.endIndex + behind),
  });
  const more = kept.filter((index) => index >= 0 && index < range.count && !seen.includes(index));
  return more.length === 0 ? seen : [...seen, ...new Set(more)].sort((a, b) => a - b);
}

/** Measured additional heights of expanded rows. */
function useExpandedHeights(store: GridStore): ReadonlyMap<string, number> {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const open = [...store.expanded].join(' ');
  // Observes the currently expanded rows.
  useEffect(() => {
    const boxes = document.querySelectorAll<HTMLElement>('.grid-expanded');
    const measure = () => {
      const next = new Map<string, number>();
      for (const box of boxes) {
        const id = box.parentElement?.querySelector<HTMLElement>('[data-row-id]')?.dataset.rowId;
        if (id !== undefined && store.expanded.has(id)) next.set(id, box.offsetHeight);
      }
      setHeights((now) => (isSameMap(now, next) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    for (const box of boxes) observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [open, store]);
  return heights;
}
const isSameMap = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);

/** All columns, or in a wide grid the fixed and visible ones. */
function useDrawnColumns(scroller: RefObject<HTMLDivElement | null>, layout: GridLayout): DrawnColumns {
  const isWide = layout.columns.length > virtualColumnsFrom;
  const moving = layout.columns.slice(layout.fixedCount);
  const columns = useVirtualizer<HTMLDivElement, Element>({
    horizontal: true,
    enabled: isWide,
    count: moving.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => moving[index]?.width ?? 0,
    getItemKey: (index) => moving[index]?.column.key ?? index,
    overscan: columnReserve,
    initialRect: { width: 1000, height: 400 },
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.width > 0 ? rect : { width: 1000, height: 400 })),
  });
  const seen = isWide ? columns.getVirtualItems() : [];
  const first = seen[0];
  const last = seen.at(-1);
  const key = `${first?.index} ${last?.index}`;
  const size = columns.getTotalSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the visible columns
  return useMemo(() => {
    if (!isWide || !first || !last) return { columns: layout.columns, before: 0, behind: 0 };
    return {
      columns: [...layout.columns.slice(0, layout.fixedCount), ...moving.slice(first.index, last.index + 1)],
      before: first.start,
      behind: size - last.end,
    };
  }, [layout, isWide, key]);
}
