import type { MonitorGroupKey } from '@campus/contract/monitor';
import { FigureTable } from './figure-table.tsx';
import { MonitorPage } from './monitor-page.tsx';

const host: readonly MonitorGroupKey[] = ['host', 'queue'];
const runtime: readonly MonitorGroupKey[] = ['process', 'versions'];

/** Figures of several groups, each with a title. */
const FigureGroups = ({ groups }: { readonly groups: readonly MonitorGroupKey[] }) => (
  <MonitorPage groups={groups}>
    {(all) =>
      all.map(({ key, title, figures }) => (
        <section key={key} className="monitor-group" aria-label={title}>
          <h2>{title}</h2>
          <FigureTable figures={figures} />
        </section>
      ))
    }
  </MonitorPage>
);

/** 服务器信息: host, process, and the queues of jobs and messages. */
export const SystemInfoPage = () => <FigureGroups groups={host} />;
/** 运行时信息: memory, event loop and garbage collection of this process. */
export const RuntimeInfoPage = () => <FigureGroups groups={runtime} />;
