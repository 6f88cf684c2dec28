import { monitorTexts } from '@campus/contract/monitor';
import { Table } from 'antd';
import { FigureTable } from './figure-table.tsx';
import { MonitorPage } from './monitor-page.tsx';
import { NamedKey } from './named-key.tsx';

const { route: texts } = monitorTexts;
const ms = (n: number): string => `${n.toLocaleString('zh-CN', { maximumFractionDigits: 1 })} ms`;

/** HTTP服务信息: request rates, response times and the slowest endpoints. */
export const HttpInfoPage = () => (
  <MonitorPage groups={['http']}>
    {([http]) =>
      http && (
        <>
          <section className="monitor-group" aria-label={http.title}>
            <h2>{http.title}</h2>
            <FigureTable figures={http.figures} />
          </section>
          <section className="monitor-group" aria-label={monitorTexts.slowRoutes}>
            <h2>{monitorTexts.slowRoutes}</h2>
            <Table
              size="middle"
              rowKey="route"
              pagination={false}
              scroll={{ x: 480 }}
              dataSource={[...http.rows]}
              columns={[
                {
                  title: texts.route,
                  dataIndex: 'name',
                  render: (name: string, { route }) => <NamedKey name={name} code={String(route)} />,
                },
                { title: texts.count, dataIndex: 'count', width: 72, align: 'right' },
                { title: texts.mean, dataIndex: 'mean', width: 104, align: 'right', render: ms },
                { title: texts.max, dataIndex: 'max', width: 104, align: 'right', render: ms },
              ]}
            />
          </section>
        </>
      )
    }
  </MonitorPage>
);
