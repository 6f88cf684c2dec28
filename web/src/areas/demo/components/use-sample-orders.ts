import { demoOrder } from '@campus/contract/demo';
import type { Page } from '@campus/contract/kit';
import { useQuery } from '@tanstack/react-query';
import { readPage } from '../../../kit/call/entity-calls.ts';
import type { RowData } from '../../../kit/field/row.ts';

const query = { pageNo: 1, pageSize: 10, column: 'createTime', order: 'desc' };

/** The latest orders of the sample data. */
export const useSampleOrders = () =>
  useQuery<Page<RowData>>({
    queryKey: [demoOrder.name, 'list', 'sample', query],
    queryFn: ({ signal }) => readPage(demoOrder.path, query, signal),
  });
