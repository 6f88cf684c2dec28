import { text } from '@campus/contract/messages';
import { clearCache, type MonitorGroup, monitorTexts } from '@campus/contract/monitor';
import { Button, Table, type TableColumnsType } from 'antd';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { warnOfRefusal } from '../../request/warn-of-refusal.ts';
import { useIsPhone } from '../../theme/use-media.ts';
import { CacheCharts } from './cache-charts.tsx';
import { FigureTable } from './figure-table.tsx';
import { formatNumber, sizeText } from './figure-text.ts';
import { MonitorPage } from './monitor-page.tsx';
import { NamedKey } from './named-key.tsx';

const { cache: texts } = monitorTexts;
type Row = MonitorGroup['rows'][number];

const getTitle = (name: string): string => monitorTexts.caches[name] ?? name;

async function clear(name: string, reload: () => void): Promise<void> {
  if (!(await tell.confirm({ title: text.common.prompt, text: monitorTexts.clearConfirm(getTitle(name)) }))) return;
  try {
    tell.success((await callEnvelope(clearCache, { namespace: name }, { quiet: true })).message);
  } catch (error) {
    warnOfRefusal(error);
  }
  reload();
}

const memory = (bytes: number): string => {
  const { digits, unit } = sizeText(bytes);
  return `${digits} ${unit}`;
};
/** Without reads there is no rate. */
const hitRate = ({ hits, misses }: Row): string => {
  const reads = Number(hits) + Number(misses);
  return reads === 0 ? '—' : `${formatNumber((Number(hits) / reads) * 100)}%`;
};
const number = { align: 'right', render: (n: number) => formatNumber(n) } as const;

const getName = (name: string) => <NamedKey name={getTitle(name)} code={name} />;

/** 缓存监控: in-memory caches of this process with size and hit rate. */
export const CacheInfoPage = () => (
  <MonitorPage groups={['cache']}>
    {([cache], reload, time) =>
      cache && (
        <>
          <CacheCharts figures={cache.figures} time={time} />
          <section className="monitor-group" aria-label={cache.title}>
            <h2>{cache.title}</h2>
            <FigureTable figures={cache.figures} />
          </section>
          <Namespaces rows={cache.rows} onCleared={reload} />
        </>
      )
    }
  </MonitorPage>
);

interface NamespacesProps {
  readonly rows: readonly Row[];
  readonly onCleared: () => void;
}

const columns: TableColumnsType<Row> = [
  { key: 'name', title: texts.name, dataIndex: 'name', render: getName },
  { key: 'keys', title: texts.keys, dataIndex: 'keys', width: 92, ...number },
  { key: 'bytes', title: texts.memory, dataIndex: 'bytes', width: 110, align: 'right', render: memory },
  { key: 'hits', title: texts.hits, dataIndex: 'hits', width: 92, ...number },
  { key: 'misses', title: texts.misses, dataIndex: 'misses', width: 92, ...number },
  { key: 'hitRate', title: texts.hitRate, width: 92, align: 'right', render: (_, row) => hitRate(row) },
  { key: 'evictions', title: texts.evictions, dataIndex: 'evictions', width: 92, ...number },
];
/** Columns on phones. */
const phoneKeys = ['name', 'bytes', 'hitRate'];

/** The single caches. */
function Namespaces({ rows, onCleared }: NamespacesProps) {
  const isPhone = useIsPhone();
  const mayClear = useAllowed(clearCache.needs as string);
  const act = {
    key: 'act',
    render: (_: unknown, { name }: Row) => (
      <Button type="link" size="small" onClick={() => void clear(String(name), onCleared)}>
        {monitorTexts.clear}
      </Button>
    ),
  };
  return (
    <section className="monitor-group" aria-label={monitorTexts.namespaces}>
      <h2>{monitorTexts.namespaces}</h2>
      <Table<Row>
        size="middle"
        rowKey="name"
        pagination={false}
        {...(!isPhone && { scroll: { x: 820 } })}
        dataSource={[...rows]}
        columns={[
          ...(isPhone ? columns.filter(({ key }) => phoneKeys.includes(String(key))) : columns),
          ...(mayClear ? [{ ...act, width: isPhone ? 64 : 112 }] : []),
        ]}
      />
    </section>
  );
}
