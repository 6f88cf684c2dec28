import type { DimensionInfo, MeasureInfo, StatisticsAnswer } from '@campus/contract/kit';
import type { PeriodRange } from '@campus/contract/rules';
import type { Subject, statisticsScreenTexts } from '@campus/contract/statistics';
import type { AddressChange } from '../../kit/list/use-address.ts';

export type ChartKind = keyof typeof statisticsScreenTexts.kinds;
export type RangeChoice = PeriodRange | 'all';

/** What the screen shows; kept in the address, so that links and reloads show the same. */
export interface AnalysisState {
  readonly subject: Subject;
  readonly measure: MeasureInfo;
  readonly by: DimensionInfo;
  readonly split: DimensionInfo | undefined;
  readonly range: RangeChoice;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly chart: ChartKind;
  readonly isTable: boolean;
}
const ranges: readonly RangeChoice[] = ['all', 'today', 'week', 'month', 'quarter', 'year', 'custom'];
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (value: string | null): string | undefined => (value && dayPattern.test(value) ? value : undefined);

/** The kinds of chart that fit, the most telling one first. */
export function kindsFor(
  subject: Subject,
  measure: MeasureInfo,
  by: DimensionInfo,
  split: DimensionInfo | undefined,
): readonly ChartKind[] {
  if (split) return by.kind === 'time' ? ['line', ...(measure.isAdditive ? (['stacked'] as const) : [])] : ['stacked'];
  const isWhole = measure.isAdditive && !by.overlaps;
  const own: Record<DimensionInfo['kind'], readonly ChartKind[]> = {
    time: ['line', 'bar'],
    weekHour: ['heat'],
    province: ['map', 'bar', ...(isWhole ? (['donut'] as const) : [])],
    ordered: ['bar', ...(isWhole ? (['donut'] as const) : [])],
    plain: ['bar', ...(isWhole ? (['donut'] as const) : [])],
  };
  return [...own[by.kind], ...(subject.funnel.length > 1 ? (['funnel'] as const) : [])];
}
/** Dimensions that can divide the groups of another: only numbers that add up are shown as parts. */
export const splitsFor = (subject: Subject, measure: MeasureInfo, by: DimensionInfo): readonly DimensionInfo[] =>
  by.kind === 'weekHour' || (!measure.isAdditive && by.kind !== 'time')
    ? []
    : subject.dimensions.filter(({ name, kind }) => name !== by.name && kind !== 'weekHour' && kind !== 'time');

const findByName = <T extends { readonly name: string }>(list: readonly T[], name: string | null): T | undefined =>
  list.find((one) => one.name === name);

/** Parses the address; what it does not say or what is not offered has the first choice. */
export function findState(subjects: readonly Subject[], address: URLSearchParams): AnalysisState | undefined {
  const subject = findByName(subjects, address.get('subject')) ?? subjects[0];
  const measure = subject && (findByName(subject.measures, address.get('measure')) ?? subject.measures[0]);
  const by = subject && (findByName(subject.dimensions, address.get('by')) ?? subject.dimensions[0]);
  if (!subject || !measure || !by) return undefined;
  const split = findByName(splitsFor(subject, measure, by), address.get('split'));
  const kinds = kindsFor(subject, measure, by, split);
  const [from, to] = [dayIn(address.get('from')), dayIn(address.get('to'))];
  const asked = ranges.find((range) => range === address.get('range')) ?? 'year';
  return {
    subject,
    measure,
    by,
    split,
    range: asked === 'custom' && !(from && to) ? 'year' : asked,
    from,
    to,
    chart: kinds.find((kind) => kind === address.get('chart')) ?? (kinds[0] as ChartKind),
    isTable: address.get('view') === 'table',
  };
}
const noChoices: AddressChange = { measure: undefined, by: undefined, split: undefined, chart: undefined };
/** A choice, without those that mean something else, or nothing, for another subject. */
export const withoutForeign = (change: AddressChange): AddressChange =>
  change.subject === undefined ? change : { ...noChoices, ...change };

/** Parameters of the call: all measures at once, for the figures above the chart. */
export function getQuery({ subject, measure, by, split, range, from, to }: AnalysisState): Record<string, string> {
  const rest = subject.measures.filter(({ name }) => name !== measure.name);
  return {
    measures: [measure, ...rest].map(({ name }) => name).join(','),
    by: [by, split].flatMap((one) => (one ? [one.name] : [])).join(','),
    ...(range === 'custom' ? { from: from ?? '', to: to ?? '' } : range === 'all' ? {} : { range }),
  };
}
/** Path of the list with the rows of a number. */
export const listPath = ({ list }: StatisticsAnswer, query: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${list}?${search}` : list;
};
