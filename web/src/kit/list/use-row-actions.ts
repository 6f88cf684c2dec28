import { type AnyEntity, isImmutable, isProtected } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { tell } from '../../request/tell.ts';
import { useCaller } from '../call/caller.ts';
import { removeRow, removeRows } from '../call/entity-calls.ts';
import { getName } from '../detail/detail-settings.ts';
import { isEditable } from '../field/field-cells.tsx';
import type { RowData } from '../field/row.ts';
import { useMutate } from '../form/use-mutate.ts';
import { blockedSteps } from '../step/blocked-steps.ts';
import { openSteps, type StepRunner } from '../step/steps.tsx';
import type { RowAction } from './row-actions.tsx';

const noop = () => undefined;

interface RowActionOptions {
  readonly may: (action: string) => boolean;
  readonly steps: StepRunner;
  readonly onEdit: (row: RowData) => void;
  readonly onShow: ((row: RowData) => void) | undefined;
}

/** Returns the actions of the user on a row: open steps, edit, detail, delete. */
export function useRowActions(
  entity: AnyEntity,
  { may, steps, onEdit, onShow }: RowActionOptions,
): (row: RowData) => RowAction[] {
  const caller = useCaller();
  const remove = useRemoval(entity);
  return (row) => {
    const actions: RowAction[] = openSteps(entity, row, caller).map((open) => ({
      key: `step:${open.name}`,
      label: open.step.label,
      danger: open.step.danger,
      run: () => steps.take(open, row),
    }));
    for (const { name, label, reason } of blockedSteps(entity, row, caller))
      actions.push({ key: `step:${name}`, label, disabledReason: reason, run: noop });
    if (may('edit') && isEditable(entity, row) && !isImmutable(entity, row, caller)) {
      actions.push({ key: 'edit', label: text.common.edit, run: () => onEdit(row) });
    }
    if (onShow) {
      actions.push({ key: 'detail', label: text.common.detail, run: () => onShow(row), isSecondary: true });
    }
    if (may('delete') && !isProtected(entity, row, caller)) {
      const confirm = text.list.delete.confirm;
      actions.push({
        key: 'delete',
        label: text.common.delete,
        danger: true,
        isSecondary: true,
        subject: text.listPage.named(entity.title, getName(entity, row)),
        confirm,
        run: () => remove.one(row.id),
      });
    }
    return actions;
  };
}

interface Removal {
  /** Resolves with whether the row is deleted. */
  one(id: string): Promise<boolean>;
  /** Asks for confirmation. Resolves with whether the rows are deleted. */
  many(ids: readonly string[]): Promise<boolean>;
}

/** Deletes rows and shows the result. */
export function useRemoval(entity: AnyEntity): Removal {
  const send = useMutate(entity.name);
  return {
    one: (id) => send(() => removeRow(entity, id)),
    many: async (ids) => {
      if (ids.length === 0) {
        tell.warning(text.list.selectOne);
        return false;
      }
      const { title, content } = text.list.batchDelete;
      return (
        (await tell.confirm({ title, text: content + text.listPage.inTotal(ids.length), danger: true })) &&
        send(() => removeRows(entity, ids))
      );
    },
  };
}
