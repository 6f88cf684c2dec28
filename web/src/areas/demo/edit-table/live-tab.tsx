import { demoOrder, demoOrderGrid, demoGridTexts as words } from '@campus/contract/demo';
import { useCallback, useRef } from 'react';
import { readRow, saveRow } from '../../../kit/entity-calls.ts';
import { ReadFailed } from '../../../kit/read-failed.tsx';
import { announceRow } from '../../../request/grid-channel.ts';
import { RequestFailed } from '../../../request/request-failed.ts';
import { tell } from '../../../request/tell.ts';
import { EditableGrid, type GridHandle } from '../../../widgets/grid/grid.tsx';
import type { ValueChange } from '../../../widgets/grid/grid-settings.ts';
import { orderColumns, sent } from './order-columns.ts';
import { useOrders } from './use-orders.ts';

const none: readonly never[] = [];
/** What is typed without a pause is saved once. */
const restMs = 400;

/** 多人协作: a cell is saved when it is left, and everybody who has the table open sees it. */
export function LiveTab() {
  const orders = useOrders('live');
  const grid = useRef<GridHandle>(null);
  // A save that is due is not lost with the page: it runs at its time.
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const save = useCallback(async ({ rowId, key, value }: ValueChange) => {
    try {
      const { result } = await saveRow(demoOrder, { id: rowId, [key]: value === '' ? null : value });
      const row = { ...sent(result as unknown as Record<string, unknown>, true), id: rowId };
      grid.current?.merge(row);
      announceRow(demoOrderGrid.key, row);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      tell.warning(error.message);
      const stored = await readRow(demoOrder, rowId).catch(() => undefined);
      if (stored) grid.current?.merge({ ...sent(stored as unknown as Record<string, unknown>, true), id: rowId });
    }
  }, []);
  const later = useCallback(
    (change: ValueChange) => {
      const cell = `${change.rowId} ${change.key}`;
      clearTimeout(waiting.current.get(cell));
      if (change.isFailed) return;
      waiting.current.set(
        cell,
        setTimeout(() => {
          waiting.current.delete(cell);
          void save(change);
        }, restMs),
      );
    },
    [save],
  );
  const { refetch } = orders;
  const reload = useCallback(() => void refetch(), [refetch]);
  if (orders.isError && !orders.data) return <ReadFailed error={orders.error} onRetry={orders.refetch} />;
  return (
    <>
      <p className="muted">{words.liveHint}</p>
      <EditableGrid
        ref={grid}
        label={words.tabs.live}
        columns={orderColumns}
        dataSource={orders.data?.records ?? none}
        loading={orders.isLoading}
        rowNumber
        alwaysEdit={false}
        maxHeight={560}
        sync={{ socketKey: demoOrderGrid.key, onReload: reload }}
        onValueChange={later}
      />
    </>
  );
}
