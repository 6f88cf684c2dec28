import { matches } from '@campus/contract/kit';
import { columnFilters, delivery, deliveryFlow, deliveryTexts } from '@campus/contract/resume';
import { useCaller } from '../../kit/call/caller.ts';
import { Overdue } from '../../kit/detail/waiting-time.tsx';
import { StateCell } from '../../kit/field/field-cells.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { StatusTag } from '../../widgets/status.tsx';

/** State of a delivery: pending at the first step, afterwards 已通过. */
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
