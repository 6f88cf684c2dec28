import {
  type Bars,
  type Compared,
  managerCategory,
  managerCollege,
  managerNature,
  managerTexts as texts,
  type WeekPoint,
} from '@campus/contract/dashboard';
import { lazy, Suspense, useMemo } from 'react';
import { getAddress } from '../../kit/figures/figure-link.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { ChartCard } from '../../widgets/chart/chart-card.tsx';
import { StackedBars } from '../../widgets/chart/stacked-bars.tsx';
import { BarsCard, findFailure } from './cards.tsx';
import type { CohortInput } from './cohort-input.ts';

const LineChart = lazy(async () => ({ default: (await import('../../widgets/chart/line-chart.tsx')).LineChart }));
const quiet = { quiet: true };
interface CardProps {
  readonly input: CohortInput;
}

/** 落实率 by week, with the cohort before dashed. */
export function WeeksCard({ weeks }: { weeks: readonly WeekPoint[] | undefined }) {
  const lines = useMemo(
    () => [
      { name: texts.lastCohort, values: weeks?.map(({ previous }) => previous) ?? [], isPast: true },
      { name: texts.thisCohort, values: weeks?.map(({ current }) => current) ?? [] },
    ],
    [weeks],
  );
  const days = useMemo(() => weeks?.map(({ day }) => day.slice(5)) ?? [], [weeks]);
  const table = weeks && {
    heads: [texts.week, texts.thisCohort, texts.lastCohort],
    rows: weeks.map(({ day, current, previous }) => ({ cells: [day, current, previous] })),
  };
  return (
    <ChartCard
      wide
      title={texts.weeks}
      unit={texts.percent}
      table={table}
      draw={(drawing) => (
        <Suspense fallback={<div style={{ height: drawing.height }} />}>
          <LineChart days={days} lines={lines} unit={texts.percent} {...drawing} />
        </Suspense>
      )}
    />
  );
}

const shownPart = (name: string, { value, link }: Compared) => ({ name, value, to: getAddress(link) });
/** Graduates of every college by group of destinations. */
export function CollegeParts({ input }: CardProps) {
  const found = useEndpoint(managerCollege, input, quiet);
  const { groups = [], colleges = [] } = found.data ?? {};
  const table = found.data && {
    heads: [texts.columns.name, ...groups],
    rows: colleges.map(({ name, parts, graduates }) => ({
      cells: [name, ...parts.map(({ value }) => value)],
      to: getAddress(graduates.link),
      links: [undefined, ...parts.map(({ link }) => getAddress(link))],
    })),
  };
  const stacks = colleges.map(({ name, parts }) => ({
    name,
    parts: parts.map((part, i) => shownPart(groups[i] ?? '', part)),
  }));
  return (
    <ChartCard
      wide
      title={texts.collegeGroups}
      unit={texts.people}
      table={table}
      failure={findFailure(found)}
      draw={(drawing) => <StackedBars stacks={stacks} series={groups} unit={texts.people} {...drawing} />}
    />
  );
}

export function CategoryCard({ input }: CardProps) {
  const found = useEndpoint(managerCategory, input, quiet);
  return (
    <BarsCard title={texts.categories} unit={texts.people} bars={found.data?.categories} failure={findFailure(found)} />
  );
}
export function LevelsCard({ input }: CardProps) {
  const found = useEndpoint(managerCategory, input, quiet);
  return <BarsCard title={texts.levels} unit={texts.percent} bars={found.data?.levels} failure={findFailure(found)} />;
}
export function NatureCard({ input }: CardProps) {
  const found = useEndpoint(managerNature, input, quiet);
  const bars: Bars['bars'] | undefined = found.data?.bars;
  return <BarsCard title={texts.nature} unit={texts.people} bars={bars} failure={findFailure(found)} />;
}
