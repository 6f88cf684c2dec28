import { dashboardTexts, ranges } from '@campus/contract/dashboard';
import { text } from '@campus/contract/messages';
import { employUser } from '@campus/contract/resume';
import {
  companyDimensions,
  userStatTexts as texts,
  type UserFigures,
  type UserMeasure,
  type UserStage,
  type UserSummary,
  userMeasures,
  userStages,
  userStates,
  userStatPath,
  userStatSummary,
} from '@campus/contract/statistics';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { getAddress, shownFigures } from '../../kit/figures/figure-link.ts';
import { usualDays } from '../../kit/figures/usual-days.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { SheetButton } from '../../kit/list/sheet-button.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Figures, type ShownFigure } from '../../widgets/chart/figures.tsx';
import { lazyComponent } from '../../widgets/deferred.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { UserCharts } from './user-charts.tsx';
import { type UserPageState, userList, useUserState } from './user-state.ts';
import '../../kit/figures/figures-page.css';
import './dashboard.css';
import './user-statistics.css';

const RangePicker = lazyComponent(
  'range-picker',
  async () => (await import('../../widgets/pickers/range-picker.tsx')).RangePicker,
);

/** The period of every figure. */
function RangeChooser({ range, days, change }: UserPageState) {
  const choose = (next: typeof range) => {
    const [from, to] = usualDays();
    change({ range: next, by: undefined, from: undefined, to: undefined, ...(next === 'custom' && { from, to }) });
  };
  return (
    <div className="range-chooser">
      <Segmented
        aria-label={text.common.timeRange}
        options={Object.entries(ranges).map(([value, label]) => ({ value: value as typeof range, label }))}
        value={range}
        onChange={choose}
      />
      {range === 'custom' && days && (
        <RangePicker days={[days[0], days[1]]} onChange={(next) => change({ from: next[0], to: next[1] })} />
      )}
    </div>
  );
}

/** How many students delivered how often, linked to the list. */
function Sentence({
  summary,
  range,
}: {
  summary: UserSummary | undefined;
  range: keyof typeof dashboardTexts.received;
}) {
  const figure = summary?.figures.find(({ key }) => key === 'delivery');
  if (!figure?.link) return <h2>&nbsp;</h2>;
  const { some, value, previous, link } = figure;
  const perHead = some === 0 ? null : Math.round((value / some) * 10) / 10;
  const change = previous ? Math.round(((value - previous) * 1000) / previous) / 10 : null;
  return (
    <h2>
      {dashboardTexts.received[range]} <Link to={getAddress(link)}>{some.toLocaleString('zh-CN')}</Link>{' '}
      {texts.students} <b>{value.toLocaleString('zh-CN')}</b> {texts.times}
      {texts.perHead(perHead)}
      {change === null ? '' : texts.change(change)}
    </h2>
  );
}

function listFigures(summary: UserSummary): ShownFigure[] {
  const { mean, previous, n } = summary.evaluation;
  const [first] = summary.figures;
  const base = Object.fromEntries(Object.entries(first?.link?.query ?? {}));
  return [
    ...(shownFigures(summary.figures) ?? []).map((figure, i) => {
      const { some = 0, share = null } = summary.figures[i] ?? {};
      return { ...figure, help: texts.shareOf(some, share) };
    }),
    {
      key: 'evaluation',
      label: texts.evaluation,
      value: mean,
      unit: texts.evaluated(n),
      previous: null,
      better: 'more' as const,
      help: previous === null ? undefined : texts.previousMean(previous),
      to: getAddress({ path: first?.link?.path ?? '', query: { ...base, measure: 'evaluation', least: '0' } }),
    },
  ];
}

/** Conditions that a figure has put on the list; closing them shows everybody again. */
function Conditions({ measure, least, most, stage, companies, change }: UserPageState) {
  const label = measure === 'evaluation' ? texts.evaluation : userMeasures[measure as UserMeasure];
  const scale = measure === 'evaluation' ? 10 : 1;
  const parseBound = (raw: string | null) => (raw === null || Number.isNaN(Number(raw)) ? null : Number(raw) / scale);
  const narrowed = companyDimensions.filter((name) => companies[name]);
  const reached = userStages[stage as UserStage];
  if (!label && !reached && narrowed.length === 0) return null;
  return (
    <div className="user-stat-conditions">
      {reached && (
        <Tag closable onClose={() => change({ stage: undefined })}>
          {texts.reached(reached)}
        </Tag>
      )}
      {label && (
        <Tag closable onClose={() => change({ measure: undefined, least: undefined, most: undefined })}>
          {least === 'none' ? texts.without(label) : texts.between(label, parseBound(least), parseBound(most))}
        </Tag>
      )}
      {narrowed.map((name) => (
        <Tag key={name} closable onClose={() => change({ [name]: undefined })}>
          {texts.ofCompanies[name]}
        </Tag>
      ))}
    </div>
  );
}

const tabs = {
  items: Object.entries(userStates).map(([key, label]) => ({ key, label, query: { state: key } })),
};
const cells = {
  evaluation: (row: unknown) => {
    const { evaluation, evaluationCount } = row as UserFigures;
    return evaluation === null ? <Empty /> : texts.evaluationOf(evaluation, evaluationCount);
  },
};

/** 用户就业统计: what students did and got within a period, as figures, charts and a list. */
export function UserStatisticsPage() {
  const state = useUserState();
  const navigate = useNavigate();
  const mayOpen = useAllowed(employUser.can.list);
  const mayExport = useAllowed('employ:statistics:exportXls');
  const summary = useEndpoint(userStatSummary, state.input, { quiet: true });
  const hasAi = summary.data?.hasAi ?? false;
  const entity = useMemo(() => userList(hasAi), [hasAi]);
  return (
    <div className="dashboard">
      <div className="answer">
        <Sentence summary={summary.data} range={state.range} />
        <RangeChooser {...state} />
      </div>
      {summary.error ? (
        <LoadError error={summary.error} onRetry={summary.refetch} />
      ) : (
        <Figures figures={summary.data && listFigures(summary.data)} before={dashboardTexts.before[state.range]} />
      )}
      <UserCharts state={state} hasAi={hasAi} />
      <Conditions {...state} />
      <EntityPage
        entity={entity}
        path={userStatPath}
        calls={['list']}
        filter={state.fixed}
        tabs={tabs}
        cells={cells}
        detail={mayOpen ? ({ id }) => void navigate(`/student/profile?open=${id}`) : undefined}
        tools={({ list }) => mayExport && <SheetButton path={`${userStatPath}/exportXls`} query={list.query} />}
        empty={{ title: texts.empty }}
      />
    </div>
  );
}
