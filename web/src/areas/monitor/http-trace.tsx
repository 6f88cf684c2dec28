import { text } from '@campus/contract/messages';
import { type MonitorGroup, monitorTexts } from '@campus/contract/monitor';
import { Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { useIsPhone } from '../../theme/use-media.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { MonitorPage } from './monitor-page.tsx';
import { NamedKey } from './named-key.tsx';

const { trace: texts } = monitorTexts;
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const every = text.common.all;
type Row = MonitorGroup['rows'][number];

const statusTone = (status: number) => {
  if (status >= 500) return 'bad';
  if (status >= 400) return 'waiting';
  return status >= 300 ? 'progress' : 'done';
};
/** Upper limits in milliseconds of quick, fair and slow requests. */
const [quick, fair, slow] = [500, 1000, 1500];
const costColor = (ms: number): string => {
  if (ms < quick) return 'green';
  if (ms < fair) return 'cyan';
  return ms < slow ? 'orange' : 'red';
};

/** 请求追踪: the latest requests of this process, without their bodies. */
export const HttpTracePage = () => (
  <MonitorPage groups={['trace']} refresh={monitorTexts.refreshTrace}>
    {([trace]) => trace && <Trace rows={trace.rows} />}
  </MonitorPage>
);

const status = (value: number) => <StatusTag tone={statusTone(value)}>{value}</StatusTag>;
const cost = (ms: number) => <Tag color={costColor(ms)}>{Math.round(ms)} ms</Tag>;
const columns: TableColumnsType<Row> = [
  { title: texts.time, dataIndex: 'time', width: 180 },
  { title: texts.method, dataIndex: 'method', width: 100, render: (value: string) => <Tag>{value}</Tag> },
  {
    title: texts.url,
    dataIndex: 'name',
    render: (name: string, { url }) => <NamedKey name={name} code={String(url)} />,
  },
  { title: texts.status, dataIndex: 'status', width: 110, render: status },
  { title: texts.cost, dataIndex: 'ms', width: 120, align: 'right', render: cost },
  { title: texts.user, dataIndex: 'user', width: 130, ellipsis: true, render: (user: string | null) => user ?? '—' },
  { title: texts.ip, dataIndex: 'ip', width: 140 },
];
/** The trace covers the last minutes: on phones the time of day is enough. */
const phoneColumns: TableColumnsType<Row> = [
  { title: texts.time, dataIndex: 'time', width: 84, render: (time: string) => time.slice(11) },
  {
    title: texts.url,
    dataIndex: 'name',
    render: (name: string, { method, url }) => <NamedKey name={name} code={`${method} ${url}`} />,
  },
  {
    title: texts.cost,
    dataIndex: 'ms',
    width: 96,
    align: 'right',
    render: (ms: number, row) => (
      <>
        {status(Number(row.status))} {cost(ms)}
      </>
    ),
  },
];

function Trace({ rows }: { readonly rows: readonly Row[] }) {
  const isPhone = useIsPhone();
  const [method, setMethod] = useState<string>(every);
  const found = rows.filter((row) => method === every || row.method === method);
  return (
    <>
      <div className="monitor-tools">
        <span>{monitorTexts.traced(rows.length)}</span>
        <Segmented options={[every, ...methods]} value={method} onChange={setMethod} aria-label={texts.method} />
      </div>
      <Table<Row>
        size="middle"
        rowKey={({ time, url, ms }) => `${time}${url}${ms}`}
        {...(!isPhone && { scroll: { x: 950 } })}
        dataSource={[...found]}
        locale={{ emptyText: monitorTexts.noTrace }}
        pagination={{ pageSize: 20, showSizeChanger: false, hideOnSinglePage: true }}
        columns={isPhone ? phoneColumns : columns}
      />
    </>
  );
}
