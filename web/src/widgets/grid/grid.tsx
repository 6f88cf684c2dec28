import { listPaging } from '@campus/contract/rules';
import { Spin } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDict } from '../../request/dictionary.ts';
import { DetailModal } from '../detail-modal.tsx';
import { preloadEditors } from './cells/cell-editor.tsx';
import type { CellAt } from './cursor.ts';
import { FaultTip } from './fault-tip.tsx';
import { FindBar } from './find-bar.tsx';
import { ArrangementBar, UnsavedBar } from './grid-bars.tsx';
import { useHandle } from './grid-handle.ts';
import { GridPages } from './grid-pages.tsx';
import type { EditableGridProps } from './grid-props.ts';
import { GridScroller } from './grid-scroller.tsx';
import type { GridSettings, Linkage } from './grid-settings.ts';
import type { GridStore } from './grid-store.ts';
import { GridSync } from './grid-sync.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { SubTable } from './sub-table.tsx';
import { useAllowed, useExcluded } from './use-allowed.ts';
import { useGridStore, useUnsaved } from './use-grid-store.ts';
import { useEdges } from './use-scroller.ts';
import { useTopic } from './use-topic.ts';
import './grid.css';

/** Content opened at a row. */
interface Opened {
  readonly kind: 'sub' | 'details';
  readonly rowId: string;
  readonly isByKey: boolean;
}
const noRows: readonly Readonly<Record<string, unknown>>[] = [];
const noLinks: readonly Linkage[] = [];
const none = {};
/** The store over the settings of the properties. */
function useStoreOf(props: EditableGridProps) {
  const { authPre = '', actionButton = false, dataSource = noRows } = props;
  const excluded = useExcluded(authPre);
  const columns = useAllowed(props.columns, excluded, authPre);
  const [pageSize, setPageSize] = useState<number>(props.pagination?.pageSize ?? listPaging.pageSize);
  const settings: GridSettings = {
    columns,
    alwaysEdit: props.alwaysEdit ?? true,
    disabled: props.disabled ?? false,
    disabledRows: props.disabledRows ?? none,
    dragSortKey: props.dragSortKey ?? 'orderNum',
    canAdd: actionButton && !excluded.has('add'),
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
  useUnsaved(store, props.onUnsaved);
  useEffect(() => preloadEditors(columns), [columns]);
  const mayRemove = actionButton && !excluded.has('batch_delete') && !excluded.has('deleteBatch');
  return { store, settings, mayRemove, setPageSize };
}

/** Content that a pressed cell has opened at its row. */
function useOpened(store: GridStore, { details, subTable }: EditableGridProps) {
  const [opened, setOpened] = useState<Opened>();
  const close = useMemo(() => () => setOpened(undefined), []);
  const press = ({ id, key }: CellAt, isEditable: boolean, isByKey: boolean) => {
    if (isEditable) return setOpened((now) => (now?.kind === 'sub' ? undefined : now));
    if (details && store.column(key)?.showDetails) return setOpened({ kind: 'details', rowId: id, isByKey });
    if (subTable)
      setOpened((now) => (now?.kind === 'sub' && now.rowId === id ? undefined : { kind: 'sub', rowId: id, isByKey }));
  };
  return { opened, row: opened && store.table.get(opened.rowId), press, close };
}

/** Editable table. Rows, failures and cursor are in a store outside React, so that a change re-renders one row. */
export function EditableGrid(props: EditableGridProps) {
  const { actionButton = false, subTable, details, sync, loading: isLoading = false } = props;
  const { store, settings, mayRemove, setPageSize } = useStoreOf(props);
  const scroller = useRef<HTMLDivElement>(null);
  useHandle(props.ref, store, scroller);
  const [before, behind] = useEdges(store);
  const { opened, row, press, close } = useOpened(store, props);
  return (
    <div className="grid" data-widget="editable-grid">
      {[...new Set(settings.columns.flatMap(({ dictCode }) => dictCode ?? []))].map((code) => (
        <DictItems key={code} store={store} code={code} />
      ))}
      {(actionButton || props.tools) && (
        <GridToolbar
          store={store}
          mayAdd={settings.canAdd}
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
          <GridScroller {...props} store={store} settings={settings} scroller={scroller} onPressed={press} />
          <span ref={behind} tabIndex={-1} />
          <FaultTip scroller={scroller} />
          {row && opened?.kind === 'sub' && subTable && (
            <SubTable key={row.id} row={row} isEntered={opened.isByKey} scroller={scroller} onClose={close}>
              {subTable(row)}
            </SubTable>
          )}
        </div>
      </Spin>
      {settings.pageSize !== undefined && <GridPages store={store} pageSize={settings.pageSize} onSize={setPageSize} />}
      {row && opened?.kind === 'details' && details && (
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

/** Loads the items of a dictionary for its columns. */
function DictItems({ store, code }: { store: GridStore; code: string }) {
  const items = useDict(code);
  useLayoutEffect(() => store.labels.setItems(code, items), [store, code, items]);
  return null;
}
