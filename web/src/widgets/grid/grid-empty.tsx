import { text } from '@campus/contract/messages';
import { Empty, Skeleton } from 'antd';

interface GridEmptyProps {
  readonly isLoading: boolean;
  /** Of what is in sight: it stays there while the head is scrolled. */
  readonly width: number;
  /** There are rows, and filters hide them all. */
  readonly isFiltered: boolean;
}

/** What stands where rows would: that they are coming, or that there are none. */
export const GridEmpty = ({ isLoading, width, isFiltered }: GridEmptyProps) =>
  isLoading ? (
    // The grid says that it is busy; a grid holds rows and nothing else.
    <div className="grid-waiting" style={{ width }} aria-hidden>
      <Skeleton active title={false} paragraph={{ rows: 6, width: '100%' }} />
    </div>
  ) : (
    <div className="grid-empty">
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={isFiltered ? text.gridWords.filter.none : text.grid.noData}
      />
    </div>
  );
