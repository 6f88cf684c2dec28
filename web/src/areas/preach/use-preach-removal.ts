import { isProtected } from '@campus/contract/kit';
import { preach, preachScreen } from '@campus/contract/preach';
import { useQueryClient } from '@tanstack/react-query';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { removeRow } from '../../kit/call/entity-calls.ts';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

/** Deletes a session that has not been published. */
export function usePreachRemoval(onDone?: () => void) {
  const client = useQueryClient();
  const caller = useCaller();
  const may = useAllowed('preach:preach:delete');
  const remove = async (id: string, title: string) => {
    const question = { title: `${preachScreen.remove}“${title}”`, text: preachScreen.removeAsk, danger: true };
    if (!(await tell.confirm(question))) return;
    try {
      await removeRow(preach, id);
      await client.invalidateQueries({ queryKey: [preach.name] });
      tell.success(preachScreen.removed);
      onDone?.();
    } catch (error) {
      ignoreReported(error);
    }
  };
  return {
    actionOf: (row: { readonly id: string; readonly status: number; readonly title: string }): RowAction | false =>
      may &&
      !isProtected(preach, row, caller) && {
        key: 'delete',
        label: preachScreen.remove,
        danger: true,
        isSecondary: true,
        run: () => void remove(row.id, row.title),
      },
  };
}
