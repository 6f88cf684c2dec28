import { matches } from '@campus/contract/kit';
import { columnFilters, delivery, deliveryFlow, deliveryTexts } from '@campus/contract/resume';
import { useCaller } from '../../kit/caller.ts';
import { StateCell } from '../../kit/field-cells.tsx';
import type { RowData } from '../../kit/row.ts';
import { Overdue } from '../../kit/waited.tsx';
import { StatusTag } from '../../widgets/status.tsx';

/** Where a delivery stands: at the first step somebody must act, whatever has got past it reads 已通过. */
export function DeliveryState({ row }: { row: RowData }) {
  const caller = useCaller();
  if (matches(columnFilters.waiting, row, caller))
    return (
      <>
        <StatusTag tone="waiting">{deliveryTexts.columns.waiting}</StatusTag>
        <Overdue row={row} />
      </>
    );
  if (matches(columnFilters.passed, row, caller))
    return <StatusTag tone="done">{deliveryFlow.steps.pass.done}</StatusTag>;
  return <StateCell entity={delivery} row={row} />;
}
