import { type AnyEntity, findOrder, mostSorted } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { readPage, sortRows } from '../call/entity-calls.ts';
import type { RowData } from '../field/row.ts';
import { type Move, moveBy, moveTo } from './order.ts';
import type { RowAction } from './row-actions.tsx';

export interface Ordering {
  /** Moves a row among the rows of its list, on whatever page they are. */
  move(row: RowData, by: Move): Promise<void>;
  /** Puts a row where another one of its list is. */
  place(row: RowData, at: RowData): Promise<void>;
  /** 上移, 下移 and 置顶. */
  actionsOf(row: RowData): RowAction[];
}

/** All ids of the list that the row belongs to, in order. */
async function readList(entity: AnyEntity, row: RowData): Promise<string[]> {
  const { within } = findOrder(entity) ?? { within: [] };
  const same = Object.fromEntries(within.map((name) => [name, row[name]]));
  const { records } = await readPage<RowData>(entity.path, { ...same, pageNo: 1, pageSize: mostSorted + 1 });
  return records
    .filter((one) => within.every((name) => (one[name] ?? null) === (row[name] ?? null)))
    .map(({ id }) => id);
}

/**
 * Puts the rows of an ordered entity in order. `onSorted` gets the new order before it is saved, to show it at once.
 */
export function useOrder(entity: AnyEntity, onSorted?: (ids: readonly string[]) => void): Ordering {
  const client = useQueryClient();
  const isRunning = useRef(false);
  const sort = async (row: RowData, arrange: (ids: readonly string[]) => readonly string[] | undefined) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const ids = arrange(await readList(entity, row));
      if (ids === undefined) {
        tell.warning(text.order.atEnd);
        return;
      }
      onSorted?.(ids);
      tell.success((await sortRows(entity, ids)).message);
    } catch (failure) {
      ignoreReported(failure);
    } finally {
      isRunning.current = false;
      await client.invalidateQueries({ queryKey: [entity.name] });
    }
  };
  const move: Ordering['move'] = (row, by) => sort(row, (ids) => moveBy(ids, row.id, by));
  return {
    move,
    place: (row, at) => sort(row, (ids) => moveTo(ids, row.id, at.id)),
    actionsOf: (row) =>
      (['up', 'down', 'top'] as const).map((by) => ({
        key: `order:${by}`,
        label: text.order[by],
        isSecondary: true,
        run: () => void move(row, by),
      })),
  };
}
