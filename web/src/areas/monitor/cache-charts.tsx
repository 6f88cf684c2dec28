import { type MonitorFigure, monitorTexts } from '@campus/contract/monitor';
import { Skeleton } from 'antd';
import type { LineChartProps } from '../../widgets/chart/line-chart.tsx';
import { lazyComponent } from '../../widgets/deferred.tsx';
import { lastMinute } from './last-minute.ts';

const chartHeight = 200;
const LineChart = lazyComponent<LineChartProps>(
  'line-chart',
  async () => (await import('../../widgets/chart/line-chart.tsx')).LineChart,
  () => <Skeleton active title={false} paragraph={{ rows: 4 }} />,
);
const charts = { 'cache.keys': monitorTexts.charts.keys, 'cache.memory': monitorTexts.charts.memory } as const;

interface CacheChartsProps {
  readonly figures: readonly MonitorFigure[];
  /** Time of the latest sample. */
  readonly time: string;
}

/** Number of cached keys and their size over the last minute. */
export const CacheCharts = ({ figures, time }: CacheChartsProps) => (
  <div className="monitor-charts">
    {Object.entries(charts).map(([key, name]) => {
      const figure = figures.find((one) => one.key === key);
      if (!figure) return null;
      const { unit, history } = figure;
      const title = `${name}（${unit}）`;
      return (
        <section key={key} className="monitor-group" aria-label={title}>
          <h2>{title}</h2>
          <LineChart
            days={lastMinute(time, history.length)}
            lines={[{ name, values: history }]}
            unit={unit}
            height={chartHeight}
            label={title}
          />
        </section>
      );
    })}
  </div>
);
