import { ReloadOutlined } from '@ant-design/icons';
import { type MonitorGroup, type MonitorGroupKey, monitorOverview, monitorTexts } from '@campus/contract/monitor';
import { Button, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import './monitor.css';

/** Operations document 19.2; the server takes a sample every two seconds. */
const refreshMs = 3_000;

interface MonitorPageProps {
  readonly groups: readonly MonitorGroupKey[];
  /** What the button says that reads them at once. */
  readonly refresh?: string;
  /** What is shown of the groups, in the order asked for; `time` is when they were taken. */
  readonly children: (groups: readonly MonitorGroup[], reload: () => void, time: string) => ReactNode;
}

/** The frame of a monitoring screen: reads its groups again and again while it is seen. */
export function MonitorPage({ groups, refresh = monitorTexts.refresh, children }: MonitorPageProps) {
  const [scope, setScope] = useState<'own' | 'all'>('own');
  const overview = useEndpoint(
    monitorOverview,
    { groups: groups.join(','), process: scope },
    { quiet: true, refetchInterval: refreshMs },
  );
  const { data, error } = overview;
  const reload = () => void overview.refetch();
  return (
    <section className="surface monitor-page">
      <header className="monitor-head">
        <span className="muted" role="status">
          {data && monitorTexts.updated(data.time)}
          {data && error && ` · ${error.message}`}
        </span>
        {data && data.processes > 1 && (
          <Segmented<'own' | 'all'>
            aria-label={monitorTexts.scope}
            value={scope}
            options={[
              { value: 'own', label: monitorTexts.own },
              { value: 'all', label: monitorTexts.all(data.processes) },
            ]}
            onChange={setScope}
          />
        )}
        <Button icon={<ReloadOutlined />} onClick={reload}>
          {refresh}
        </Button>
      </header>
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
      {!data && error && <LoadError error={error} onRetry={reload} />}
      {data && children(data.groups, reload, data.time)}
    </section>
  );
}
