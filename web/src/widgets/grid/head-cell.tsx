import { FilterFilled, QuestionCircleOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Popover, Tooltip } from 'antd';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { findFilterKind } from './arrange-rows.ts';
import type { GridColumn } from './column.ts';
import { fitColumn, startResize } from './column-resize.ts';
import type { GridStore } from './grid-store.ts';
import { useTopic } from './use-topic.ts';
import './head-cell.css';

const FilterPanel = lazy(() => import('./filter-panel.tsx').then((m) => ({ default: m.FilterPanel })));
const texts = text.gridLabels;
/** Width change per press of an arrow key. */
const widthStepPx = 16;

const isRequired = ({ validateRules = [] }: Pick<GridColumn, 'validateRules'>): boolean =>
  validateRules.some(({ required, pattern }) => required === true || pattern === '*');

interface HeadCellProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly place: number;
  readonly width: number;
  readonly fixedAt: number | undefined;
  /** Whether it is the last sticky column. */
  readonly isEdge: boolean;
  readonly lead: number;
}

/** Sortable column header with filter button and resize handle. */
export function HeadCell({ store, column, place, width, fixedAt, isEdge, lead }: HeadCellProps) {
  useTopic(store, 'shape');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isArrangeable = findFilterKind(column) !== undefined;
  const { sort, filters } = store.arranger.current;
  const order = sort?.key === column.key ? (sort.isDescending ? 'descending' : 'ascending') : 'none';
  const isFiltered = filters.has(column.key);
  const close = () => {
    setOpen(false);
    box.current?.querySelector<HTMLElement>('.grid-title')?.focus({ preventScroll: true });
  };
  const classes = ['grid-head-cell', `of-${column.type}`];
  if (fixedAt !== undefined) classes.push('fixed');
  if (isEdge) classes.push('edge');
  if (isFiltered || order !== 'none') classes.push('arranged');
  return (
    <div
      ref={box}
      role="columnheader"
      aria-colindex={place}
      aria-sort={isArrangeable ? order : undefined}
      data-head={column.key}
      className={classes.join(' ')}
      style={{
        width,
        ...(fixedAt !== undefined && { left: fixedAt }),
        ...(lead > 0 && { marginLeft: lead }),
      }}
      onKeyDown={(event) => handleHeadKey(event, store, column, width, () => isArrangeable && setOpen(true))}
    >
      <Title
        column={column}
        order={order}
        onSort={isArrangeable ? () => store.arranger.toggleSort(column.key) : undefined}
      />
      {isArrangeable && (
        <FilterButton
          store={store}
          column={column}
          isOpen={isOpen}
          isFiltered={isFiltered}
          onOpen={setOpen}
          onClose={close}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the header's keys do the same */}
      <span
        className="grid-resize"
        title={texts.resizeHint}
        onPointerDown={(event) => startResize(event, store, column.key, width)}
        onDoubleClick={() => fitColumn(store, column)}
      />
    </div>
  );
}

type Order = 'ascending' | 'descending' | 'none';

interface TitleProps {
  readonly column: GridColumn;
  readonly order: Order;
  /** Undefined for columns that cannot be sorted. */
  readonly onSort: (() => void) | undefined;
}

/** Title of a column with its required mark and its hint. */
function Title({ column: { title, tipsContent, ...column }, order, onSort }: TitleProps) {
  return (
    <>
      {isRequired(column) && (
        <span className="grid-required" aria-hidden>
          *
        </span>
      )}
      {onSort ? (
        <button
          type="button"
          className="grid-title"
          tabIndex={-1}
          title={title}
          aria-keyshortcuts="Enter Alt+ArrowDown Shift+ArrowLeft Shift+ArrowRight Shift+Enter"
          onClick={onSort}
        >
          {title}
          <SortMark order={order} />
        </button>
      ) : (
        <span className="grid-title" tabIndex={-1} title={title}>
          {title}
        </span>
      )}
      {tipsContent && (
        <Tooltip title={tipsContent}>
          <QuestionCircleOutlined title={tipsContent} />
        </Tooltip>
      )}
    </>
  );
}

/** Sort icon of a column. */
function SortMark({ order }: { order: Order }) {
  return (
    <span className={`grid-sort ${order}`} aria-hidden>
      <i className="up" />
      <i className="down" />
    </span>
  );
}

interface FilterButtonProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly isOpen: boolean;
  readonly isFiltered: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onClose: () => void;
}
function FilterButton({ store, column, isOpen, isFiltered, onOpen, onClose }: FilterButtonProps) {
  const label = texts.filter.button(column.title);
  const button = (
    <button
      type="button"
      tabIndex={-1}
      className={isFiltered || isOpen ? 'grid-filter on' : 'grid-filter'}
      aria-label={label}
      title={label}
      aria-pressed={isFiltered}
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
    >
      <FilterFilled aria-hidden />
    </button>
  );
  // Popovers are created only for the open filter.
  if (!isOpen) return button;
  return (
    <Popover
      open
      trigger="click"
      placement="bottomRight"
      arrow={false}
      // Keep the focus on an element pressed outside.
      onOpenChange={(next) => onOpen(next)}
      content={
        <Suspense>
          <FilterPanel store={store} column={column} onClose={onClose} />
        </Suspense>
      }
    >
      {button}
    </Popover>
  );
}

/** Keys of a header: sort, filter, resize, and move to neighbours or the rows below. */
function handleHeadKey(
  event: KeyboardEvent<HTMLElement>,
  store: GridStore,
  column: GridColumn,
  width: number,
  openFilter: () => void,
): void {
  // Key events of the filter panel bubble here through the React tree.
  if (!event.currentTarget.contains(event.target as Node)) return;
  const at = store.shown.findIndex(({ key }) => key === column.key);
  const { key, shiftKey, altKey } = event;
  const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const act = (): (() => void) | undefined => {
    if (side !== 0 && shiftKey) return () => store.setWidth(column.key, width + side * widthStepPx);
    if (key === 'Enter' && shiftKey) return () => fitColumn(store, column);
    if (key === 'ArrowDown' && altKey) return openFilter;
    if (side !== 0 && !altKey) return () => focusNeighbour(store, at + side);
    return key === 'ArrowDown' || key === 'Escape' ? () => focusCellBelow(store, column.key) : undefined;
  };
  const found = act();
  if (!found) return;
  event.preventDefault();
  event.stopPropagation();
  found();
}
function focusNeighbour(store: GridStore, to: number): void {
  const next = store.shown[to];
  if (!next) return;
  const [first] = store.pageBounds;
  const below = store.cellAt(first, to);
  if (below) store.revealColumn(next.key);
  // A wide grid renders the column after it has been scrolled into view.
  if (!store.focusHead(next.key)) requestAnimationFrame(() => store.focusHead(next.key));
}
function focusCellBelow(store: GridStore, key: string): void {
  const [first] = store.pageBounds;
  const cell = store.cellAt(
    first,
    store.shown.findIndex((column) => column.key === key),
  );
  if (!cell) return;
  // Selecting the already active cell would not move the focus.
  store.cursor.go(undefined);
  store.cursor.go(cell);
}
