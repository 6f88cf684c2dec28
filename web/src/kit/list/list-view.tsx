import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import '../../widgets/files/files.css';
import '../detail/detail.css';
import { useHasAdvanced } from './list-advanced.tsx';
import type { ListColumn } from './list-columns.tsx';
import { getConditions } from './list-query.ts';
import { ListSearch, type SearchControls } from './list-search.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListFailed, ListNoMatch } from './list-states.tsx';
import { ListPagination } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { ListViewsMenu } from './list-views.tsx';
import type { Operations } from './operations.ts';
import './list.css';
import type { RowData } from '../field/row.ts';
import { getOperations, type RowAction } from './row-actions.tsx';
import { StatusTabs, type StatusTabsSettings } from './status-tabs.tsx';
import type { ColumnSettings } from './use-column-settings.ts';
import type { EntityList } from './use-entity-list.ts';

interface ListViewProps {
  readonly entity: AnyEntity;
  readonly list: EntityList<RowData>;
  readonly tabs?: StatusTabsSettings | undefined;
  /** Conditions of the page, also used by its counts. */
  readonly filter?: Readonly<Record<string, string>> | undefined;
  readonly controls?: SearchControls | undefined;
  readonly all: readonly ListColumn[];
  readonly settings: ColumnSettings;
  readonly isSelectable: boolean;
  /** Toolbar buttons: without and with selected rows. */
  readonly tools: { readonly page: ReactNode; readonly selection: ReactNode };
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** Its inputs cost as much as the rows: it is not rendered again when these or the width of the list arrive. */
const StillSearch = memo(ListSearch);

/** The two actions of the search form, the same for the life of the list. */
function useSearchActions(list: EntityList<RowData>) {
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  });
  const onSearch = useCallback<typeof list.search>((values) => latest.current.search(values), []);
  const onReset = useCallback(() => latest.current.reset(), []);
  return { onSearch, onReset };
}

/** Layout of a list: tabs, search, tools, rows or their placeholder, pagination. */
export function ListView(props: ListViewProps) {
  const { entity, list, tabs, settings, tools } = props;
  const [isFull, setFull] = useFullPage();
  const searchActions = useSearchActions(list);
  const hasAdvanced = useHasAdvanced(entity);
  const views = hasAdvanced && <ListViewsMenu list={list} settings={settings} />;
  const isSelection = list.selection.ids.length > 0;
  return (
    <section className={`surface list-page${isFull ? ' full' : ''}`} data-widget="entity-page">
      {tabs && (
        <StatusTabs
          {...tabs}
          entity={entity}
          conditions={{ ...getConditions(entity, list.state), ...props.filter }}
          active={list.state.tab}
          onOpen={list.openTab}
          extra={views}
        />
      )}
      <StillSearch
        {...searchActions}
        entity={entity}
        values={list.state.values}
        controls={props.controls}
        hasAdvanced={hasAdvanced}
      />
      <ListTools
        list={list}
        all={props.all}
        settings={settings}
        extra={!tabs && views}
        isFull={isFull}
        isSelection={isSelection}
        onFull={() => setFull(!isFull)}
        onReload={() => void list.reload()}
      >
        {isSelection ? tools.selection : tools.page}
      </ListTools>
      <ListBody
        list={list}
        measure={settings.measure}
        skeleton={<ListSkeleton columns={settings.columns} hasSelection={props.isSelectable} />}
        empty={props.empty}
      >
        {props.children}
      </ListBody>
    </section>
  );
}

/** The actions column of the page; undefined when no row has actions. */
export const operations = (
  { page }: EntityList<RowData>,
  actionsOf: (row: RowData) => RowAction[],
): Operations | undefined => getOperations(page?.records ?? [], actionsOf);

interface ListBodyProps {
  readonly list: EntityList<RowData>;
  readonly measure: ColumnSettings['measure'];
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** Rows with pagination, or their placeholder. */
export const ListBody = (props: ListBodyProps) => (
  <div className="list-body" ref={props.measure}>
    {props.list.isRefetching && <div className="list-progress" role="progressbar" aria-label={text.common.loading} />}
    <Rows {...props} />
  </div>
);
function Rows({ list, skeleton, empty, children }: Omit<ListBodyProps, 'measure'>) {
  const { page, failure } = list;
  if (list.isLoading) return skeleton;
  if (!page) return <ListFailed list={list} />;
  if (page.total === 0) return list.isLimited ? <ListNoMatch list={list} /> : empty;
  return (
    <>
      {failure && (
        <p className="list-stale" role="alert">
          {text.listPage.stale(failure.message)}
        </p>
      )}
      {children}
      <ListPagination list={list} />
    </>
  );
}

/** Whether the list fills the window; Esc exits. */
export function useFullPage(): [boolean, (isFull: boolean) => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull) return;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setFull(false);
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [isFull]);
  return [isFull, setFull];
}
