import { ReloadOutlined } from '@ant-design/icons';
import { type MonitorGroup, type MonitorGroupKey, monitorOverview, monitorTexts } from '@campus/contract/monitor';
import { Button, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import './monitor.css';

/** The server takes a sample every two seconds. */
const refreshMs = 3_000;

interface MonitorPageProps {
  readonly groups: readonly MonitorGroupKey[];
  /** Label of the refresh button. */
  readonly refresh?: string;
  /** Renders the groups in the requested order; `time` is that of the sample. */
  readonly children: (groups: readonly MonitorGroup[], reload: () => void, time: string) => ReactNode;
}

/** Layout of a monitoring screen: polls its groups while visible. */
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
