import { text } from '@campus/contract/messages';
import { type RefObject, useMemo } from 'react';
import type { GridRow } from './column.ts';
import type { CellAt } from './cursor.ts';
import { GridBody } from './grid-body.tsx';
import { GridEmpty } from './grid-empty.tsx';
import type { EditableGridProps } from './grid-props.ts';
import type { GridSettings } from './grid-settings.ts';
import type { GridStore } from './grid-store.ts';
import type { ServiceColumn } from './layout.ts';
import { useGridEvents } from './use-grid-events.ts';
import { OuterGrid } from './use-grid-store.ts';
import { useWidth } from './use-scroller.ts';

interface GridScrollerProps extends EditableGridProps {
  readonly store: GridStore;
  readonly settings: GridSettings;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onPressed: (cell: CellAt, isEditable: boolean, isByKey: boolean) => void;
}

/** The scrolled rows with the events of their cells. */
export function GridScroller({ store, settings, scroller, onPressed, ...props }: GridScrollerProps) {
  const { loading: isLoading = false, maxHeight = 400, expandRow } = props;
  const width = useWidth(scroller);
  const events = useGridEvents(store, scroller, onPressed);
  const services = useServices(props);
  const expand = useMemo(
    () =>
      expandRow &&
      ((open: GridRow) => <OuterGrid.Provider value={{ store, rowId: open.id }}>{expandRow(open)}</OuterGrid.Provider>),
    [expandRow, store],
  );
  return (
    <div
      ref={scroller}
      role="grid"
      // Cells take the focus; an empty grid must be scrollable by keyboard itself.
      tabIndex={store.rows.length === 0 ? 0 : -1}
      aria-label={props.label ?? text.gridLabels.self}
      aria-rowcount={store.rows.length + 1}
      aria-colcount={services.length + store.shown.length}
      aria-readonly={settings.disabled}
      aria-busy={isLoading}
      aria-keyshortcuts="F2 F8 F9 Control+D Control+F Control+M Control+Shift+M Control+Y Control+Z"
      className={settings.alwaysEdit ? 'grid-scroll always' : 'grid-scroll'}
      style={{ maxHeight }}
      {...events}
    >
      {width !== undefined && (
        <GridBody
          store={store}
          scroller={scroller}
          width={width}
          services={services}
          maxHeight={maxHeight}
          expandRow={expand}
          empty={<GridEmpty isLoading={isLoading} width={width} isFiltered={store.table.rows.length > 0} />}
        />
      )}
    </div>
  );
}

function useServices({ dragSort, expandRow, rowSelection, rowNumber }: EditableGridProps): readonly ServiceColumn[] {
  const expands = expandRow !== undefined;
  return useMemo(
    () => [
      ...(dragSort ? (['handle'] as const) : []),
      ...(rowSelection ? (['select'] as const) : []),
      ...(expands ? (['expand'] as const) : []),
      ...(rowNumber ? (['number'] as const) : []),
    ],
    [dragSort, expands, rowSelection, rowNumber],
  );
}
