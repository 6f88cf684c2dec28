import type { AnyEntity, StandardCall } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { type ReactNode, useEffect, useState } from 'react';
import '../widgets/files/files.css';
import { useRights } from './caller.ts';
import type { Cells } from './detail-settings.ts';
import { listColumns } from './list-columns.tsx';
import { conditionsOf } from './list-query.ts';
import { ListSearch, type SearchControls } from './list-search.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListEmpty, ListFailed, ListNoMatch } from './list-states.tsx';
import { ListPagination, ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import './detail.css';
import './list.css';
import { PageTools, SelectionTools } from './page-tools.tsx';
import type { EntityRow, RowData } from './row.ts';
import { type RowAction, RowActions, widthOf } from './row-actions.tsx';
import { StatusTabs, type StatusTabsSettings } from './status-tabs.tsx';
import { useSteps } from './steps.tsx';
import { useColumnSettings } from './use-column-settings.ts';
import { type DetailOpening, type FormOpening, useEntityDialogs } from './use-entity-dialogs.tsx';
import { type EntityList, type EntityListOptions, useEntityList } from './use-entity-list.ts';
import { useRowActions } from './use-row-actions.ts';

/** What a page's own buttons can do with the page. */
interface PageHandle<E extends AnyEntity> {
  readonly list: EntityList<EntityRow<E>>;
  readonly reload: () => Promise<void>;
  readonly add: () => void;
  readonly edit: (row: EntityRow<E>) => void;
  readonly show: (row: EntityRow<E>) => void;
}

/** How the list page of an entity differs from the default one. A page that needs more takes `useEntityList` and lays itself out. */
export interface EntityPageProps<E extends AnyEntity> extends Pick<EntityListOptions, 'filter' | 'path' | 'call'> {
  readonly entity: E;
  readonly tabs?: StatusTabsSettings | undefined;
  /** Cells shown otherwise than their kind says. */
  readonly cells?: Cells<E> | undefined;
  readonly form?: FormOpening<E> | undefined;
  readonly detail?: DetailOpening<E> | undefined;
  /** Actions of a row before the standard ones. */
  readonly rowActions?:
    | ((row: EntityRow<E>, page: PageHandle<E>) => readonly (RowAction | false | undefined)[])
    | undefined;
  /** Buttons after the standard ones. */
  readonly tools?: ((page: PageHandle<E>) => ReactNode) | undefined;
  /** Buttons for the chosen rows, before the standard ones. */
  readonly batch?: ((rows: readonly EntityRow<E>[], page: PageHandle<E>) => ReactNode) | undefined;
  /**
   * The calls that are offered here, where they are not those of the definition: fewer, or also those that the area
   * answers itself.
   */
  readonly calls?: readonly StandardCall[] | undefined;
  /** Search controls that replace those of the fields' kinds, by field. */
  readonly controls?: SearchControls | undefined;
  /** What an empty list says. */
  readonly empty?: { readonly title: string; readonly text?: string } | undefined;
}

const none = {};

/** The list page of an entity: tabs, search, tools, table, pages, and its dialogs. */
export function EntityPage<E extends AnyEntity>(props: EntityPageProps<E>) {
  const { entity, tabs, cells, filter, path, call, calls = entity.calls } = props;
  const tabQueries = tabs && Object.fromEntries(tabs.items.map(({ key, query }) => [key, query]));
  const typedList = useEntityList(entity, { filter, path, call, tabs: tabQueries });
  // The engine's seam: below here rows are known by their definition only.
  const list = typedList as unknown as EntityList<RowData>;
  const may = useRights(entity, calls);
  const reload = () => void list.reload();
  const dialogs = useEntityDialogs(entity, {
    form: props.form ?? none,
    detail: props.detail ?? none,
    onReload: reload,
  });
  const steps = useSteps(entity, () => list.selection.clear());
  const [isFull, setFull] = useFullPage();
  const isOpenable = calls.includes('queryById') || typeof props.detail === 'function';
  const all = listColumns(entity, { cells, onOpen: isOpenable ? dialogs.show : undefined });
  const settings = useColumnSettings(path ?? entity.name, all);
  const standardActions = useRowActions(entity, {
    may,
    steps,
    onEdit: dialogs.edit,
    onShow: isOpenable ? dialogs.show : undefined,
  });
  const handle: PageHandle<E> = {
    list: typedList,
    reload: list.reload,
    add: dialogs.add,
    edit: (row) => dialogs.edit(row as unknown as RowData),
    show: (row) => dialogs.show(row as unknown as RowData),
  };
  const actionsOf = (row: RowData): RowAction[] => {
    const own = props.rowActions?.(row as unknown as EntityRow<E>, handle) ?? [];
    return [...own.filter((action): action is RowAction => Boolean(action)), ...standardActions(row)];
  };
  const { selection } = list;
  const isSelectable = may('deleteBatch') || may('exportXls') || props.batch !== undefined || hasBatchStep(entity);
  const isSelection = selection.ids.length > 0;

  return (
    <section className={`surface list-page${isFull ? ' full' : ''}`} data-widget="entity-page">
      {tabs && (
        <StatusTabs
          {...tabs}
          entity={entity}
          conditions={{ ...conditionsOf(entity, list.state), ...filter }}
          active={list.state.tab}
          onOpen={list.openTab}
        />
      )}
      <ListSearch
        entity={entity}
        values={list.state.values}
        controls={props.controls}
        onSearch={list.search}
        onReset={list.reset}
      />
      <ListTools
        list={list}
        all={all}
        settings={settings}
        isFull={isFull}
        isSelection={isSelection}
        onFull={() => setFull(!isFull)}
        onReload={reload}
      >
        {isSelection ? (
          <SelectionTools entity={entity} list={list} may={may} steps={steps}>
            {props.batch?.(typedList.selection.rows, handle)}
          </SelectionTools>
        ) : (
          <PageTools entity={entity} list={list} may={may} onAdd={dialogs.add} onImport={dialogs.startImport}>
            {props.tools?.(handle)}
          </PageTools>
        )}
      </ListTools>
      <div className="list-body">
        {list.isRefetching && <div className="list-progress" role="progressbar" aria-label={text.common.loading} />}
        <ListBody
          list={list}
          skeleton={<ListSkeleton columns={settings.columns} hasSelection={isSelectable} />}
          empty={
            <ListEmpty
              entity={entity}
              words={props.empty}
              onAdd={may('add') ? dialogs.add : undefined}
              onImport={may('importExcel') ? dialogs.startImport : undefined}
            />
          }
        >
          <ListTable
            list={list}
            settings={settings}
            isSelectable={isSelectable}
            operations={operations(list, actionsOf)}
          />
        </ListBody>
      </div>
      {dialogs.shown}
      {steps.dialogs}
    </section>
  );
}

const hasBatchStep = (entity: AnyEntity): boolean =>
  Object.values((entity.workflow?.steps ?? {}) as Record<string, { batch?: boolean }>).some(
    (step) => step.batch === true,
  );

/** The column of actions, as wide as the widest of its rows; none when there is nothing to do. */
export function operations(list: EntityList<RowData>, actionsOf: (row: RowData) => RowAction[]) {
  const widths = (list.page?.records ?? []).map((row) => widthOf(actionsOf(row)));
  const width = Math.max(0, ...widths);
  return width === 0 ? undefined : { width, of: (row: RowData) => <RowActions actions={actionsOf(row)} /> };
}

interface ListBodyProps {
  readonly list: EntityList<RowData>;
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** Rows, or what stands in their place. */
export function ListBody({ list, skeleton, empty, children }: ListBodyProps) {
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

/** Whether the list fills the window; Esc leaves. */
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
