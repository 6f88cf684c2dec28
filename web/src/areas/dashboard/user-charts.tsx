import { dashboardTexts } from '@campus/contract/dashboard';
import {
  userStatTexts as texts,
  userDimensions,
  userGranularities,
  userStatByDimension,
  userStatDistribution,
  userStatFunnel,
  userStatTrend,
  userSubjects,
} from '@campus/contract/statistics';
import { Select } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { ChartCard } from '../../widgets/chart/chart-card.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { BarsCard, FunnelCard, findFailure } from './cards.tsx';
import type { UserPageState } from './user-state.ts';

const LineChart = lazy(async () => ({ default: (await import('../../widgets/chart/line-chart.tsx')).LineChart }));
const quiet = { quiet: true };
const getOptions = <T extends string>(words: Readonly<Record<T, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value: value as T, label: label as string }));

function TrendCard({ input, subject, granularity }: UserPageState) {
  const found = useEndpoint(userStatTrend, { ...input, measure: subject, granularity }, quiet);
  const { points } = found.data ?? {};
  const unit = subject === 'evaluation' ? texts.score : dashboardTexts.times;
  const days = useMemo(
    () => points?.map(({ day }) => day.slice(granularity === 'month' ? 0 : 5, granularity === 'month' ? 7 : 10)) ?? [],
    [points, granularity],
  );
  const lines = useMemo(
    () => [{ name: userSubjects[subject], values: points?.map(({ value }) => value) ?? [] }],
    [points, subject],
  );
  return (
    <ChartCard
      wide
      title={`${userSubjects[subject]}${texts.trend}`}
      unit={unit}
      table={
        points && {
          heads: [texts.time, userSubjects[subject]],
          rows: points.map(({ day, value }) => ({ cells: [day, value] })),
        }
      }
      failure={findFailure(found)}
      draw={(drawing) => (
        <Suspense fallback={<div style={{ height: drawing.height }} />}>
          <LineChart days={days} lines={lines} unit={unit} {...drawing} />
        </Suspense>
      )}
    />
  );
}
function DistributionCard({ input, subject }: UserPageState) {
  const found = useEndpoint(userStatDistribution, { ...input, measure: subject }, quiet);
  return (
    <BarsCard
      title={`${userSubjects[subject]}${texts.distribution}`}
      unit={texts.people}
      valueName={texts.count}
      bars={found.data?.bars}
      failure={findFailure(found)}
    />
  );
}
function RankingCard({ input, subject, dim }: UserPageState) {
  const found = useEndpoint(userStatByDimension, { ...input, measure: subject, dim }, quiet);
  return (
    <BarsCard
      title={`${userSubjects[subject]}${texts.ranking(userDimensions[dim])}`}
      unit={subject === 'evaluation' ? texts.score : dashboardTexts.times}
      bars={found.data?.bars}
      failure={findFailure(found)}
    />
  );
}
function ProgressCard({ input }: UserPageState) {
  const found = useEndpoint(userStatFunnel, input, quiet);
  return (
    <FunnelCard
      title={texts.funnel}
      unit={texts.people}
      note={texts.funnelHelp}
      bars={found.data?.bars}
      failure={findFailure(found)}
    />
  );
}

/** Charts of one measure, with the choice of it. */
export function UserCharts({ state, hasAi }: { state: UserPageState; hasAi: boolean }) {
  const { subject, dim, granularity, change } = state;
  return (
    <>
      <div className="user-stat-bar">
        <Segmented
          aria-label={texts.subject}
          options={getOptions(userSubjects).filter(({ value }) => hasAi || value !== 'ai')}
          value={subject}
          onChange={(next) => change({ subject: next })}
        />
        <Segmented
          aria-label={texts.granularity}
          options={getOptions(userGranularities)}
          value={granularity}
          onChange={(next) => change({ by: next })}
        />
        <Select
          aria-label={texts.dimension}
          options={getOptions(userDimensions)}
          value={dim}
          onChange={(next) => change({ dim: next })}
        />
      </div>
      <div className="dashboard-grid">
        <TrendCard {...state} />
        <ProgressCard {...state} />
        <RankingCard {...state} />
        <DistributionCard {...state} />
      </div>
    </>
  );
}
