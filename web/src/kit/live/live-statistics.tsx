import { type LiveStatistics, liveScreen } from '@campus/contract/live';
import { Skeleton } from 'antd';
import { useDict } from '../../request/dictionary.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { BarList } from '../../widgets/chart/bar-list.tsx';
import { ChartCard } from '../../widgets/chart/chart-card.tsx';
import type { ChartValue } from '../../widgets/chart/chart-data.ts';
import type { ChartTable } from '../../widgets/chart/chart-table.tsx';
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
  const visits = data.devices.map(({ name, value }) => ({ name: deviceName(name), value }));
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
            unit: texts.minuteUnit,
            ...plain,
          },
        ]}
      />
      <TimeCard
        title={texts.online}
        name={texts.online}
        unit={texts.people}
        points={data.online.map(({ time, online }) => ({ name: time.slice(11, 16), value: online }))}
      />
      <ChartCard
        title={texts.lengths}
        unit={texts.visits}
        height={height}
        table={getTable([texts.length, liveScreen.consolePage.views], data.lengths)}
        draw={(drawing) => <BarList bars={data.lengths} {...drawing} />}
      />
      <ChartCard
        title={texts.devices}
        unit={texts.visits}
        height={height}
        table={getTable([texts.device, liveScreen.consolePage.views], visits)}
        draw={({ label }) => <Donut values={visits} unit={texts.visits} label={label} height={160} />}
      />
      <TimeCard
        title={texts.chats}
        name={liveScreen.consolePage.chats}
        unit={texts.messages}
        points={data.chats.map(({ time, count }) => ({ name: time, value: count }))}
      />
    </div>
  );
}

const getTable = (heads: readonly string[], points: readonly ChartValue[]): ChartTable => ({
  heads,
  rows: points.map(({ name, value }) => ({ cells: [name, value] })),
});

interface TimeCardProps {
  readonly title: string;
  /** Short name of the counted value, at the end of its line. */
  readonly name: string;
  readonly unit: string;
  readonly points: readonly ChartValue[];
}
/** What a stream had minute by minute: a long one has too many points for bars. */
const TimeCard = ({ title, name, unit, points }: TimeCardProps) => (
  <ChartCard
    title={title}
    unit={unit}
    height={height}
    table={getTable([texts.time, name], points)}
    draw={(drawing) => (
      <LineChart
        days={points.map(({ name: time }) => time)}
        lines={[{ name, values: points.map(({ value }) => value) }]}
        unit={unit}
        {...drawing}
      />
    )}
  />
);
