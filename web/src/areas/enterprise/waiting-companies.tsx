import { company, companyFlow, enterpriseTexts } from '@campus/contract/enterprise';
import { codesOf } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Skeleton } from 'antd';
import { type Ref, useState } from 'react';
import { type Page, readPage } from '../../kit/entity-calls.ts';
import { asText, type RowData } from '../../kit/row.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useRested } from '../../widgets/selects/use-search.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { waitedSince } from './company-history.tsx';

const words = enterpriseTexts.auditPage;
const [waiting] = codesOf(companyFlow, 'waiting');
const most = 100;
const restMs = 300;

/** The applications that wait, the oldest first; `search` limits them by name. */
export function useWaitingCompanies() {
  const [search, setSearch] = useState('');
  const name = useRested(search.trim(), restMs);
  const query = {
    auditStatus: waiting,
    column: 'submitTime',
    order: 'asc',
    pageNo: 1,
    pageSize: most,
    ...(name && { companyName: `*${name}*` }),
  };
  const found = useQuery<Page<RowData>, RequestFailed>({
    queryKey: [company.name, 'list', 'waiting', name],
    queryFn: ({ signal }) => readPage<RowData>(company.path, query, signal),
    placeholderData: (before) => before,
  });
  return { search, setSearch, name, found, rows: found.data?.records ?? [] };
}

interface WaitingCompaniesProps {
  readonly list: ReturnType<typeof useWaitingCompanies>;
  readonly selected: string | undefined;
  readonly listRef: Ref<HTMLUListElement>;
  readonly onOpen: (id: string) => void;
}

/** The left side of the audit: who waits, and since when. */
export function WaitingCompanies({ list, selected, listRef, onOpen }: WaitingCompaniesProps) {
  const { search, setSearch, found, rows } = list;
  const total = found.data?.total ?? 0;
  return (
    <section className="surface audit-list" aria-label={words.list}>
      <div className="audit-list-head">
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
              <b title={asText(row.companyName)}>{asText(row.companyName)}</b>
              <span className="audit-list-meta">
                {waitedSince(asText(row.submitTime))}
                {row.overdue === 1 && <em>{enterpriseTexts.overdue}</em>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="audit-list-foot">{total > most ? words.more(most) : words.keys}</p>
    </section>
  );
}

/** What stands in the place of rows. */
function WaitingBody({ list: { found, rows, name } }: Pick<WaitingCompaniesProps, 'list'>) {
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
