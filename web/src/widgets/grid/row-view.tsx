import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { memo, type ReactNode } from 'react';
import { Cell } from './cell.tsx';
import type { GridRow } from './column.ts';
import { getSides } from './fill-target.ts';
import type { GridStore } from './grid-store.ts';
import {
  type GridLayout,
  type PlacedColumn,
  rowHeight,
  type ServiceColumn,
  serviceAt,
  serviceWidths,
} from './layout.ts';
import { RowHandle } from './row-handle.tsx';
import { useRow } from './use-topic.ts';
import './cells/boxes.css';

/** Rendered columns: the fixed ones, and in a wide grid the visible ones. */
export interface DrawnColumns {
  readonly columns: readonly PlacedColumn[];
  /** Total widths of the columns skipped before and after the visible ones. */
  readonly before: number;
  readonly behind: number;
}
interface RowViewProps {
  readonly store: GridStore;
  readonly id: string;
  readonly index: number;
  readonly top: number;
  readonly layout: GridLayout;
  readonly drawn: DrawnColumns;
  readonly isFirst: boolean;
  readonly expandRow: ((row: GridRow) => ReactNode) | undefined;
}

/** One row: service columns, cells, and its expanded content below. */
export const RowView = memo(function RowView(props: RowViewProps) {
  const { store, id, index, top, layout, drawn, expandRow } = props;
  useRow(store, id);
  const row = store.table.get(id, index);
  if (!row) return null;
  const isSelected = store.selection.has(id);
  return (
    <div className="grid-slot" style={{ transform: `translateY(${top}px)`, width: layout.total }} data-index={index}>
      <div
        role="row"
        className={isSelected ? 'grid-row selected' : 'grid-row'}
        data-row-id={id}
        aria-rowindex={index + 2}
        aria-selected={isSelected}
        style={{ height: rowHeight }}
      >
        {layout.services.map((name) => (
          <div
            key={name}
            role="gridcell"
            className={`grid-service of-${name}${layout.servicesStick ? '' : ' loose'}`}
            style={{ width: serviceWidths[name], left: serviceAt(layout.services, name) }}
          >
            <Service name={name} store={store} row={row} index={index} />
          </div>
        ))}
        {drawCells(props, row)}
        {drawn.behind > 0 && <div style={{ width: drawn.behind }} />}
      </div>
      {expandRow !== undefined && store.expanded.has(id) && (
        <div className="grid-expanded" style={{ width: layout.available }}>
          {expandRow(row)}
        </div>
      )}
    </div>
  );
});

/** The cells with all that can change them, so that only changed ones are rendered. */
function drawCells({ store, id, index, layout, drawn, isFirst }: RowViewProps, row: GridRow): ReactNode {
  const { cursor, checks, table, saves } = store;
  const failed = checks.of(id);
  const { range, filling } = cursor;
  const changed = table.changedKeys(store.settings.columns, id);
  const source = changed.size > 0 ? table.sourceOf(id) : undefined;
  const first = layout.services.length + 1;
  return drawn.columns.map(({ column, width, fixedAt }, at) => {
    const place = store.shown.indexOf(column);
    const isActive = cursor.isAt(id, column.key);
    const shown = store.textOf(column, row);
    const spot = { row: index, column: place };
    const isCorner = range ? index === range.bottom && place === range.right : isActive;
    const unsaved = saves.failureOf(id, column.key);
    const isMarked = changed.has(column.key) && (saves.save === undefined || unsaved !== undefined);
    return (
      <Cell
        key={column.key}
        lead={at === layout.fixedCount ? drawn.before : 0}
        store={store}
        column={column}
        row={row}
        index={index}
        place={first + place}
        shown={shown}
        width={width}
        fixedAt={fixedAt}
        failure={failed.get(column.key)}
        isActive={isActive}
        opening={isActive ? cursor.opening : undefined}
        visit={isActive ? cursor.visit : 0}
        isEdge={fixedAt !== undefined && at === layout.fixedCount - 1}
        rangeSides={getSides(range, spot)}
        fillSides={getSides(filling, spot)}
        isFillCorner={isCorner && !store.settings.disabled}
        isFound={store.find.isMatch(shown)}
        isCurrentFind={store.find.isCurrent(id, column.key)}
        before={source && isMarked ? store.textOf(column, source) : undefined}
        unsaved={unsaved}
        isReadOnly={store.isReadOnly(row, column)}
        isEntrance={isFirst && cursor.cell === undefined && at === 0}
      />
    );
  });
}

function Service({
  name,
  store,
  row,
  index,
}: {
  name: ServiceColumn;
  store: GridStore;
  row: GridRow;
  index: number;
}): ReactNode {
  switch (name) {
    case 'handle':
      return <RowHandle store={store} row={row} index={index} />;
    case 'number':
      return index + 1;
    case 'select':
      return (
        <input
          type="checkbox"
          className="grid-tick"
          aria-label={text.gridLabels.choose(index + 1)}
          checked={store.selection.has(row.id)}
          disabled={!store.selection.may(row)}
          onChange={({ target }) => store.selection.set(row.id, target.checked)}
        />
      );
    case 'expand': {
      const isOpen = store.expanded.has(row.id);
      return (
        <button
          type="button"
          className="grid-icon"
          aria-expanded={isOpen}
          aria-label={isOpen ? text.gridLabels.fold(index + 1) : text.gridLabels.expand(index + 1)}
          onClick={() => store.toggleExpanded(row.id)}
        >
          {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        </button>
      );
    }
  }
}
