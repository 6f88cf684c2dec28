import { dayNumber, isDay } from '@campus/contract/rules';
import {
  type DailyMetricName,
  dailyDimensionTexts,
  dailyMetricTexts,
  dailyTrend,
  mostTrendDays,
  rebuildDaily,
  reportTexts as texts,
} from '@campus/contract/statistics';
import { Button, Select } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { usualDays } from '../../kit/figures/usual-days.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useCall, useEndpoint } from '../../request/use-endpoint.ts';
import { ChartCard } from '../../widgets/chart/chart-card.tsx';
import { exact } from '../../widgets/chart/chart-data.ts';
import { lazyComponent } from '../../widgets/deferred.tsx';
import { BarsCard, findFailure } from './cards.tsx';
import type { ReportState } from './report-state.ts';

const LineChart = lazy(async () => ({ default: (await import('../../widgets/chart/line-chart.tsx')).LineChart }));
const RangePicker = lazyComponent(
  'range-picker',
  async () => (await import('../../widgets/pickers/range-picker.tsx')).RangePicker,
);
const metrics = Object.entries(dailyMetricTexts).map(([value, { label }]) => ({ value, label }));

/** A kept figure by day, with the same days a year before, and what it is made of. */
export function ReportTrend({ state: { trend, change } }: { state: ReportState }) {
  const [from, to] =
    trend.from && trend.to && isDay(trend.from) && isDay(trend.to) ? [trend.from, trend.to] : usualDays();
  const metric: DailyMetricName =
    trend.metric && Object.hasOwn(dailyMetricTexts, trend.metric) ? (trend.metric as DailyMetricName) : 'delivery';
  const found = useEndpoint(dailyTrend, { from, to, metric }, { quiet: true });
  const { data } = found;
  const { label, unit } = dailyMetricTexts[metric];
  const lines = useMemo(
    () => [
      { name: texts.lastYear, values: data?.points.map(({ previous }) => previous) ?? [], isPast: true },
      { name: texts.current, values: data?.points.map(({ value }) => value) ?? [] },
    ],
    [data],
  );
  const days = useMemo(() => data?.points.map(({ day }) => day.slice(5)) ?? [], [data]);
  return (
    <>
      <div className="report-choices">
        <Select
          aria-label={texts.metric}
          className="report-metric"
          value={metric}
          options={metrics}
          onChange={(next) => change({ metric: next })}
        />
        <RangePicker days={[from, to]} onChange={(next) => change({ from: next[0], to: next[1] })} />
        <RebuildButton from={from} to={to} />
      </div>
      <div className="dashboard-grid">
        <ChartCard
          wide
          title={label}
          unit={unit}
          failure={findFailure(found)}
          note={data && texts.sums(exact(data.total), exact(data.previous), unit)}
          table={
            data && {
              heads: [texts.day, texts.current, texts.lastYear],
              rows: data.points.map(({ day, value, previous }) => ({ cells: [day, value, previous] })),
            }
          }
          draw={(drawing) => (
            <Suspense fallback={<div style={{ height: drawing.height }} />}>
              <LineChart days={days} lines={lines} unit={unit} {...drawing} />
            </Suspense>
          )}
        />
        {(data?.parts ?? []).map(({ dim, bars }) => (
          <BarsCard key={dim} title={`${label} · ${dailyDimensionTexts[dim]}`} unit={unit} bars={bars} />
        ))}
      </div>
      {data && <p className="report-note">{texts.asOf(data.asOf.slice(0, 16))}</p>}
    </>
  );
}

/** Counts the past days of the span again. */
function RebuildButton({ from, to }: { from: string; to: string }) {
  const rebuild = useCall(rebuildDaily, { affects: [dailyTrend.path] });
  const mayRebuild = useAllowed(rebuildDaily.needs as string);
  if (!mayRebuild) return null;
  const isTooLong = dayNumber(to) - dayNumber(from) >= mostTrendDays;
  const ask = async () => {
    if (!(await tell.confirm({ title: texts.rebuild, text: texts.rebuildAsk(from, to) }))) return;
    const { days } = await rebuild.mutateAsync({ from, to });
    tell.success(texts.rebuilt(days));
  };
  return (
    <Button disabled={isTooLong} loading={rebuild.isPending} onClick={() => void ask().catch(ignoreReported)}>
      {texts.rebuild}
    </Button>
  );
}
