import { codesOf } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { companyPost, postFlow, postTexts } from '@campus/contract/post';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input, Skeleton } from 'antd';
import { type Ref, useState } from 'react';
import { type Page, readPage } from '../../kit/entity-calls.ts';
import { asText, type RowData } from '../../kit/row.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { searchDebounceMs, useRested } from '../../widgets/selects/use-search.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { waitedSince } from './post-history.tsx';
import { risksOfPost } from './risk-notice.tsx';

const words = postTexts.audit;
const [waiting] = codesOf(postFlow, 'waiting');
const most = 100;

/** The posts that wait, those sent first on top; `search` limits them by name. */
export function useWaitingPosts() {
  const [search, setSearch] = useState('');
  const name = useRested(search.trim(), searchDebounceMs);
  const query = {
    postStatus: waiting,
    column: 'updateTime',
    order: 'asc',
    pageNo: 1,
    pageSize: most,
    ...(name && { name: `*${name}*` }),
  };
  const found = useQuery<Page<RowData>, RequestFailed>({
    queryKey: [companyPost.name, 'list', 'waiting', name],
    queryFn: ({ signal }) => readPage<RowData>(companyPost.path, query, signal),
    placeholderData: keepPreviousData,
  });
  return { search, setSearch, name, found, rows: found.data?.records ?? [], total: found.data?.total ?? 0 };
}
type WaitingPostList = ReturnType<typeof useWaitingPosts>;

interface WaitingPostsProps {
  readonly list: WaitingPostList;
  readonly selected: string | undefined;
  readonly listRef: Ref<HTMLUListElement>;
  readonly onOpen: (id: string) => void;
}

/** Whether students have seen an earlier version. */
const isPublished = (row: RowData): boolean => asText(row.refreshTime) !== '';

/** The left side of the audit: what waits, whose it is and since when. */
export function WaitingPosts({ list, selected, listRef, onOpen }: WaitingPostsProps) {
  const { search, setSearch, rows, total } = list;
  return (
    <section className="surface post-audit-list" aria-label={words.list}>
      <div className="post-audit-search">
        <Input.Search
          allowClear
          aria-label={words.search}
          placeholder={text.list.query.fuzzy(words.search)}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <WaitingBody list={list} />
      <ul ref={listRef}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              {...(row.id === selected && { 'aria-current': 'true' as const })}
              onClick={() => onOpen(row.id)}
            >
              <b title={asText(row.name)}>{asText(row.name)}</b>
              <span className="post-audit-company" title={asText(row.companyName)}>
                {asText(row.companyName)}
              </span>
              <span className="post-audit-meta">
                {waitedSince(asText(row.updateTime ?? row.createTime))}
                {risksOfPost(row).length > 0 && <em>{postTexts.risk.title(risksOfPost(row).length)}</em>}
                {isPublished(row) && <em className="again">{words.reaudit}</em>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="post-audit-keys">{total > most ? words.more(most) : words.keys}</p>
    </section>
  );
}

/** What stands in the place of rows. */
function WaitingBody({ list: { found, rows, name } }: Pick<WaitingPostsProps, 'list'>) {
  if (rows.length > 0) return null;
  if (found.isPending) return <Skeleton active title={false} paragraph={{ rows: 8 }} style={{ padding: 16 }} />;
  if (found.isError) {
    return (
      <StateView isFailure title={text.listPage.failed} text={found.error.message}>
        <Button onClick={() => void found.refetch()}>{text.listPage.retry}</Button>
      </StateView>
    );
  }
  return <StateView title={name ? words.noMatch(name) : words.empty} {...(!name && { text: words.emptyHint })} />;
}
