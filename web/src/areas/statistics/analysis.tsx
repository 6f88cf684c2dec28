import { endpoint, type StatisticsAnswer, type } from '@campus/contract/kit';
import { type Subject, statisticsScreenTexts, statisticsSubjects } from '@campus/contract/statistics';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { AsOf } from '../../kit/figures/as-of.tsx';
import { type AddressChange, useAddress } from '../../kit/list/use-address.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { ChartCard } from '../../widgets/chart/chart-card.tsx';
import { Figures, type ShownFigure } from '../../widgets/chart/figures.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { AnalysisChoices } from './analysis-choices.tsx';
import { type AnalysisState, findState, getQuery, listPath, withoutForeign } from './analysis-state.ts';
import { getTable, mostBars, orderedGroups } from './chart-numbers.ts';
import { DrawnChart } from './drawn-chart.tsx';
import './analysis.css';

const chartHeight = 380;

/** 统计分析: the numbers of a declaration, chosen, drawn and linked to the rows they count. */
export function AnalysisPage() {
  const found = useEndpoint(statisticsSubjects, {}, { quiet: true });
  if (found.isError) return <LoadError error={found.error} onRetry={found.refetch} />;
  if (!found.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { subjects } = found.data;
  if (subjects.length === 0)
    return <StateView title={statisticsScreenTexts.noSubject} text={statisticsScreenTexts.noSubjectHelp} />;
  return <Analysis subjects={subjects} />;
}

function Analysis({ subjects }: { subjects: readonly Subject[] }) {
  const [address, changeAddress] = useAddress();
  const state = findState(subjects, address);
  if (!state) return null;
  const change = (next: AddressChange) => changeAddress(withoutForeign(next));
  return (
    <div className="analysis">
      <AnalysisChoices subjects={subjects} state={state} onChange={change} />
      <Answer state={state} onChange={change} />
    </div>
  );
}

interface AnswerProps {
  readonly state: AnalysisState;
  readonly onChange: (change: AddressChange) => void;
}
function Answer({ state, onChange }: AnswerProps) {
  const { subject, measure, by, split, range, isTable } = state;
  const call = useMemo(
    () =>
      endpoint({
        method: 'GET',
        path: subject.path,
        title: subject.title,
        needs: 'signed-in',
        input: {},
        output: type<StatisticsAnswer>(),
      }),
    [subject],
  );
  const { data, error, refetch } = useEndpoint(call, getQuery(state), { silent: true });
  const before = range === 'all' ? undefined : statisticsScreenTexts.before[range];
  return (
    <>
      {!error && <Figures figures={data && getFigures(data)} before={before ?? ''} />}
      <ChartCard
        title={[measure.label, by.label, ...(split ? [split.label] : [])].join(' · ')}
        unit={measure.unit}
        height={chartHeight}
        table={data && getTable(data, state, before)}
        failure={error ? { error, onRetry: refetch } : undefined}
        note={data && findNote(data, state)}
        isTable={isTable}
        onTable={(next) => onChange({ view: next ? 'table' : undefined })}
        draw={(drawing) =>
          data && <DrawnChart answer={data} state={state} before={before} facts={{ ...drawing, unit: measure.unit }} />
        }
      />
      {data && <AsOf time={data.asOf} say={statisticsScreenTexts.asOf} />}
    </>
  );
}

/** Every measure as a figure: its total, in the order of the declaration. */
const getFigures = (answer: StatisticsAnswer): ShownFigure[] =>
  answer.measures.map(({ name, label, unit, part, whole }) => {
    const number = answer.total[name];
    return {
      key: name,
      label,
      unit,
      value: number?.value ?? null,
      previous: number?.previous ?? null,
      better: null,
      to: number && listPath(answer, number.query),
      help: part === undefined || whole === undefined ? undefined : statisticsScreenTexts.rateOf(label, part, whole),
    };
  });

/** What the numbers of the chart are made of, and what it leaves out. */
function findNote(answer: StatisticsAnswer, state: AnalysisState): string | undefined {
  const { measure, by, chart, isTable } = state;
  const groups = orderedGroups(answer, state).length;
  const isCut = !isTable && (chart === 'bar' || chart === 'stacked') && groups > mostBars;
  const parts = [
    ...(measure.part !== undefined && measure.whole !== undefined
      ? [statisticsScreenTexts.rateOf(measure.label, measure.part, measure.whole)]
      : []),
    ...(by.overlaps ? [statisticsScreenTexts.overlaps] : []),
    ...(isCut ? [statisticsScreenTexts.rest(groups - mostBars, mostBars)] : []),
  ];
  return parts.length > 0 ? parts.join('；') : undefined;
}
