import { text } from '@campus/contract/messages';
import { listPaging, totalText } from '@campus/contract/rules';
import type { TableProps } from 'antd';
import { useState } from 'react';
import { useIsMobile } from '../../theme/use-media.ts';

interface Order {
  readonly column: string;
  readonly order: 'asc' | 'desc';
}
interface PagedChoice<W> {
  /** What the rows are limited to at first. */
  readonly words: W;
  readonly order?: Order | undefined;
  readonly paging?: { readonly pageSize: number; readonly options: readonly number[] };
}

/** What the table of a picker asks for: its conditions, its page and its order, and the controls that change them. */
export function usePagedChoice<W>({ words, order, paging = listPaging }: PagedChoice<W>) {
  const isMobile = useIsMobile();
  const [first] = useState({ words, order, pageNo: 1, pageSize: paging.pageSize });
  const [asked, setAsked] = useState(first);
  return {
    asked,
    /** Other conditions begin at their first page. */
    search: (next: W) => setAsked((now) => ({ ...now, words: next, pageNo: 1 })),
    reset: () => setAsked(first),
    /** What turns the pages of so many rows, and orders them, for antd's table. */
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

/** How rows are ticked, several or one; antd names the boxes in English only. */
export const choiceBoxes = <R>(isSeveral: boolean, nameOf: (row: R) => string) => ({
  type: isSeveral ? ('checkbox' as const) : ('radio' as const),
  preserveSelectedRowKeys: true,
  getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
  getCheckboxProps: (row: R) => ({ 'aria-label': text.listPage.choose(nameOf(row)) }) as object,
});
/** Which rows are ticked, those of other pages included. */
export const tickedRows = <R extends { id: string }>(picked: readonly R[], onPick: (picked: readonly R[]) => void) => ({
  selectedRowKeys: picked.map(({ id }) => id),
  onChange: (keys: readonly unknown[], rows: readonly (R | undefined)[]) =>
    onPick(inOrder(picked, keys.map(String), rows)),
});

/** Chosen rows in the order in which they were chosen. */
function inOrder<R extends { id: string }>(
  before: readonly R[],
  keys: readonly string[],
  rows: readonly (R | undefined)[],
): R[] {
  const kept = before.filter((row) => keys.includes(row.id));
  const added = rows.filter((row): row is R => row !== undefined && !kept.some((one) => one.id === row.id));
  return [...kept, ...added];
}
