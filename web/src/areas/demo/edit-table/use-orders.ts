import { demoOrder } from '@campus/contract/demo';
import { useQuery } from '@tanstack/react-query';
import { type Page, readPage } from '../../../kit/call/entity-calls.ts';
import type { RowData } from '../../../kit/field/row.ts';
import type { RequestFailed } from '../../../request/request-failed.ts';

/** A page of the list holds at most so many. */
const most = 1000;

/** The orders in their order; every part of the page that shows them reads its own. */
export const useOrders = (part: string) =>
  useQuery<Page<RowData>, RequestFailed>({
    queryKey: [demoOrder.name, 'grid', part],
    queryFn: ({ signal }) =>
      readPage(demoOrder.path, { pageNo: 1, pageSize: most, column: 'orderNum', order: 'asc' }, signal),
    // What is being edited is not swept away by a look at another tab.
    staleTime: Number.POSITIVE_INFINITY,
    // A reading that equals the last one still replaces what the grid has merged since.
    structuralSharing: false,
  });
