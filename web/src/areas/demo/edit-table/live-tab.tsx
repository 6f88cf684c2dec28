import { demoGridTexts, demoOrder, demoOrderGrid } from '@campus/contract/demo';
import { useCallback, useState } from 'react';
import { saveRow } from '../../../kit/call/entity-calls.ts';
import { LoadError } from '../../../kit/detail/load-error.tsx';
import { announceRow } from '../../../request/grid-channel.ts';
import { EditableGrid } from '../../../widgets/grid/grid.tsx';
import type { SaveCell } from '../../../widgets/grid/grid-settings.ts';
import { usePageDirty } from '../../../widgets/page-frame.tsx';
import { orderColumns, toRequestRow } from './order-columns.ts';
import { useOrders } from './use-orders.ts';

const none: readonly never[] = [];

const saveCell: SaveCell = async ({ rowId, key, value }) => {
  const { result } = await saveRow(demoOrder, { id: rowId, [key]: value === '' ? null : value });
  const row = { ...toRequestRow(result as Record<string, unknown>, true), id: rowId };
  announceRow(demoOrderGrid.key, row);
  return row;
};

/** 多人协作: cells are saved on blur and synced to all users of the table. */
export function LiveTab() {
  const orders = useOrders('live');
  const [isUnsaved, setUnsaved] = useState(false);
  usePageDirty(isUnsaved);
  const { refetch } = orders;
  const reload = useCallback(() => void refetch(), [refetch]);
  if (orders.isError && !orders.data) return <LoadError error={orders.error} onRetry={orders.refetch} />;
  return (
    <>
      <p className="muted">{demoGridTexts.liveHint}</p>
      <EditableGrid
        label={demoGridTexts.tabs.live}
        columns={orderColumns}
        dataSource={orders.data?.records ?? none}
        loading={orders.isLoading}
        rowNumber
        alwaysEdit={false}
        maxHeight={560}
        sync={{ socketKey: demoOrderGrid.key, onReload: reload }}
        saveCell={saveCell}
        onUnsaved={setUnsaved}
      />
    </>
  );
}
