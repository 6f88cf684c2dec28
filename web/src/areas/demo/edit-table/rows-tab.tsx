import { SaveOutlined } from '@ant-design/icons';
import { demoGridTexts, demoOrder, saveDemoOrders } from '@campus/contract/demo';
import { Button } from 'antd';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { LoadError } from '../../../kit/detail/load-error.tsx';
import { call } from '../../../request/call.ts';
import { ignoreReported } from '../../../request/request-failed.ts';
import { tell } from '../../../request/tell.ts';
import { EditableGrid } from '../../../widgets/grid/grid.tsx';
import type { GridHandle } from '../../../widgets/grid/grid-handle.ts';
import { usePageDirty } from '../../../widgets/page-frame.tsx';
import { orderColumns, toRequestRow } from './order-columns.ts';
import { useOrders } from './use-orders.ts';

const none: readonly never[] = [];
const nothing = { added: 0, changed: 0, removed: 0 };

interface SaveOptions {
  readonly grid: RefObject<GridHandle | null>;
  readonly onSaved: () => Promise<unknown>;
}

/** Saves the changes of a valid grid by one call. After a failure, which has been reported, the input stays. */
function useSave({ grid, onSaved }: SaveOptions) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    const held = grid.current;
    if (!held || !(await held.validate())) return;
    const { inserted, updated, removed } = held.getChanges();
    if (inserted.length + updated.length + removed.length === 0) return tell.info(demoGridTexts.nothing);
    setSaving(true);
    try {
      const { saved } = await call(saveDemoOrders, {
        inserted: inserted.map((row) => toRequestRow(row, false)),
        updated: updated.map((row) => ({ ...toRequestRow(row, true), id: row.id })),
        removed,
      });
      tell.success(demoGridTexts.saved(saved));
      held.markSaved();
      await onSaved();
    } catch (error) {
      ignoreReported(error);
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}

/** 批量编辑: many rows are edited, pasted and removed, and saved by one call. */
export function RowsTab() {
  const orders = useOrders('rows');
  const grid = useRef<GridHandle>(null);
  const [counts, setCounts] = useState(nothing);
  const count = useCallback(() => {
    // Runs after the grid's own update.
    queueMicrotask(() => {
      const { inserted, updated, removed } = grid.current?.getChanges() ?? { inserted: [], updated: [], removed: [] };
      setCounts({ added: inserted.length, changed: updated.length, removed: removed.length });
    });
  }, []);
  const total = counts.added + counts.changed + counts.removed;
  usePageDirty(total > 0);
  const { isSaving, save } = useSave({
    grid,
    onSaved: () => {
      setCounts(nothing);
      return orders.refetch();
    },
  });
  if (orders.isError && !orders.data) return <LoadError error={orders.error} onRetry={orders.refetch} />;
  return (
    <>
      <p className="muted">{demoGridTexts.rowsHint}</p>
      <EditableGrid
        ref={grid}
        label={demoGridTexts.tabs.rows}
        columns={orderColumns}
        dataSource={orders.data?.records ?? none}
        loading={orders.isFetching || isSaving}
        actionButton
        rowNumber
        rowSelection
        addButtonSettings
        maxHeight={560}
        authPre={demoOrder.code}
        onValueChange={count}
        onAdded={count}
        onInserted={count}
        onDeleted={count}
        tools={
          <>
            {total > 0 && (
              <span className="muted">{demoGridTexts.changes(counts.added, counts.changed, counts.removed)}</span>
            )}
            <Button type="primary" icon={<SaveOutlined aria-hidden />} loading={isSaving} onClick={() => void save()}>
              {demoGridTexts.save}
            </Button>
          </>
        }
      />
    </>
  );
}
