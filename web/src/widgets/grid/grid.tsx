import { text } from '@campus/contract/messages';
import { listExcludedActions, listPaging } from '@campus/contract/rules';
import { Spin } from 'antd';
import {
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useDict } from '../../request/dictionary.ts';
import { useSession } from '../../request/session-store.ts';
import { DetailModal } from '../detail-modal.tsx';
import { preloadEditors } from './cells/cell-editor.tsx';
import type { GridColumn, GridRow } from './column.ts';
import { FaultTip } from './fault-tip.tsx';
import { FindBar } from './find-bar.tsx';
import { ArrangementBar, UnsavedBar } from './grid-bars.tsx';
import { GridBody } from './grid-body.tsx';
import { GridEmpty } from './grid-empty.tsx';
import { GridPages } from './grid-pages.tsx';
import type { GridSettings, Linkage, SaveCell } from './grid-settings.ts';
import { GridStore } from './grid-store.ts';
import { GridSync } from './grid-sync.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import type { ServiceColumn } from './layout.ts';
import type { GridChanges } from './row-table.ts';
import { SubTable } from './sub-table.tsx';
import { useGridEvents } from './use-grid-events.ts';
import { useTopic } from './use-topic.ts';
import './grid.css';

/** Imperative handle of a grid, for `ref`. */
export interface GridHandle {
  add(n?: number): readonly GridRow[];
  insert(index: number, n?: number): readonly GridRow[];
  removeRows(ids: readonly string[]): void;
  removeSelected(): void;
  setValues(changes: readonly { readonly rowKey: string; readonly values: Readonly<Record<string, unknown>> }[]): void;
  /** Returns all values after validation. Rejects with `VALIDATE_NO_PASSED`. */
  getAll(options?: { validate?: boolean; deleteTempId?: boolean }): Promise<{
    values: GridRow[];
    deleteIds: readonly string[];
  }>;
  getChanges(): GridChanges;
  validate(): Promise<boolean>;
  clearSelection(): void;
  resetScrollTop(top?: number): void;
  /** Marks all values as stored. */
  markSaved(): void;
  /** Updates a row with the values another user has saved; not counted as a change. */
  merge(row: GridRow): void;
}
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
/** Surrounding grid and row of an inner grid, which is validated with the outer one. */
const OuterGrid = createContext<{ readonly store: GridStore; readonly rowId: string } | undefined>(undefined);

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

/** Creates the store once; new rows are loaded into it. */
function useGridStore(
  settings: GridSettings,
  dataSource: readonly Readonly<Record<string, unknown>>[],
  saveCell: SaveCell | undefined,
): GridStore {
  const [store] = useState(() => {
    const made = new GridStore(settings);
    made.replace(dataSource);
    return made;
  });
  const [source, setSource] = useState(dataSource);
  useLayoutEffect(() => {
    store.configure(settings);
    store.saves.save = saveCell;
  });
  useLayoutEffect(() => {
    if (source === dataSource) return;
    setSource(dataSource);
    store.load(dataSource);
  }, [store, source, dataSource]);
  const outer = useContext(OuterGrid);
  useEffect(() => {
    if (!outer) return;
    outer.store.inner.set(outer.rowId, store);
    return () => void outer.store.inner.delete(outer.rowId);
  }, [outer, store]);
  useEffect(() => () => store.labels.dispose(), [store]);
  return store;
}

function useHandle(ref: Ref<GridHandle> | undefined, store: GridStore, scroller: RefObject<HTMLDivElement | null>) {
  useImperativeHandle(
    ref,
    (): GridHandle => ({
      add: (n = 1) => store.commands.add(n, -1),
      insert: (index, n = 1) => store.commands.insert(index, n),
      removeRows: (ids) => store.commands.remove(ids),
      removeSelected: () => store.commands.remove(store.selection.ids),
      setValues: (changes) => store.commands.assign(changes),
      getAll: (options) => store.getAll(options),
      getChanges: () => store.changes(),
      validate: () => store.validate(),
      clearSelection: () => store.selection.setAll(false),
      resetScrollTop: (top = 0) => {
        if (scroller.current) scroller.current.scrollTop = top;
      },
      markSaved: () => store.markSaved(),
      merge: (row) => store.commands.merge(row),
    }),
    [store, scroller],
  );
}

/** Reports when cells begin or cease to be unsaved. */
function useUnsaved(store: GridStore, onUnsaved: ((isUnsaved: boolean) => void) | undefined): void {
  useEffect(
    () => onUnsaved && store.topics.subscribe('changes', () => onUnsaved(store.saves.isPending)),
    [store, onUnsaved],
  );
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

const noPermissions = { auth: [], allAuth: [] };
const nothing: ReadonlySet<string> = new Set();
/** Actions with the prefix that the user does not have. */
function useExcluded(prefix: string): ReadonlySet<string> {
  const permissions = useSession((state) => state.permissions);
  return useMemo(
    () => (prefix === '' ? nothing : listExcludedActions(prefix, permissions ?? noPermissions)),
    [prefix, permissions],
  );
}
/** Columns visible to the user; those without edit permission are read-only. */
function useAllowed(
  columns: readonly GridColumn[],
  excluded: ReadonlySet<string>,
  prefix: string,
): readonly GridColumn[] {
  const permissions = useSession((state) => state.permissions);
  return useMemo(() => {
    if (prefix === '') return columns;
    const unusable = listExcludedActions(prefix, permissions ?? noPermissions, '2');
    return columns
      .filter(({ key }) => !excluded.has(key))
      .map((column) => (unusable.has(column.key) ? { ...column, disabled: true } : column));
  }, [columns, excluded, permissions, prefix]);
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
