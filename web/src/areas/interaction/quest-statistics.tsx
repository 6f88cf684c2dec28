import { questStatistics, questTexts as texts } from '@campus/contract/interaction';
import type { Output } from '@campus/contract/kit';
import { Drawer, Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { BarList } from '../../widgets/chart/bar-list.tsx';
import type { LineChartProps } from '../../widgets/chart/line-chart.tsx';
import { deferred } from '../../widgets/deferred.tsx';

const words = texts.statistics;
const chartHeight = 220;
const LineChart = deferred<LineChartProps>(
  'line-chart',
  async () => (await import('../../widgets/chart/line-chart.tsx')).LineChart,
  () => <Skeleton active title={false} paragraph={{ rows: 5 }} />,
);
type Figures = Output<typeof questStatistics>;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 100));

/** 问答统计: hit rate of the knowledge base, and its gaps. */
export function QuestStatistics({ onClose }: { onClose: () => void }) {
  const found = useEndpoint(questStatistics, {}, { quiet: true });
  return (
    <Drawer open size={640} title={words.open} onClose={onClose}>
      {found.isPending && <Skeleton active paragraph={{ rows: 10 }} />}
      {found.isError && <LoadError error={found.error} onRetry={found.refetch} />}
      {found.data && <Figures figures={found.data} />}
    </Drawer>
  );
}

function Figures({ figures }: { figures: Figures }) {
  const { days, misses, unused, helpful, unhelpful } = figures;
  const asked = days.reduce((sum, day) => sum + day.asked, 0);
  const direct = days.reduce((sum, day) => sum + day.direct, 0);
  const useful = share(helpful, helpful + unhelpful);
  const rate = share(direct, asked);
  const tiles: readonly [string, string][] = [
    [`${words.days}${words.asked}`, asked.toLocaleString('zh-CN')],
    [words.rate, rate === null ? '—' : `${rate}%`],
    [words.useful, useful === null ? words.noVotes : `${useful}%`],
    [words.unused, unused.toLocaleString('zh-CN')],
  ];
  return (
    <div className="quest-figures">
      <dl>
        {tiles.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>
        {words.curve} <small className="muted">{words.days}</small>
      </h3>
      <LineChart
        days={days.map(({ day }) => day.slice(5))}
        lines={[
          { name: words.asked, values: days.map((day) => day.asked) },
          { name: words.direct, values: days.map((day) => day.direct) },
        ]}
        unit={words.times}
        height={chartHeight}
        label={words.curve}
      />
      <h3>{words.misses}</h3>
      {misses.length === 0 ? (
        <p className="muted">{words.noMisses}</p>
      ) : (
        <BarList
          label={words.misses}
          height={0}
          bars={misses.map(({ question, missCount }) => ({ name: question, value: missCount }))}
        />
      )}
    </div>
  );
}
