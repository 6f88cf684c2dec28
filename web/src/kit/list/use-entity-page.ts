import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useMemo } from 'react';
import { useRights } from '../call/caller.ts';
import { getName } from '../detail/detail-settings.ts';
import { asData, asEntityRow, type RowData } from '../field/row.ts';
import { useSteps } from '../step/steps.tsx';
import type { EntityPageProps, PageHandle } from './entity-page-props.ts';
import { placeActions, type RowAction } from './row-actions.tsx';
import { useEntityDialogs } from './use-entity-dialogs.tsx';
import { asDataList, useEntityList } from './use-entity-list.ts';
import { newRowParam, useOpenParam } from './use-open-param.ts';
import { useOrder } from './use-order.ts';
import { useRowActions } from './use-row-actions.ts';
import { withoutFixed } from './without-fixed.ts';

const none = {};

/** List, rights, dialogs and steps of an entity's page. A row named in the URL is opened. */
export function useEntityPage<E extends AnyEntity>(props: EntityPageProps<E>) {
  const { tabs, filter, path, call, calls = props.entity.calls } = props;
  const fixed = Object.keys(filter ?? none).join();
  const entity = useMemo(() => withoutFixed(props.entity, fixed.split(',')), [props.entity, fixed]);
  const typedList = useEntityList(entity, { filter, path, call, tabs: tabs?.items, initialTab: tabs?.initial });
  const list = asDataList(typedList);
  const may = useRights(entity, calls);
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
  const handle: PageHandle<E> = {
    list: typedList,
    reload: list.reload,
    add: dialogs.add,
    edit: (row) => dialogs.edit(asData(row)),
    show: (row) => dialogs.show(asData(row)),
  };
  return { entity, list, may, dialogs, steps, handle, onOpen: isOpenable ? dialogs.show : undefined };
}

/** Order of the rows, and the actions on one: those of the page, the standard ones, its moves. */
export function usePageActions<E extends AnyEntity>(
  props: EntityPageProps<E>,
  { entity, list, may, dialogs, steps, handle, onOpen }: ReturnType<typeof useEntityPage<E>>,
) {
  const order = useOrder(entity);
  // Among some of the rows, or in another order, a position says nothing.
  const isOrdered = entity.ordered === true && may('edit') && !list.isLimited && list.state.column === undefined;
  const standardActions = useRowActions(entity, { may, steps, onEdit: dialogs.edit, onShow: onOpen });
  const getActions = (row: RowData): RowAction[] => {
    const own = props.rowActions?.(asEntityRow<E>(row), handle) ?? [];
    const standard = standardActions(row).filter(
      ({ key }) => !props.onlyForChosen?.some((name) => key === `step:${name}`),
    );
    const moves = isOrdered ? order.actionsOf(row) : [];
    const subject = text.listPage.named(entity.title, getName(entity, row));
    const actions = [...own.filter((action): action is RowAction => Boolean(action)), ...standard, ...moves].map(
      (action) => ({ subject, ...action }),
    );
    return props.places ? placeActions(actions, props.places) : actions;
  };
  return { order, isOrdered, getActions };
}
