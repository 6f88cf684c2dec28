import { messageTexts, sysAnnouncementSend } from '@campus/contract/message';
import { useQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import { useState } from 'react';
import { readPage } from '../../kit/entity-calls.ts';
import { type RowData, textOf } from '../../kit/row.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusDot } from '../../widgets/status.tsx';

const words = messageTexts.announcement;
const pageSize = 10;

/** Who got an announcement, and who of them has read it. */
export function Readers({ anntId }: { anntId: string }) {
  const [pageNo, setPageNo] = useState(1);
  const query = { anntId, pageNo, pageSize, column: 'readFlag,id', order: 'desc' };
  const found = useQuery({
    queryKey: [sysAnnouncementSend.name, 'readers', query],
    queryFn: ({ signal }) => readPage<RowData>(sysAnnouncementSend.path, query, signal),
  });
  if (found.isError) return <StateView isFailure title={found.error.message} />;
  return (
    <Table<RowData>
      size="small"
      rowKey="id"
      loading={found.isPending}
      locale={{ emptyText: words.nobodyYet }}
      dataSource={[...(found.data?.records ?? [])]}
      pagination={{
        current: pageNo,
        pageSize,
        total: found.data?.total ?? 0,
        hideOnSinglePage: true,
        onChange: setPageNo,
      }}
      columns={[
        {
          key: 'user',
          title: words.receivers.account,
          render: (_value, row) => textOf(row, 'userId') ?? String(row.userId),
        },
        {
          key: 'state',
          title: words.receivers.state,
          width: 120,
          render: (_value, row) => (
            <StatusDot tone={row.readFlag === '1' ? 'done' : 'waiting'}>{textOf(row, 'readFlag')}</StatusDot>
          ),
        },
        { key: 'time', title: words.receivers.time, width: 180, render: (_value, row) => String(row.readTime ?? '—') },
      ]}
    />
  );
}
