import { statisticsRanges } from '@campus/contract/kit';
import { type Subject, statisticsScreenTexts } from '@campus/contract/statistics';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { usualDays } from '../../kit/figures/usual-days.ts';
import type { AddressChange } from '../../kit/list/use-address.ts';
import { RangePicker } from '../../widgets/pickers/range-picker.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { type AnalysisState, kindsFor, type RangeChoice, splitsFor } from './analysis-state.ts';

interface Named {
  readonly name: string;
  readonly label: string;
}
const getOptions = (list: readonly Named[]) => list.map(({ name, label }) => ({ value: name, label }));
const ranges = [
  { value: 'all' as RangeChoice, label: statisticsScreenTexts.allTime },
  ...Object.entries(statisticsRanges).map(([value, label]) => ({ value: value as RangeChoice, label })),
];
const none = '';
const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className="analysis-choice">
    <span>{label}</span>
    {children}
  </label>
);

interface ChoicesProps {
  readonly subjects: readonly Subject[];
  readonly state: AnalysisState;
  readonly onChange: (change: AddressChange) => void;
}
/** Choices of the numbers, their groups, the time and the kind of chart. */
export function AnalysisChoices({ subjects, state, onChange }: ChoicesProps) {
  const { subject, measure, by, split, range, from, to, chart } = state;
  const splits = splitsFor(subject, measure, by);
  const kinds = kindsFor(subject, measure, by, split);
  const chooseRange = (next: RangeChoice) => {
    const [from, to] = usualDays();
    onChange({ range: next, from: undefined, to: undefined, ...(next === 'custom' && { from, to }) });
  };
  return (
    <div className="surface analysis-choices">
      <Choice label={statisticsScreenTexts.subject}>
        <Select
          value={subject.name}
          options={subjects.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={(next) => onChange({ subject: next })}
        />
      </Choice>
      <Choice label={statisticsScreenTexts.measure}>
        <Select
          value={measure.name}
          options={getOptions(subject.measures)}
          onChange={(next) => onChange({ measure: next, chart: undefined })}
        />
      </Choice>
      <Choice label={statisticsScreenTexts.by}>
        <Select
          value={by.name}
          options={getOptions(subject.dimensions)}
          onChange={(next) => onChange({ by: next, split: undefined, chart: undefined })}
        />
      </Choice>
      {splits.length > 0 && (
        <Choice label={statisticsScreenTexts.split}>
          <Select
            value={split?.name ?? none}
            options={[{ value: none, label: statisticsScreenTexts.noSplit }, ...getOptions(splits)]}
            onChange={(next) => onChange({ split: next === none ? undefined : next, chart: undefined })}
          />
        </Choice>
      )}
      <div className="analysis-row">
        <Segmented aria-label={statisticsScreenTexts.range} options={ranges} value={range} onChange={chooseRange} />
        {range === 'custom' && from && to && (
          <RangePicker days={[from, to]} onChange={(days) => onChange({ from: days[0], to: days[1] })} />
        )}
      </div>
      {kinds.length > 1 && (
        <Segmented
          aria-label={statisticsScreenTexts.chart}
          options={kinds.map((kind) => ({ value: kind, label: statisticsScreenTexts.kinds[kind] }))}
          value={chart}
          onChange={(next) => onChange({ chart: next })}
        />
      )}
    </div>
  );
}
