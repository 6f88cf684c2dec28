import { text } from '@campus/contract/messages';
import { clearCache, type MonitorGroup, monitorTexts } from '@campus/contract/monitor';
import { Button, Table } from 'antd';
import { useAllowed } from '../../kit/allowed.tsx';
import { callEnvelope } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { FigureTable } from './figure-table.tsx';
import { MonitorPage } from './monitor-page.tsx';

const { cache: words } = monitorTexts;
type Row = MonitorGroup['rows'][number];

const titleOf = (name: string): string => monitorTexts.caches[name] ?? name;

async function clear(name: string, reload: () => void): Promise<void> {
  if (!(await tell.confirm({ title: text.common.prompt, text: monitorTexts.clearConfirm(titleOf(name)) }))) return;
  try {
    tell.success((await callEnvelope(clearCache, { namespace: name }, { quiet: true })).message);
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    tell.warning(error.message);
  }
  reload();
}

/** 缓存监控: what this process keeps in memory, how often it is read and loaded. */
export function CacheInfoPage() {
  const mayClear = useAllowed(clearCache.needs as string);
  return (
    <MonitorPage groups={['cache']}>
      {([cache], reload) =>
        cache && (
          <>
            <section className="monitor-group" aria-label={cache.title}>
              <h2>{cache.title}</h2>
              <FigureTable figures={cache.figures} />
            </section>
            <Table<Row>
              size="middle"
              rowKey="name"
              pagination={false}
              scroll={{ x: 340 }}
              dataSource={[...cache.rows]}
              columns={[
                { title: words.name, dataIndex: 'name', render: titleOf },
                { title: words.hits, dataIndex: 'reads', width: 84, align: 'right' },
                { title: words.loads, dataIndex: 'loads', width: 96, align: 'right' },
                {
                  key: 'act',
                  width: 76,
                  render: (_, { name }) =>
                    mayClear && (
                      <Button type="link" size="small" onClick={() => void clear(String(name), reload)}>
                        {monitorTexts.clear}
                      </Button>
                    ),
                },
              ]}
            />
          </>
        )
      }
    </MonitorPage>
  );
}
