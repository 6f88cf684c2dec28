import { listPaging, totalText } from '@campus/contract/rules';
import type { TableProps } from 'antd';
import { useState } from 'react';
import { useIsMobile } from '../../theme/use-media.ts';

interface Order {
  readonly column: string;
  readonly order: 'asc' | 'desc';
}
interface PagedChoice<W> {
  /** Initial conditions. */
  readonly words: W;
  readonly order?: Order | undefined;
  readonly paging?: { readonly pageSize: number; readonly options: readonly number[] };
}

/** State of a picker's table: conditions, page and order, with the controls that change them. */
export function usePagedChoice<W>({ words, order, paging = listPaging }: PagedChoice<W>) {
  const isMobile = useIsMobile();
  const [first] = useState({ words, order, pageNo: 1, pageSize: paging.pageSize });
  const [asked, setAsked] = useState(first);
  return {
    asked,
    /** New conditions start at the first page. */
    search: (next: W) => setAsked((now) => ({ ...now, words: next, pageNo: 1 })),
    reset: () => setAsked(first),
    /** antd props of pagination and sorting for `total` rows. */
    controls: <R>(total = 0): Pick<TableProps<R>, 'pagination' | 'onChange'> => ({
      pagination: {
        current: asked.pageNo,
        pageSize: asked.pageSize,
        total,
        showSizeChanger: !isMobile,
        showQuickJumper: !isMobile,
        showLessItems: isMobile,
        pageSizeOptions: [...paging.options],
        showTotal: totalText,
      },
      onChange: ({ current = 1, pageSize = paging.pageSize }, _filters, sorter, { action }) => {
        if (action === 'paginate') return setAsked((now) => ({ ...now, pageNo: current, pageSize }));
        const { columnKey, field, order: direction } = Array.isArray(sorter) ? {} : sorter;
        const chosen = direction && {
          column: String(columnKey ?? field),
          order: direction === 'ascend' ? ('asc' as const) : ('desc' as const),
        };
        setAsked((now) => ({ ...now, pageNo: 1, order: chosen ?? undefined }));
      },
    }),
  };
}
