import { firstPage } from '@campus/contract/rules';
import { useState } from 'react';

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
