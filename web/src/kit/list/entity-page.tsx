import { type AnyEntity, isProtected, type StandardCall, type Step } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useIsPhone } from '../../theme/use-media.ts';
import { useCaller, useRights } from '../call/caller.ts';
import { type Below, type Cells, getName } from '../detail/detail-settings.ts';
import { asData, asEntityRow, type EntityRow, type RowData } from '../field/row.ts';
import { useSteps } from '../step/steps.tsx';
import { listColumns } from './list-columns.tsx';
import type { SearchControls } from './list-search.tsx';
import { ListEmpty } from './list-states.tsx';
import { handleWidth, ListTable, reservedWidth } from './list-table.tsx';
import { ListView, operations } from './list-view.tsx';
import { PageTools, SelectionTools } from './page-tools.tsx';
import { type ActionPlaces, placeActions, type RowAction } from './row-actions.tsx';
import type { StatusTabsSettings } from './status-tabs.tsx';
import { useColumnSettings } from './use-column-settings.ts';
import { type DetailOpening, type FormOpening, useEntityDialogs } from './use-entity-dialogs.tsx';
import { asDataList, type EntityList, type EntityListOptions, useEntityList } from './use-entity-list.ts';
import { newRowParam, useOpenParam } from './use-open-param.ts';
import { useOrder } from './use-order.ts';
import { useRowActions } from './use-row-actions.ts';
import { withoutFixed } from './without-fixed.ts';

/** Actions of the page for its own buttons. */
interface PageHandle<E extends AnyEntity> {
  readonly list: EntityList<EntityRow<E>>;
  readonly reload: () => Promise<void>;
  readonly add: () => void;
  readonly edit: (row: EntityRow<E>) => void;
  readonly show: (row: EntityRow<E>) => void;
}

/** Overrides of the default list page of an entity. For a different layout use `useEntityList`. */
export interface EntityPageProps<E extends AnyEntity> extends Pick<EntityListOptions, 'filter' | 'path' | 'call'> {
  readonly entity: E;
  readonly tabs?: StatusTabsSettings | undefined;
  /** Custom cells, by column. */
  readonly cells?: Cells<E> | undefined;
  readonly form?: FormOpening<E> | undefined;
  readonly detail?: DetailOpening<E> | undefined;
  /** Row actions before the standard ones. */
  readonly rowActions?:
    | ((row: EntityRow<E>, page: PageHandle<E>) => readonly (RowAction | false | undefined)[])
    | undefined;
  /** Placement of row actions. Default: own ones first, then steps, edit, detail and delete. */
  readonly places?: ActionPlaces | undefined;
  /** Steps offered for selected rows only; single rows are decided on their detail page. */
  readonly onlyForChosen?: readonly string[] | undefined;
  /** Buttons after the standard ones. */
  readonly tools?: ((page: PageHandle<E>) => ReactNode) | undefined;
  /** The main button of a list whose rows are added elsewhere than in its form. */
  readonly firstTool?: ReactNode;
  /** Buttons for the selected rows, before the standard ones. */
  readonly batch?: ((rows: readonly EntityRow<E>[], page: PageHandle<E>) => ReactNode) | undefined;
  /** Offered calls, when they differ from the definition: fewer, or also calls that the area implements itself. */
  readonly calls?: readonly StandardCall[] | undefined;
  /** Custom search controls, by field. */
  readonly controls?: SearchControls | undefined;
  /** Texts of the empty list. */
  readonly empty?: { readonly title: string; readonly text?: string } | undefined;
}

const none = {};
const OrderedTable = lazy(async () => ({ default: (await import('./ordered-table.tsx')).OrderedTable }));

