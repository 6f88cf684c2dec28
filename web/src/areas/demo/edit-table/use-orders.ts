import { demoOrder } from '@campus/contract/demo';
import type { Page } from '@campus/contract/kit';
import { useQuery } from '@tanstack/react-query';
import { readPage } from '../../../kit/call/entity-calls.ts';
import type { RowData } from '../../../kit/field/row.ts';
import type { RequestFailed } from '../../../request/request-failed.ts';

/** Maximum page size of the list. */
const most = 1000;

/** The orders in their order; each tab has its own query. */
export const useOrders = (part: string) =>
  useQuery<Page<RowData>, RequestFailed>({
    queryKey: [demoOrder.name, 'grid', part],
    queryFn: ({ signal }) =>
      readPage(demoOrder.path, { pageNo: 1, pageSize: most, column: 'orderNum', order: 'asc' }, signal),
    // Keeps edited rows when another tab is opened.
    staleTime: Number.POSITIVE_INFINITY,
    // An equal response still replaces what the grid has merged since.
    structuralSharing: false,
  });
