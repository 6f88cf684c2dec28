import type { StatisticsAnswer, StatisticsGroup, StatisticsNumbers } from '@campus/contract/kit';
import { statisticsScreenTexts } from '@campus/contract/statistics';
import type { ChartStack, ChartValue } from '../../widgets/chart/chart-data.ts';
import { getPercent } from '../../widgets/chart/chart-data.ts';
import type { ChartTable } from '../../widgets/chart/chart-table.tsx';
import { type AnalysisState, listPath } from './analysis-state.ts';

/** Groups of one chart; the table has all of them. */
export const mostBars = 20;
const mostSeries = 6;

/** Groups in the order of the chart: those without an order by size, rows without a value last. */
export function orderedGroups({ groups }: StatisticsAnswer, { measure, by }: AnalysisState): StatisticsGroup[] {
  const getSize = ({ numbers }: StatisticsGroup): number => numbers[measure.name]?.value ?? 0;
  const isSized = by.kind === 'plain' || by.kind === 'province';
  const sorted = isSized ? groups.toSorted((a, b) => getSize(b) - getSize(a)) : groups;
  return [...sorted.filter(({ key }) => key !== null), ...sorted.filter(({ key }) => key === null)];
}
const valueFrom = (
  answer: StatisticsAnswer,
  { measure }: AnalysisState,
  { key, text, numbers }: StatisticsGroup,
): ChartValue => {
  const number = numbers[measure.name];
  return { name: text, code: key, value: number?.value ?? null, to: number && listPath(answer, number.query) };
};
export const getValues = (answer: StatisticsAnswer, state: AnalysisState): ChartValue[] =>
  orderedGroups(answer, state).map((group) => valueFrom(answer, state, group));

/** The measures of the funnel as stages. */
export function getStages(answer: StatisticsAnswer, { subject }: AnalysisState): (ChartValue & { share: string })[] {
  return subject.funnel.flatMap((name, i) => {
    const number = answer.total[name];
    const before = answer.total[subject.funnel[i - 1] ?? '']?.value;
    const label = subject.measures.find((measure) => measure.name === name)?.label ?? name;
    if (!number) return [];
    const share = i === 0 ? '100%' : getPercent(number.value ?? 0, before ?? 0);
    return [{ name: label, value: number.value, to: listPath(answer, number.query), share }];
  });
}

export interface Series {
  readonly names: readonly string[];
  readonly stacks: readonly ChartStack[];
}
/** The groups divided by the second dimension: its largest groups as series, the others together. */
export function getSeries(answer: StatisticsAnswer, state: AnalysisState): Series {
  const groups = orderedGroups(answer, state);
  const sums = new Map<string | null, { text: string; sum: number }>();
  for (const { parts = [] } of groups)
    for (const { key, text, numbers } of parts) {
      const { sum = 0 } = sums.get(key) ?? {};
      sums.set(key, { text, sum: sum + (numbers[state.measure.name]?.value ?? 0) });
    }
  const ranked = [...sums].toSorted(([, a], [, b]) => b.sum - a.sum);
  const shown = ranked.slice(0, mostSeries);
  const rest = ranked.slice(mostSeries).map(([key]) => key);
  const names = [
    ...shown.map(([, { text }]) => text),
    ...(rest.length > 0 ? [statisticsScreenTexts.others(rest.length)] : []),
  ];
  const stacks = groups.map((group): ChartStack => {
    const parts = new Map((group.parts ?? []).map((part) => [part.key, part]));
    const own = shown.map(([key, { text }]): ChartValue => {
      const part = parts.get(key);
      return part ? valueFrom(answer, state, part) : { name: text, value: state.measure.isAdditive ? 0 : null };
    });
    const others = rest.reduce((sum, key) => sum + (parts.get(key)?.numbers[state.measure.name]?.value ?? 0), 0);
    return {
      name: group.text,
      parts: [...own, ...(rest.length > 0 ? [{ name: statisticsScreenTexts.others(rest.length), value: others }] : [])],
    };
  });
  return { names, stacks };
}

type Cell = readonly [value: string | number | null, link?: string | undefined];
const getRow = (cells: readonly Cell[]): ChartTable['rows'][number] => ({
  cells: cells.map(([value]) => value),
  links: cells.map(([, link]) => link),
});
/** The numbers of the answer as lines, every one linked to the rows it counts. */
export function getTable(answer: StatisticsAnswer, state: AnalysisState, before: string | undefined): ChartTable {
  const { measure, by, split, chart } = state;
  const cell = (numbers: StatisticsNumbers | undefined): Cell => {
    const number = numbers?.[measure.name];
    return number ? [number.value, listPath(answer, number.query)] : [measure.isAdditive ? 0 : null];
  };
  const head = `${measure.label}（${measure.unit}）`;
  if (chart === 'funnel' && !split) {
    const stages = getStages(answer, state);
    return {
      heads: [statisticsScreenTexts.stage, statisticsScreenTexts.number, statisticsScreenTexts.ratio],
      rows: stages.map(({ name, value, share, to }) => getRow([[name], [value, to], [share]])),
    };
  }
  const groups = orderedGroups(answer, state);
  if (split) {
    const columns = new Map(groups.flatMap(({ parts = [] }) => parts.map(({ key, text }) => [key, text] as const)));
    const keys = [...columns.keys()];
    return {
      heads: [by.label, ...columns.values(), statisticsScreenTexts.total],
      rows: groups.map(({ text, numbers, parts = [] }) =>
        getRow([[text], ...keys.map((key) => cell(parts.find((part) => part.key === key)?.numbers)), cell(numbers)]),
      ),
    };
  }
  const parts = measure.part === undefined ? [] : [measure.part, measure.whole ?? ''];
  const total = answer.total[measure.name]?.value ?? 0;
  const hasShare = measure.isAdditive && !by.overlaps;
  const line = (text: string, numbers: StatisticsNumbers): ChartTable['rows'][number] => {
    const number = numbers[measure.name];
    return getRow([
      [text],
      ...(parts.length > 0 ? ([[number?.part ?? null], [number?.whole ?? null]] as const) : []),
      cell(numbers),
      ...(hasShare ? ([[getPercent(number?.value ?? 0, total)]] as const) : []),
      ...(before ? ([[number?.previous ?? null]] as const) : []),
    ]);
  };
  return {
    heads: [by.label, ...parts, head, ...(hasShare ? [statisticsScreenTexts.share] : []), ...(before ? [before] : [])],
    rows: [...groups.map(({ text, numbers }) => line(text, numbers)), line(statisticsScreenTexts.total, answer.total)],
  };
}
