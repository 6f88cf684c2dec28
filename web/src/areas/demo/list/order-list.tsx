import { demoPageTexts } from '@campus/contract/demo';
import { Pagination, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { LoadError } from '../../../kit/detail/load-error.tsx';
import { StateView } from '../../../widgets/state-view.tsx';
import type { Order, useOrders } from '../use-orders.ts';

interface OrderListProps {
  readonly found: ReturnType<typeof useOrders>;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly onTurn: (pageNo: number) => void;
  readonly children: (orders: readonly Order[]) => ReactNode;
}

/** Orders or their placeholder, with pagination. */
export function OrderList({ found, pageNo, pageSize, onTurn, children }: OrderListProps) {
  if (found.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (found.isError && !found.data) {
    return <LoadError error={found.error} onRetry={found.refetch} />;
  }
  const { records, total } = found.data;
  if (records.length === 0) return <StateView title={demoPageTexts.list.none} />;
  return (
    <>
      {children(records)}
      <Pagination
        align="end"
        current={pageNo}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        hideOnSinglePage
        onChange={onTurn}
      />
    </>
  );
}