/** List page of an entity: tabs, search, tools, table, pagination and dialogs. */
export function EntityPage<E extends AnyEntity>(props: EntityPageProps<E>) {
  const { tabs, cells, filter, path, call, calls = props.entity.calls } = props;
  const fixed = Object.keys(filter ?? none).join();
  const entity = useMemo(() => withoutFixed(props.entity, fixed.split(',')), [props.entity, fixed]);
  const typedList = useEntityList(entity, { filter, path, call, tabs: tabs?.items, initialTab: tabs?.initial });
  const list = asDataList(typedList);
  const may = useRights(entity, calls);
  const caller = useCaller();
  const dialogs = useEntityDialogs(entity, {
    form: props.form ?? none,
    detail: props.detail ?? none,
    onReload: () => void list.reload(),
  });
  const steps = useSteps(entity, () => list.selection.clear());
  const isOpenable = calls.includes('queryById') || typeof props.detail === 'function';
  useOpenParam((asked) => {
    if (asked === newRowParam) return may('add') ? dialogs.add() : undefined;
    if (isOpenable) dialogs.show({ id: asked });
  });
  const all = listColumns(entity, {
    cells,
    onOpen: isOpenable ? dialogs.show : undefined,
    isSwitchable: may('edit'),
  });
  const order = useOrder(entity);
  // Among some of the rows, or in another order, a position says nothing.
  const isOrdered = entity.ordered === true && may('edit') && !list.isLimited && list.state.column === undefined;
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
    edit: (row) => dialogs.edit(asData(row)),
    show: (row) => dialogs.show(asData(row)),
  };
  const getActions = (row: RowData): RowAction[] => {
    const own = props.rowActions?.(asEntityRow<E>(row), handle) ?? [];
    const standard = standardActions(row).filter(
      ({ key }) => !props.onlyForChosen?.some((name) => key === `step:${name}`),
    );
    const moves = isOrdered ? order.actionsOf(row) : [];
    const actions = [...own.filter((action): action is RowAction => Boolean(action)), ...standard, ...moves].map(
      (action) => ({
        subject: text.listPage.named(entity.title, getName(entity, row)),
        ...action,
      }),
    );
    return props.places ? placeActions(actions, props.places) : actions;
  };
  // Cast at the engine's boundary, as above.
  const below = typeof props.detail === 'function' ? undefined : (props.detail?.below as Below<AnyEntity> | undefined);
  const isForMore = may('exportXls') || props.batch !== undefined || hasBatchStep(entity);
  const isSelectable = may('deleteBatch') || isForMore;
  const isNumbered = entity.numbered === true;
  const actions = operations(list, getActions);
  const isPhone = useIsPhone();
  const reserved =
    reservedWidth({ isSelectable, isNumbered, below: below as never, operations: actions }) +
    (isOrdered && !isPhone ? handleWidth : 0);
  const settings = useColumnSettings(path ?? entity.name, all, {
    reserved,
    rows: list.page?.records,
    layouts: entity.layouts,
  });
  const isDraggable = isOrdered && !isPhone && settings.layout === 'table';
  const table = {
    list,
    settings,
    isSelectable,
    isChoosable: (row: RowData) => isForMore || !isProtected(entity, row, caller),
    isNumbered,
    below: below as ((row: RowData) => ReactNode) | undefined,
    operations: actions,
    onOpen: isOpenable ? dialogs.show : undefined,
  };
  return (
    <>
      <ListView
        entity={entity}
        list={list}
        tabs={tabs}
        filter={filter}
        controls={props.controls}
        all={all}
        settings={settings}
        isSelectable={isSelectable}
        tools={{
          selection: (
            <SelectionTools entity={entity} list={list} may={may} steps={steps}>
              {props.batch?.(typedList.selection.rows, handle)}
            </SelectionTools>
          ),
          page: (
            <PageTools
              {...{ entity, list, may }}
              first={props.firstTool}
              onAdd={dialogs.add}
              onImport={dialogs.startImport}
            >
              {props.tools?.(handle)}
            </PageTools>
          ),
        }}
        empty={
          <ListEmpty
            entity={entity}
            words={props.empty}
            onAdd={may('add') ? dialogs.add : undefined}
            onImport={may('importExcel') ? dialogs.startImport : undefined}
          />
        }
      >
        {isDraggable ? (
          <Suspense fallback={<ListTable {...table} />}>
            <OrderedTable {...table} order={order} />
          </Suspense>
        ) : (
          <ListTable {...table} />
        )}
      </ListView>
      {dialogs.shown}
      {steps.dialogs}
    </>
  );
}

const hasBatchStep = (entity: AnyEntity): boolean =>
  Object.values((entity.workflow?.steps ?? {}) as Record<string, Step>).some((step) => Boolean(step.batch));
