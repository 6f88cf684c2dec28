import { text } from '@campus/contract/messages';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';

/** Loading state of rows; a query result has this shape. */
export interface Reading {
  /** Whether nothing has been loaded yet. */
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}
interface NoRowsProps {
  readonly page: Reading;
  /** Message when loading has failed. */
  readonly failed?: string;
  /** Content when there are no rows. */
  readonly children: ReactNode;
}

/** Placeholder for rows: loading, failed, or none. */
export function NoRows({ page, failed = text.listPage.failed, children }: NoRowsProps) {
  if (page.isPending)
    return (
      <div role="status" aria-label={text.common.loading}>
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      </div>
    );
  if (!page.isError) return children;
  return (
    <span role="alert">
      {failed}
      <Button type="link" onClick={() => void page.refetch()}>
        {text.listPage.retry}
      </Button>
    </span>
  );
}
/** Whether loaded rows are being refetched: they stay visible behind a spinner, whereas the first load has a skeleton. */
export const isRenewing = ({ isFetching, isPending }: Reading): boolean => isFetching && !isPending;
