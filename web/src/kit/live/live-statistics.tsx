import { type LiveStatistics, liveScreen } from '@campus/contract/live';
import { Skeleton } from 'antd';
import { useDict } from '../../request/dictionary.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { BarList } from '../../widgets/chart/bar-list.tsx';
import { Donut } from '../../widgets/chart/donut.tsx';
import { Figures } from '../../widgets/chart/figures.tsx';
import { LineChart } from '../../widgets/chart/line-chart.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { LoadError } from '../detail/load-error.tsx';
import './live.css';

const texts = liveScreen.charts;
const height = 220;
const plain = { previous: null, better: null } as const;

interface LiveStatisticsProps {
  readonly data: LiveStatistics | undefined;
  readonly error: RequestFailed | null;
  readonly refetch: () => unknown;
}
/** Figures of one stream: viewers by minute, length of visits, devices and messages. */
export function LiveStatisticsView({ data, error, refetch }: LiveStatisticsProps) {
  const devices = useDict('device_type');
  if (error) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.viewCount === 0) return <StateView title={texts.none} />;
  const deviceName = (code: string) => devices.find(({ value }) => value === code)?.text ?? code;
  return (
    <div className="live-statistics">
      <Figures
        before=""
        figures={[
          { key: 'views', label: liveScreen.consolePage.views, value: data.viewCount, unit: texts.visits, ...plain },
          { key: 'uv', label: texts.uv, value: data.uv, unit: texts.people, ...plain },
          { key: 'peak', label: liveScreen.consolePage.peak, value: data.peakOnline, unit: texts.people, ...plain },
          {
            key: 'average',
            label: texts.average,
            value: Math.round(data.averageSeconds / 6) / 10,
            unit: '分钟',
            ...plain,
          },
        ]}
      />
      <section>
        <h3>{texts.online}</h3>
        <LineChart
          days={data.online.map(({ time }) => time.slice(11, 16))}
          lines={[{ name: texts.online, values: data.online.map(({ online }) => online) }]}
          unit={texts.people}
          height={height}
          label={texts.online}
        />
      </section>
      <section>
        <h3>{texts.lengths}</h3>
        <BarList bars={data.lengths} label={texts.lengths} height={height} />
      </section>
      <section>
        <h3>{texts.devices}</h3>
        <Donut
          values={data.devices.map(({ name, value }) => ({ name: deviceName(name), value }))}
          unit={texts.visits}
          label={texts.devices}
          height={160}
        />
      </section>
      <section>
        <h3>{texts.chats}</h3>
        <BarList
          bars={data.chats.map(({ time, count }) => ({ name: time, value: count }))}
          label={texts.chats}
          height={height}
        />
      </section>
    </div>
  );
}
