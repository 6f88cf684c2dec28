import { managerRate, managerTexts as texts } from '@campus/contract/dashboard';
import { Select } from 'antd';
import { useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { shownFigures } from '../../kit/figures/figure-link.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Figures } from '../../widgets/chart/figures.tsx';
import { CategoryCard, CollegeParts, LevelsCard, NatureCard, WeeksCard } from './manager-charts.tsx';
import { FirstLine, StuckLine } from './manager-lines.tsx';
import { AttentionTable, AuditTable, CollegeTable, StuckTable } from './manager-tables.tsx';
import './dashboard.css';
import './manager.css';

/** 管理驾驶舱: what became of a cohort, where the others are stuck, and the lists behind every number. */
export function ManagerPage() {
  const [year, setYear] = useState<number>();
  const input = year === undefined ? {} : { gradYear: year };
  const { data, error, refetch } = useEndpoint(managerRate, input, { quiet: true });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  const gradYear = data?.gradYear;
  const cohorts = data ? [...new Set([...data.cohorts, data.gradYear])].sort((a, b) => b - a) : [];
  return (
    <div className="dashboard manager">
      <div className="answer">
        <div className="manager-lines">
          <FirstLine rate={data} input={input} />
          <StuckLine input={input} />
        </div>
        <Select
          aria-label={texts.cohort}
          className="manager-cohort"
          value={gradYear}
          loading={!data}
          options={cohorts.map((value) => ({ value, label: texts.cohortOf(value) }))}
          onChange={setYear}
        />
      </div>
      <Figures figures={shownFigures(data?.figures)} before={texts.before} />
      <div className="dashboard-grid">
        <WeeksCard weeks={data?.weeks} />
        <StuckTable input={input} />
        <CollegeTable input={input} />
        <CollegeParts input={input} />
        <CategoryCard input={input} />
        <LevelsCard input={input} />
        <NatureCard input={input} />
        <AttentionTable input={input} />
        <AuditTable input={input} />
      </div>
      <section className="manager-definitions" aria-label={texts.definitions}>
        {texts.definition.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {data && <p>{texts.asOf(data.asOf.slice(0, 16))}</p>}
      </section>
    </div>
  );
}
