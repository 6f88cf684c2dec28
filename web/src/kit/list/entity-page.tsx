import { type AnyEntity, isProtected, type Step } from '@campus/contract/kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { useIsPhone } from '../../theme/use-media.ts';
import { useCaller } from '../call/caller.ts';
import type { Below } from '../detail/detail-settings.ts';
import type { RowData } from '../field/row.ts';
import type { EntityPageProps } from './entity-page-props.ts';
import { listColumns } from './list-columns.tsx';
import { ListEmpty } from './list-states.tsx';
import { handleWidth, ListTable, type ListTableProps, reservedWidth } from './list-table.tsx';
import { ListView, operations } from './list-view.tsx';
import { PageTools, SelectionTools } from './page-tools.tsx';
import { useColumnSettings } from './use-column-settings.ts';
import { useEntityPage, usePageActions } from './use-entity-page.ts';
import type { Ordering } from './use-order.ts';

const OrderedTable = lazy(async () => ({ default: (await import('./ordered-table.tsx')).OrderedTable }));

/** List page of an entity: tabs, search, tools, table, pagination and dialogs. */
export function EntityPage<E extends AnyEntity>(props: EntityPageProps<E>) {
  const page = useEntityPage(props);
  const { entity, list, may, dialogs, steps, handle } = page;
  const { table, all, settings, isSelectable, order } = usePageTable(props, page);
  const onImport = dialogs.startImport;
  return (
    <>
      <ListView
        entity={entity}
        list={list}
        tabs={props.tabs}
        filter={props.filter}
        controls={props.controls}
        all={all}
        settings={settings}
        isSelectable={isSelectable}
        tools={{
          selection: (
            <SelectionTools entity={entity} list={list} may={may} steps={steps}>
              {props.batch?.(handle.list.selection.rows, handle)}
            </SelectionTools>
          ),
          page: (
            <PageTools {...{ entity, list, may }} first={props.firstTool} onAdd={dialogs.add} onImport={onImport}>
              {props.tools?.(handle)}
            </PageTools>
          ),
        }}
        empty={
          <ListEmpty
            entity={entity}
            words={props.empty}
            onAdd={may('add') ? dialogs.add : undefined}
            onImport={may('importExcel') ? onImport : undefined}
          />
        }
      >
        <PageRows table={table} order={order} />
      </ListView>
      {dialogs.shown}
      {steps.dialogs}
    </>
  );
}

/** Columns, selection, order and actions of a page's rows; with `order` they are dragged into it. */
function usePageTable<E extends AnyEntity>(props: EntityPageProps<E>, page: ReturnType<typeof useEntityPage<E>>) {
  const { entity, list, may, onOpen } = page;
  const caller = useCaller();
  const isPhone = useIsPhone();
  const all = listColumns(entity, { cells: props.cells, onOpen, isSwitchable: may('edit') });
  const { order, isOrdered, getActions } = usePageActions(props, page);
  // Cast at the engine's boundary: rows have the shape of this entity's definition.
  const below = typeof props.detail === 'function' ? undefined : (props.detail?.below as Below<AnyEntity> | undefined);
  const isForMore = may('exportXls') || props.batch !== undefined || hasBatchStep(entity);
  const isSelectable = may('deleteBatch') || isForMore;
  const extras = {
    isSelectable,
    isNumbered: entity.numbered === true,
    below: below as ((row: RowData) => ReactNode) | undefined,
    operations: operations(list, getActions),
  };
  const hasHandles = isOrdered && !isPhone;
  const settings = useColumnSettings(props.path ?? entity.name, all, {
    reserved: reservedWidth(extras) + (hasHandles ? handleWidth : 0),
    rows: list.page?.records,
    layouts: entity.layouts,
  });
  const isChoosable = (row: RowData) => isForMore || !isProtected(entity, row, caller);
  return {
    all,
    settings,
    isSelectable,
    table: { list, settings, isChoosable, onOpen, ...extras },
    order: hasHandles && settings.layout === 'table' ? order : undefined,
  };
}

function PageRows({ table, order }: { table: ListTableProps; order: Ordering | undefined }) {
  if (!order) return <ListTable {...table} />;
  return (
    <Suspense fallback={<ListTable {...table} />}>
      <OrderedTable {...table} order={order} />
    </Suspense>
  );
}

const hasBatchStep = (entity: AnyEntity): boolean =>
  Object.values((entity.workflow?.steps ?? {}) as Record<string, Step>).some((step) => Boolean(step.batch));
