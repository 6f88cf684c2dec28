import { type MonitorGroup, monitorTexts } from '@campus/contract/monitor';
import { Table, type TableColumnsType } from 'antd';
import { useIsPhone } from '../../theme/use-media.ts';
import { FigureTable } from './figure-table.tsx';
import { sizeText } from './figure-text.ts';
import { MonitorPage } from './monitor-page.tsx';
import { NamedKey } from './named-key.tsx';

const { table: tableWords, slowStatement: slowWords } = monitorTexts;
type Row = MonitorGroup['rows'][number];
const size = (bytes: number): string => {
  const { digits, unit } = sizeText(bytes);
  return `${digits} ${unit}`;
};

/** 数据库监控: engine, size, transactions, the largest tables and the slowest statements. */
export const DatabaseInfoPage = () => (
  <MonitorPage groups={['database']}>
    {([database]) =>
      database && (
        <>
          <section className="monitor-group" aria-label={database.title}>
            <h2>{database.title}</h2>
            <FigureTable figures={database.figures} />
          </section>
          <SlowStatements rows={database.rows.filter(({ kind }) => kind === 'slow')} />
          <Tables rows={database.rows.filter(({ kind }) => kind === 'table')} />
        </>
      )
    }
  </MonitorPage>
);

const statement = (sql: string) => <code className="monitor-sql">{sql}</code>;
const slowColumns: TableColumnsType<Row> = [
  { title: slowWords.time, dataIndex: 'time', width: 180 },
  { title: slowWords.cost, dataIndex: 'ms', width: 110, align: 'right', render: (ms: number) => `${ms} ms` },
  { title: slowWords.sql, dataIndex: 'sql', render: statement },
];
/** On phones the statement is below its figures. */
const slowPhoneColumns: TableColumnsType<Row> = [
  {
    title: slowWords.sql,
    dataIndex: 'sql',
    render: (sql: string, { time, ms }) => (
      <>
        <p className="muted">
          {time} · {ms} ms
        </p>
        {statement(sql)}
      </>
    ),
  },
];
const SlowStatements = ({ rows }: { readonly rows: readonly Row[] }) => (
  <section className="monitor-group" aria-label={monitorTexts.slow}>
    <h2>{monitorTexts.slow}</h2>
    <Table<Row>
      size="middle"
      rowKey={({ time, ms, sql }) => `${time}${ms}${sql}`}
      pagination={false}
      dataSource={[...rows]}
      locale={{ emptyText: monitorTexts.noSlow }}
      columns={useIsPhone() ? slowPhoneColumns : slowColumns}
    />
  </section>
);
const getName = (title: string, { name }: Row) => <NamedKey name={title} code={String(name)} />;
const Tables = ({ rows }: { readonly rows: readonly Row[] }) => (
  <section className="monitor-group" aria-label={monitorTexts.tables}>
    <h2>{monitorTexts.tables}</h2>
    <Table<Row>
      size="middle"
      rowKey="name"
      pagination={false}
      dataSource={[...rows]}
      columns={[
        { title: tableWords.name, dataIndex: 'title', render: getName },
        {
          title: tableWords.rows,
          dataIndex: 'rows',
          width: 110,
          align: 'right',
          render: (n: number) => n.toLocaleString('zh-CN'),
        },
        { title: tableWords.size, dataIndex: 'bytes', width: 110, align: 'right', render: size },
      ]}
    />
  </section>
);
