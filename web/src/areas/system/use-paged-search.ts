import { useState } from 'react';

export interface Paging {
  readonly pageNo: number;
  readonly pageSize: number;
}

const firstPage: Paging = { pageNo: 1, pageSize: 10 };

/** Page and search word of a list; a new search begins on the first page. */
export function usePagedSearch() {
  const [paging, setPaging] = useState(firstPage);
  const [keyword, setKeyword] = useState('');
  return {
    paging,
    keyword,
    toFirstPage: () => setPaging(firstPage),
    search: (typed: string) => {
      setKeyword(typed.trim());
      setPaging(firstPage);
    },
    turn: (pageNo: number, pageSize: number) =>
      setPaging({ pageNo: pageSize === paging.pageSize ? pageNo : 1, pageSize }),
  };
}
