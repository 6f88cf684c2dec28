import { questStatistics, questTexts } from '@campus/contract/interaction';
import type { Output } from '@campus/contract/kit';
import { Drawer, Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { BarList } from '../../widgets/chart/bar-list.tsx';
import { ChartCard } from '../../widgets/chart/chart-card.tsx';
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
      <ChartCard
        title={`${texts.curve}（${texts.days}）`}
        unit={texts.times}
        height={chartHeight}
        table={{
          heads: [texts.day, texts.asked, texts.direct],
          rows: days.map((day) => ({ cells: [day.day, day.asked, day.direct] })),
        }}
        draw={(drawing) => (
          <LineChart
            days={days.map(({ day }) => day.slice(5))}
            lines={[
              { name: texts.asked, values: days.map((day) => day.asked) },
              { name: texts.direct, values: days.map((day) => day.direct) },
            ]}
            unit={texts.times}
            {...drawing}
          />
        )}
      />
      {misses.length === 0 ? (
        <p className="muted">{texts.noMisses}</p>
      ) : (
        <ChartCard
          title={texts.misses}
          unit={texts.times}
          height={0}
          table={{
            heads: [texts.question, texts.missed],
            rows: misses.map(({ question, missCount }) => ({ cells: [question, missCount] })),
          }}
          draw={(drawing) => (
            <BarList
              bars={misses.map(({ question, missCount }) => ({ name: question, value: missCount }))}
              {...drawing}
            />
          )}
        />
      )}
    </div>
  );
}
