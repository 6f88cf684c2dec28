import { messageTexts, sysAnnouncementSend } from '@campus/contract/message';
import { firstPage } from '@campus/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readPage } from '../../kit/call/entity-calls.ts';
import { Empty } from '../../kit/field/field-cells.tsx';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusDot } from '../../widgets/status.tsx';

const texts = messageTexts.announcement;

const columns: readonly [PlainColumn<RowData>, ...PlainColumn<RowData>[]] = [
  {
    name: 'user',
    title: texts.receivers.account,
    width: 200,
    least: 120,
    rank: 0,
    cell: (row) => findText(row, 'userId') ?? asText(row.userId),
  },
  {
    name: 'state',
    title: texts.receivers.state,
    width: 110,
    rank: 1,
    cell: (row) => <StatusDot tone={row.readFlag === '1' ? 'done' : 'waiting'}>{findText(row, 'readFlag')}</StatusDot>,
  },
  {
    name: 'time',
    title: texts.receivers.time,
    width: 180,
    rank: 2,
    isFigure: true,
    cell: (row) => asText(row.readTime) || <Empty />,
  },
];

/** Receivers of an announcement and whether they have read it. */
export function Readers({ anntId }: { anntId: string }) {
  const [page, setPage] = useState(firstPage);
  const query = { anntId, ...page, column: 'readFlag,id', order: 'desc' };
  const found = useQuery({
    queryKey: [sysAnnouncementSend.name, 'readers', query],
    queryFn: ({ signal }) => readPage<RowData>(sysAnnouncementSend.path, query, signal),
  });
  if (found.isError) return <StateView isFailure title={found.error.message} />;
  if (found.data?.total === 0) return <StateView title={texts.noReaders} />;
  return (
    <PlainTable<RowData>
      size="small"
      columns={columns}
      state="state"
      rows={found.data?.records ?? []}
      isLoading={found.isPending}
      page={page}
      total={found.data?.total ?? 0}
      onPage={setPage}
    />
  );
}
