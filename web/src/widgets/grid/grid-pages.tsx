import { listPaging, totalText } from '@campus/contract/rules';
import { Pagination } from 'antd';
import { useIsMobile } from '../../theme/use-media.ts';
import type { GridStore } from './grid-store.ts';
import { useTopic } from './use-topic.ts';

interface GridPagesProps {
  readonly store: GridStore;
  readonly pageSize: number;
  readonly onSize: (pageSize: number) => void;
}
/** Pagination of a grid with more rows than the smallest page size. */
export function GridPages({ store, pageSize, onSize }: GridPagesProps) {
  useTopic(store, 'shape');
  const isMobile = useIsMobile();
  const [smallest] = listPaging.options;
  if (store.rows.length <= Math.min(pageSize, smallest)) return null;
  return (
    <Pagination
      className="grid-pages"
      size="small"
      current={store.page}
      pageSize={pageSize}
      total={store.rows.length}
      showSizeChanger={!isMobile}
      showQuickJumper={!isMobile}
      pageSizeOptions={[...listPaging.options]}
      showTotal={totalText}
      onChange={(page, size) => {
        onSize(size);
        store.turnTo(size === pageSize ? page : 1);
      }}
    />
  );
}
