import type { DestRateName } from '@campus/contract/rules';
import {
  allCohorts,
  type CohortRates,
  employment,
  employmentRates,
  employmentRateTexts,
  employmentTexts as texts,
} from '@campus/contract/statistics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select, Skeleton, Tooltip } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useAddress } from '../../kit/list/use-address.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import './cohort-line.css';

const shown: readonly DestRateName[] = [
  'placed',
  'contract',
  'flexible',
  'business',
  'study',
  'seeking',
  'none',
  'sign',
  'matching',
  'nearby',
];

interface Cohort {
  /** Undefined until the season is known. */
  readonly year: number | undefined;
  /** Graduates of every year are listed, as a link of a dashboard can ask. */
  readonly isAll: boolean;
  readonly data: CohortRates | undefined;
  readonly error: RequestFailed | null;
  readonly retry: () => void;
  readonly choose: (year: number) => void;
}

/** The cohort of the page, in its address; the one of the season by default. */
export function useCohort(): Cohort {
  const [address, change] = useAddress();
  // A link of a dashboard names the year as the list does.
  const asked = Number(address.get('gradYear') ?? address.get('cohort')) || undefined;
  const { data, error, refetch } = useQuery<CohortRates, RequestFailed>({
    queryKey: [employment.name, 'rates', asked],
    queryFn: ({ signal }) => call(employmentRates, asked ? { gradYear: asked } : {}, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  return {
    year: asked ?? data?.seasonYear,
    isAll: asked === undefined && address.get('cohort') === allCohorts,
    data,
    error,
    retry: () => void refetch(),
    choose: (year) => {
      const cohort = year === data?.seasonYear ? undefined : String(year);
      change({ pageNo: undefined, gradYear: undefined, cohort });
    },
  };
}

const formatRate = (rate: number | null): string => (rate === null ? texts.unknown : `${rate.toFixed(2)}%`);

function Rate({ name, data }: { name: DestRateName; data: CohortRates }) {
  const { label, definition } = employmentRateTexts[name];
  const { part, whole, rate } = data.rates[name];
  const isUnknown = name === 'nearby' && !data.hasRegion;
  const made = isUnknown ? texts.noRegion : texts.definition(part, whole);
  return (
    <Tooltip title={`${definition}：${made}`} trigger={['hover', 'focus']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the definition is shown on focus */}
      <span className={`cohort-rate ${name === 'placed' ? 'main' : ''}`} tabIndex={0}>
        {label} <strong>{isUnknown ? texts.unknown : formatRate(rate)}</strong>
      </span>
    </Tooltip>
  );
}

/** The rates of a cohort, over the graduates that the caller sees. */
export function CohortLine({ cohort: { year, isAll, data, error, retry, choose } }: { cohort: Cohort }) {
  if (error && !data) return <LoadError error={error} onRetry={retry} />;
  if (!data || year === undefined) return <Skeleton className="surface cohort-line" active paragraph={{ rows: 1 }} />;
  const cohorts = [...new Set([...data.cohorts, data.seasonYear, year])].sort((a, b) => b - a);
  return (
    <section className="surface cohort-line" aria-label={texts.ratesOf(data.gradYear, data.rates.total)}>
      <Select
        aria-label={texts.cohort}
        className="cohort-choice"
        value={isAll ? allCohorts : year}
        options={[
          ...(isAll ? [{ value: allCohorts, label: texts.allCohorts }] : []),
          ...cohorts.map((value) => ({ value, label: texts.cohortOf(value) })),
        ]}
        onChange={(value) => choose(Number(value))}
      />
      <span className="cohort-total">{texts.ratesOf(data.gradYear, data.rates.total)}</span>
      {shown.map((name) => (
        <Rate key={name} name={name} data={data} />
      ))}
      {data.unconfirmed > 0 && <span className="cohort-total">{texts.unconfirmed(data.unconfirmed)}</span>}
    </section>
  );
}
