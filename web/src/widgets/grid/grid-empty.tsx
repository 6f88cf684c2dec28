import { text } from '@campus/contract/messages';
import { Empty, Skeleton } from 'antd';

interface GridEmptyProps {
  readonly isLoading: boolean;
  /** Visible width: the content stays in place while the header scrolls. */
  readonly width: number;
  /** Whether filters hide all rows. */
  readonly isFiltered: boolean;
}

/** Placeholder without rows: loading or empty. */
export const GridEmpty = ({ isLoading, width, isFiltered }: GridEmptyProps) =>
  isLoading ? (
    // The grid has aria-busy; its ARIA role allows only rows as children.
    <div className="grid-waiting" style={{ width }} aria-hidden>
      <Skeleton active title={false} paragraph={{ rows: 6, width: '100%' }} />
    </div>
  ) : (
    <div className="grid-empty">
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={isFiltered ? text.gridLabels.filter.none : text.grid.noData}
      />
    </div>
  );
