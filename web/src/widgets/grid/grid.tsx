import { text } from '@campus/contract/messages';
import { listPaging } from '@campus/contract/rules';
import { Spin } from 'antd';
import { type ReactNode, type Ref, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDict } from '../../request/dictionary.ts';
import { DetailModal } from '../detail-modal.tsx';
import { preloadEditors } from './cells/cell-editor.tsx';
import type { GridColumn, GridRow } from './column.ts';
import { FaultTip } from './fault-tip.tsx';
import { FindBar } from './find-bar.tsx';
import { ArrangementBar, UnsavedBar } from './grid-bars.tsx';
import { GridBody } from './grid-body.tsx';
import { GridEmpty } from './grid-empty.tsx';
import { type GridHandle, useHandle } from './grid-handle.ts';
import { GridPages } from './grid-pages.tsx';
import type { GridSettings, Linkage, SaveCell } from './grid-settings.ts';
import type { GridStore } from './grid-store.ts';
import { GridSync } from './grid-sync.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import type { ServiceColumn } from './layout.ts';
import { SubTable } from './sub-table.tsx';
import { useAllowed, useExcluded } from './use-allowed.ts';
import { useGridEvents } from './use-grid-events.ts';
import { OuterGrid, useGridStore, useUnsaved } from './use-grid-store.ts';
import { useTopic } from './use-topic.ts';
import './grid.css';

