import { text } from '@campus/contract/messages';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';

/** How far the reading of rows is; a query of them is one. */
export interface Reading {
  /** Nothing has been read yet. */
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}
interface NoRowsProps {
  readonly page: Reading;
  /** What is said when the rows could not be read. */
  readonly failed?: string;
  /** What is said when there are none. */
  readonly children: ReactNode;
}

/** What stands in the place of rows: that they are on their way, that they could not be read, or that there are none. */
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
/** Rows that are asked for again stay in sight behind a spinner; the first ones have a skeleton of their own. */
export const isRenewing = ({ isFetching, isPending }: Reading): boolean => isFetching && !isPending;
