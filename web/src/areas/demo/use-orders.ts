import { demoOrder } from '@campus/contract/demo';
import type { Page, Row } from '@campus/contract/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readPage } from '../../kit/call/entity-calls.ts';
import type { RowData } from '../../kit/field/row.ts';
import type { RequestFailed } from '../../request/request-failed.ts';

export type Order = Row<typeof demoOrder> & RowData & { readonly [name: `${string}_dictText`]: string | undefined };

/** A page of orders under the given conditions. */
export const useOrders = (query: Readonly<Record<string, string | number>>) =>
  useQuery<Page<Order>, RequestFailed>({
    queryKey: [demoOrder.name, 'list', 'example', query],
    queryFn: ({ signal }) => readPage<Order>(demoOrder.path, query, signal),
    placeholderData: keepPreviousData,
  });