export interface EditableGridProps
  extends Pick<
    GridSettings,
    'onAdded' | 'onInserted' | 'onDeleted' | 'onSelectRowChange' | 'onValueChange' | 'onDragged'
  > {
  readonly ref?: Ref<GridHandle>;
  readonly columns: readonly GridColumn[];
  /** Rows; a new array replaces everything. */
  readonly dataSource?: readonly Readonly<Record<string, unknown>>[];
  readonly loading?: boolean;
  readonly actionButton?: boolean;
  readonly rowNumber?: boolean;
  readonly rowSelection?: boolean;
  readonly dragSort?: boolean;
  readonly dragSortKey?: string;
  readonly maxHeight?: number;
  /** Rows with these values can be neither edited nor selected. */
  readonly disabledRows?: Readonly<Record<string, unknown>>;
  readonly disabled?: boolean;
  /** False shows cells as text until they are clicked. */
  readonly alwaysEdit?: boolean;
  /** Prefix of the permission codes of buttons and columns. */
  readonly authPre?: string;
  /** A rejection cancels the deletion; its reason is shown. */
  readonly beforeDelete?: () => Promise<unknown>;
  readonly addButtonSettings?: boolean;
  /** Pagination; ten rows per page by default. */
  readonly pagination?: { readonly pageSize?: number };
  readonly linkage?: readonly Linkage[];
  readonly expandRow?: (row: GridRow) => ReactNode;
  /** Content that opens at the row after a click on a read-only cell. */
  readonly subTable?: (row: GridRow) => ReactNode;
  readonly details?: Details;
  /** Channel of rows saved by other users; `onReload` is called when some may be missing. */
  readonly sync?: { readonly socketKey: string; readonly onReload: () => void };
  /** Saves each cell on change: failed ones are marked with 重试 and 还原 and survive new rows. */
  readonly saveCell?: SaveCell;
  /** Called when such a grid begins or ceases to have unsaved values. */
  readonly onUnsaved?: (isUnsaved: boolean) => void;
  /** Further buttons at the end of the toolbar. */
  readonly tools?: ReactNode;
  readonly label?: string;
}
/** Content of the details dialog, and the handler of its OK button. */
interface Details {
  readonly render: (row: GridRow, set: (change: Partial<GridRow>) => void) => ReactNode;
  readonly onConfirm?: (row: GridRow, done: (success: boolean) => void) => void;
}
/** Content opened at a row. */
interface Opened {
  readonly kind: 'sub' | 'details';
  readonly rowId: string;
  readonly isByKey: boolean;
}
const noRows: readonly Readonly<Record<string, unknown>>[] = [];
const noLinks: readonly Linkage[] = [];
const none = {};
/** Editable table. Rows, failures and cursor are in a store outside React, so that a change re-renders one row. */
export function EditableGrid(props: EditableGridProps) {
  const { dataSource = noRows, actionButton = false, maxHeight = 400, expandRow, subTable, details, sync } = props;
  const { loading: isLoading = false } = props;
  const excluded = useExcluded(props.authPre ?? '');
  const columns = useAllowed(props.columns, excluded, props.authPre ?? '');
  const mayAdd = actionButton && !excluded.has('add');
  const mayRemove = actionButton && !excluded.has('batch_delete') && !excluded.has('deleteBatch');
  const [pageSize, setPageSize] = useState<number>(props.pagination?.pageSize ?? listPaging.pageSize);
  const settings: GridSettings = {
    columns,
    alwaysEdit: props.alwaysEdit ?? true,
    disabled: props.disabled ?? false,
    disabledRows: props.disabledRows ?? none,
    dragSortKey: props.dragSortKey ?? 'orderNum',
    canAdd: mayAdd,
    linkage: props.linkage ?? noLinks,
    pageSize: props.pagination && pageSize,
    onAdded: props.onAdded,
    onInserted: props.onInserted,
    onDeleted: props.onDeleted,
    onSelectRowChange: props.onSelectRowChange,
    onValueChange: props.onValueChange,
    onDragged: props.onDragged,
  };
  const store = useGridStore(settings, dataSource, props.saveCell);
  // Subscribes for the row count and the scroller's tab index.
  useTopic(store, 'shape');
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const [opened, setOpened] = useState<Opened>();
  const close = useMemo(() => () => setOpened(undefined), []);
  useHandle(props.ref, store, scroller);
  const [before, behind] = useEdges(store);
  const events = useGridEvents(store, scroller, ({ id, key }, isEditable, isByKey) => {
    if (isEditable) return setOpened((now) => (now?.kind === 'sub' ? undefined : now));
    if (details && store.column(key)?.showDetails) return setOpened({ kind: 'details', rowId: id, isByKey });
    if (subTable)
      setOpened((now) => (now?.kind === 'sub' && now.rowId === id ? undefined : { kind: 'sub', rowId: id, isByKey }));
  });
  useEffect(() => preloadEditors(columns), [columns]);
  useUnsaved(store, props.onUnsaved);
  const services = useServices(props);
  const row = opened && store.table.get(opened.rowId);
  const expand = useMemo(
    () =>
      expandRow &&
      ((open: GridRow) => <OuterGrid.Provider value={{ store, rowId: open.id }}>{expandRow(open)}</OuterGrid.Provider>),
    [expandRow, store],
  );
  return (
    <div className="grid" data-widget="editable-grid">
      {[...new Set(columns.flatMap(({ dictCode }) => dictCode ?? []))].map((code) => (
        <DictItems key={code} store={store} code={code} />
      ))}
      {(actionButton || props.tools) && (
        <GridToolbar
          store={store}
          mayAdd={mayAdd}
          mayRemove={mayRemove}
          hasOptions={props.addButtonSettings ?? false}
          beforeDelete={props.beforeDelete}
        >
          {props.tools}
        </GridToolbar>
      )}
      {sync && <GridSync store={store} {...sync} />}
      <UnsavedBar store={store} />
      <ArrangementBar store={store} />
      <FindBar store={store} />
      <Spin spinning={isLoading && store.rows.length > 0}>
        <div className="grid-frame">
          <span ref={before} tabIndex={-1} />
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
          <span ref={behind} tabIndex={-1} />
          <FaultTip scroller={scroller} />
          {row && opened.kind === 'sub' && subTable && (
            <SubTable key={row.id} row={row} isEntered={opened.isByKey} scroller={scroller} onClose={close}>
              {subTable(row)}
            </SubTable>
          )}
        </div>
      </Spin>
      {settings.pageSize !== undefined && <GridPages store={store} pageSize={settings.pageSize} onSize={setPageSize} />}
      {row && opened.kind === 'details' && details && (
        <DetailModal
          open
          record={row}
          render={details.render}
          {...(details.onConfirm && { onConfirm: details.onConfirm })}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Layout width of a grid without a size (a hidden tab). */
const defaultWidth = 1000;
/** Inner width of the scroller, measured before its content renders. */
function useWidth(scroller: RefObject<HTMLDivElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => setWidth((known) => box.clientWidth || known || defaultWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);
  return width;
}

/** Elements before and after the grid that receive the focus when it is left; Tab continues from there. */
function useEdges(
  store: GridStore,
): readonly [before: RefObject<HTMLElement | null>, behind: RefObject<HTMLElement | null>] {
  const before = useRef<HTMLElement>(null);
  const behind = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    store.leave = (side) => (side === 'before' ? before : behind).current?.focus({ preventScroll: true });
  }, [store]);
  return [before, behind];
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

/** Loads the items of a dictionary for its columns. */
function DictItems({ store, code }: { store: GridStore; code: string }) {
  const items = useDict(code);
  useLayoutEffect(() => store.labels.setItems(code, items), [store, code, items]);
  return null;
}
