import { questStatistics, questTexts } from '@campus/contract/interaction';
import type { Output } from '@campus/contract/kit';
import { Drawer, Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { BarList } from '../../widgets/chart/bar-list.tsx';
import type { LineChartProps } from '../../widgets/chart/line-chart.tsx';
import { lazyComponent } from '../../widgets/deferred.tsx';

const texts = questTexts.statistics;
const chartHeight = 220;
const LineChart = lazyComponent<LineChartProps>(
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
    <Drawer open size={640} title={texts.open} onClose={onClose}>
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
    [`${texts.days}${texts.asked}`, asked.toLocaleString('zh-CN')],
    [texts.rate, rate === null ? '—' : `${rate}%`],
    [texts.useful, useful === null ? texts.noVotes : `${useful}%`],
    [texts.unused, unused.toLocaleString('zh-CN')],
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
        {texts.curve} <small className="muted">{texts.days}</small>
      </h3>
      <LineChart
        days={days.map(({ day }) => day.slice(5))}
        lines={[
          { name: texts.asked, values: days.map((day) => day.asked) },
          { name: texts.direct, values: days.map((day) => day.direct) },
        ]}
        unit={texts.times}
        height={chartHeight}
        label={texts.curve}
      />
      <h3>{texts.misses}</h3>
      {misses.length === 0 ? (
        <p className="muted">{texts.noMisses}</p>
      ) : (
        <BarList
          label={texts.misses}
          height={0}
          bars={misses.map(({ question, missCount }) => ({ name: question, value: missCount }))}
        />
      )}
    </div>
  );
}
