import type { StatisticsAnswer } from '@campus/contract/kit';
import { Skeleton } from 'antd';
import { BarList } from '../../widgets/chart/bar-list.tsx';
import type { ChartOptions } from '../../widgets/chart/chart-data.ts';
import { Donut } from '../../widgets/chart/donut.tsx';
import { Funnel } from '../../widgets/chart/funnel.tsx';
import { HeatMap } from '../../widgets/chart/heat-map.tsx';
import type { LineChartProps } from '../../widgets/chart/line-chart.tsx';
import type { Line } from '../../widgets/chart/line-option.ts';
import { ProvinceMap } from '../../widgets/chart/province-map.tsx';
import { StackedBars } from '../../widgets/chart/stacked-bars.tsx';
import { lazyComponent } from '../../widgets/deferred.tsx';
import type { AnalysisState } from './analysis-state.ts';
import { getSeries, getStages, getValues, mostBars } from './chart-numbers.ts';

const LineChart = lazyComponent<LineChartProps>(
  'line-chart',
  async () => (await import('../../widgets/chart/line-chart.tsx')).LineChart,
  () => <Skeleton active title={false} paragraph={{ rows: 8 }} />,
);

/** Rings and funnels need no more room on a wide page. */
const ringHeight = 260;

interface DrawnChartProps {
  readonly answer: StatisticsAnswer;
  readonly state: AnalysisState;
  /** Name of the previous period; undefined without one. */
  readonly before: string | undefined;
  readonly facts: ChartOptions;
}
/** The answer as the chosen kind of chart. */
export function DrawnChart(props: DrawnChartProps) {
  const { answer, state, facts } = props;
  switch (state.chart) {
    case 'line':
      return <Lines {...props} />;
    case 'stacked': {
      const { names, stacks } = getSeries(answer, state);
      return <StackedBars {...facts} series={names} stacks={stacks.slice(0, mostBars)} />;
    }
    case 'donut':
      return <Donut {...facts} height={ringHeight} values={getValues(answer, state)} />;
    case 'heat':
      return <HeatMap {...facts} values={getValues(answer, state)} />;
    case 'map':
      return <ProvinceMap {...facts} values={getValues(answer, state)} />;
    case 'funnel':
      return <Funnel {...facts} height={ringHeight} stages={getStages(answer, state)} />;
    default:
      return <BarList {...facts} height={0} bars={getValues(answer, state).slice(0, mostBars)} />;
  }
}

function Lines({ answer, state, before, facts }: DrawnChartProps) {
  const { measure, split } = state;
  const values = getValues(answer, state);
  const past: Line[] = before
    ? [
        {
          name: before,
          isPast: true,
          values: answer.groups.map(({ numbers }) => numbers[measure.name]?.previous ?? null),
        },
      ]
    : [];
  const { names, stacks } = getSeries(answer, state);
  const lines: Line[] = split
    ? names.map((name, i) => ({ name, values: stacks.map(({ parts }) => parts[i]?.value ?? null) }))
    : [...past, { name: measure.label, values: values.map(({ value }) => value) }];
  return (
    <LineChart {...facts} days={values.map(({ name }) => name)} lines={lines} links={values.map(({ to }) => to)} />
  );
}
