import {
  type Bar,
  dashboardTexts,
  type RangeName,
  type ServiceLine,
  type Trend,
  type TrendPoint,
} from '@campus/contract/dashboard';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { getAddress } from '../../kit/figures/figure-link.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { BarList } from '../../widgets/chart/bar-list.tsx';
import { ChartCard, type ChartFailure } from '../../widgets/chart/chart-card.tsx';
import { Funnel } from '../../widgets/chart/funnel.tsx';

// Line charts need the chart library, which is loaded with the first chart.
const LineChart = lazy(async () => ({ default: (await import('../../widgets/chart/line-chart.tsx')).LineChart }));

/** What a card shows instead of its chart when its call failed. */
export const findFailure = ({ error, refetch }: UseQueryResult<unknown, RequestFailed>): ChartFailure | undefined =>
  error ? { error, onRetry: refetch } : undefined;
interface MayFail {
  readonly failure?: ChartFailure | undefined;
}

const notYet: Pick<Trend, 'current' | 'previous'> = { current: [], previous: [] };

/** Deliveries and passes by day, with the previous period dashed. */
export function TrendCard(props: MayFail & { title: string; trend: Trend | undefined; range: RangeName }) {
  const { current, previous } = props.trend ?? notYet;
  // Without permission to list the rows there is no card.
  if (!current || !previous) return null;
  return <TrendChart {...props} current={current} previous={previous} />;
}
interface TrendChartProps extends MayFail {
  readonly title: string;
  readonly trend: Trend | undefined;
  readonly range: RangeName;
  readonly current: readonly TrendPoint[];
  readonly previous: readonly TrendPoint[];
}
function TrendChart({ title, trend, range, current, previous, failure }: TrendChartProps) {
  const days = useMemo(() => {
    const longer = current.length >= previous.length ? current : previous;
    return longer.map((_, i) => (current[i] ?? previous[i])?.day.slice(5) ?? '');
  }, [current, previous]);
  const lines = useMemo(() => {
    return [
      { name: dashboardTexts.before[range], values: previous.map((p) => p.deliveries), isPast: true },
      { name: dashboardTexts.deliveries, values: current.map((p) => p.deliveries) },
      { name: dashboardTexts.passed, values: current.map((p) => p.passed) },
    ];
  }, [current, previous, range]);
  const table = trend && {
    heads: [dashboardTexts.day, dashboardTexts.deliveries, dashboardTexts.passed, dashboardTexts.before[range]],
    rows: current.map((p, i) => ({
      cells: [p.day, p.deliveries, p.passed, previous[i]?.deliveries ?? ''],
    })),
  };
  return (
    <ChartCard
      wide
      title={title}
      unit={dashboardTexts.perDay}
      table={table}
      failure={failure}
      draw={(drawing) => (
        <Suspense fallback={<div style={{ height: drawing.height }} />}>
          <LineChart days={days} lines={lines} unit={dashboardTexts.times} {...drawing} />
        </Suspense>
      )}
    />
  );
}

/** A service by week, with the previous period dashed; a week opens the rows it counts. */
export function ServiceCard({ line: { title, unit, points }, range }: { line: ServiceLine; range: RangeName }) {
  const before = dashboardTexts.before[range];
  const named = useMemo(() => points.map(withAddress), [points]);
  const lines = useMemo(
    () => [
      { name: before, values: points.map(({ previous }) => previous ?? 0), isPast: true },
      { name: title, values: points.map(({ value }) => value) },
    ],
    [points, title, before],
  );
  const table = {
    heads: [dashboardTexts.week, title, before],
    rows: named.map(({ name, value, to }, i) => ({ cells: [name, value, points[i]?.previous ?? ''], to })),
  };
  return (
    <ChartCard
      title={dashboardTexts.ops(title)}
      unit={dashboardTexts.perWeek(unit)}
      table={table}
      draw={(drawing) => (
        <Suspense fallback={<div style={{ height: drawing.height }} />}>
          <LineChart
            days={points.map(({ monday }) => monday.slice(5))}
            lines={lines}
            links={named.map(({ to }) => to)}
            unit={unit}
            {...drawing}
          />
        </Suspense>
      )}
    />
  );
}

interface BarsProps extends MayFail {
  readonly title: string;
  readonly unit: string;
  /** Undefined while loading; null without permission, which hides the card. */
  readonly bars: readonly Bar[] | null | undefined;
  /** Heading of the numbers in the table. */
  readonly valueName?: string;
  /** Additional numbers of each bar, shown in its table only. */
  readonly more?: { readonly heads: readonly string[]; readonly of: (i: number) => readonly number[] };
}
const withAddress = ({ name, value, link }: Bar) => ({ name, value, to: link ? getAddress(link) : undefined });

/** Ranked bars; a bar links to the list it counts. */
export function BarsCard({ title, unit, bars, valueName = dashboardTexts.value, more, failure }: BarsProps) {
  if (bars === null) return null;
  const named = bars?.map(withAddress) ?? [];
  const table = bars && {
    heads: [dashboardTexts.name, valueName, ...(more?.heads ?? [])],
    rows: named.map(({ name, value, to }, i) => ({ cells: [name, value, ...(more?.of(i) ?? [])], to })),
  };
  return (
    <ChartCard
      title={title}
      unit={unit}
      table={table}
      failure={failure}
      draw={(drawing) => <BarList bars={named} {...drawing} />}
    />
  );
}

/** Résumés by stage, with the conversion rate from the previous stage. */
export function FunnelCard({
  title,
  bars,
  failure,
  note,
  unit = dashboardTexts.times,
}: Pick<BarsProps, 'title' | 'bars' | 'failure'> & { unit?: string; note?: string }) {
  if (bars === null) return null;
  const share = (i: number): string => {
    const before = bars?.[i - 1]?.value;
    const value = bars?.[i]?.value ?? 0;
    return before === undefined ? '100%' : before === 0 ? '–' : `${((value / before) * 100).toFixed(1)}%`;
  };
  const stages = bars?.map((bar, i) => ({ ...withAddress(bar), share: share(i) })) ?? [];
  const table = bars && {
    heads: [dashboardTexts.name, dashboardTexts.value, dashboardTexts.ratio],
    rows: stages.map(({ name, value, share: part, to }) => ({ cells: [name, value, part], to })),
  };
  return (
    <ChartCard
      title={title}
      unit={unit}
      table={table}
      failure={failure}
      note={note}
      draw={(drawing) => <Funnel stages={stages} {...drawing} />}
    />
  );
}
