import { isTimeGrouping, type Period, type PeriodRange, type TimeGrouping } from '../rules/periods.ts';
import { type Endpoint, endpoint, type } from './endpoint.ts';
import type { AnyEntity } from './entity.ts';
import { findField } from './entity-fields.ts';
import { isList } from './field.ts';
import { choice, date, number, text } from './field-kinds.ts';
import type { Filter } from './filter.ts';

interface Named {
  readonly label: string;
  readonly unit: string;
  /** Rows it counts; default: all. Expressible as a list query. */
  readonly when?: Filter;
}
/**
 * A number over rows: how many, the sum, distinct values, mean or median of a field, or the share of one count in
 * another.
 */
export type Measure =
  | (Named & { readonly kind: 'count' })
  | (Named & { readonly kind: 'sum' | 'distinct' | 'average' | 'median'; readonly field: string })
  | {
      readonly kind: 'rate';
      readonly label: string;
      readonly unit: '%';
      readonly part: string;
      readonly whole: string;
    };
export const countMeasure = (o: Named): Measure => ({ kind: 'count', ...o });
export const sumMeasure = (field: string, o: Named): Measure => ({ kind: 'sum', field, ...o });
export const distinct = (field: string, o: Named): Measure => ({ kind: 'distinct', field, ...o });
/** Mean of the filled values, with two digits. */
export const getAverage = (field: string, o: Named): Measure => ({ kind: 'average', field, ...o });
/** Middle of the filled values, with two digits. */
export const getMedian = (field: string, o: Named): Measure => ({ kind: 'median', field, ...o });
/** Share of `part` in `whole`, 0 to 100 with one digit. */
export const rate = (part: string, whole: string, label: string): Measure => ({
  kind: 'rate',
  label,
  unit: '%',
  part,
  whole,
});
/** Whether the numbers of the groups add up to the total. */
export const isAdditive = ({ kind }: Measure): boolean => kind === 'count' || kind === 'sum';

/** How the values of a field form groups. */
export type Grouping = 'value' | 'level' | 'band' | TimeGrouping;
export interface Dimension {
  readonly field: string;
  readonly as: Grouping;
  /** Default: the label of the field. */
  readonly label?: string;
  /** Level of the tree whose nodes are the groups; the roots are level 1. */
  readonly level?: number;
  /** Lower ends of the bands after the first, ascending. */
  readonly ends?: readonly number[];
}
export const groupBy = (field: string, label?: string): Dimension => ({
  field,
  as: 'value',
  ...(label !== undefined && { label }),
});
/** Groups by the node at a level of the field's tree: provinces, colleges, kinds of posts. */
export const byLevel = (field: string, level: number, label: string): Dimension => ({
  field,
  as: 'level',
  level,
  label,
});
/** Groups numbers into bands: below the first end, from each end to the next one, and from the last end on. */
export const byBand = (field: string, ends: readonly number[], label?: string): Dimension => ({
  field,
  as: 'band',
  ends,
  ...(label !== undefined && { label }),
});

/** Words of every statistics answer. */
export const statisticsTexts = {
  none: '未填写',
  noneOrHidden: '未填写或不可见',
  period: '时间范围（天）',
  days: '统计天数',
  start: '开始日期',
  end: '结束日期',
  groups: '分组数量',
  times: {
    day: '按日',
    week: '按周',
    month: '按月',
    quarter: '按季度',
    year: '按年',
    weekHour: '星期与小时',
  },
  week: (monday: string) => `${monday} 起一周`,
  quarter: (year: string, number: string) => `${year} 年第 ${number} 季度`,
  year: (year: string) => `${year} 年`,
  below: (end: string, unit: string) => `${end}${unit} 以下`,
  from: (end: string, unit: string) => `${end}${unit} 及以上`,
  between: (from: string, to: string, unit: string) => `${from}–${to}${unit}`,
} as const;

/**
 * One number: its value, the one of the previous period, and the query of the list that shows the counted rows; for a
 * rate the counts it is made of.
 */
export interface StatisticsNumber {
  readonly value: number | null;
  readonly previous: number | null;
  readonly query: Readonly<Record<string, string>>;
  readonly part?: number;
  readonly whole?: number;
}
export type StatisticsNumbers = Readonly<Record<string, StatisticsNumber>>;
export interface StatisticsGroup {
  /** Code of the group; null for rows without a value. */
  readonly key: string | null;
  readonly text: string;
  readonly numbers: StatisticsNumbers;
  /** The groups of the second dimension inside this one. */
  readonly parts?: readonly StatisticsGroup[];
}
export type DimensionKind = 'plain' | 'ordered' | 'time' | 'weekHour' | 'province';
export interface DimensionInfo {
  readonly name: string;
  readonly label: string;
  readonly kind: DimensionKind;
  /** A row may be in several groups, so that the groups add up to more than the total. */
  readonly overlaps: boolean;
}
export interface MeasureInfo {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly isAdditive: boolean;
  /** Numerator and denominator of a rate. */
  readonly part?: string;
  readonly whole?: string;
}
export interface StatisticsAnswer {
  readonly asOf: string;
  /** Path of the list of the counted rows. */
  readonly list: string;
  readonly period: Period | null;
  readonly measures: readonly MeasureInfo[];
  readonly dimensions: readonly DimensionInfo[];
  readonly total: StatisticsNumbers;
  readonly groups: readonly StatisticsGroup[];
}
/** Ranges of time ending today, and a chosen one. */
export const statisticsRanges: Readonly<Record<PeriodRange, string>> = {
  today: '今日',
  week: '本周',
  month: '本月',
  quarter: '本季度',
  year: '本年',
  custom: '自定义',
};
const input = {
  /** Comma list of measure names. */
  measures: text({ label: '指标', required: true, max: 200 }),
  /** Comma list of one or two dimension names. */
  by: text({ label: '维度', max: 100 }),
  range: choice({ label: '时间范围', options: statisticsRanges }),
  from: date({ label: statisticsTexts.start }),
  to: date({ label: statisticsTexts.end }),
  /** Only the largest groups by the first measure. */
  top: number({ label: '最多分组', min: 1, max: 100 }),
  /** Parameters of the list, as a query string: only the rows that the list shows with them. */
  filter: text({ label: '列表条件', max: 4000 }),
} as const;

interface StatisticsDefinition {
  readonly of: AnyEntity;
  readonly title: string;
  /** Path of the page with the list of the rows. */
  readonly list: string;
  /** Parameters of that page which are none of its list. */
  readonly page?: Readonly<Record<string, string>>;
  readonly measures: Readonly<Record<string, Measure>>;
  /** Besides those of the period. */
  readonly dimensions: Readonly<Record<string, Dimension>>;
  /** The time that puts a row into a period. */
  readonly period: string;
  /** Measures that each contain the next one. */
  readonly funnel?: readonly string[];
}
export interface Statistics extends StatisticsDefinition, Endpoint<typeof input, StatisticsAnswer> {}

const times = Object.keys(statisticsTexts.times) as (keyof typeof statisticsTexts.times)[];
/** The dimensions of a time: days to years, and for a time of day weekdays with hours. */
function getTimes({ of, period }: StatisticsDefinition): Readonly<Record<string, Dimension>> {
  const hasHours = findField(of, period)?.kind !== 'date';
  return Object.fromEntries(
    times
      .filter((as) => hasHours || as !== 'weekHour')
      .map((as) => [as, { field: period, as, label: statisticsTexts.times[as] }]),
  );
}

/** Numbers over the rows of an entity that a caller may list, answered at `{path}/statistics`. */
export const statistics = (d: StatisticsDefinition): Statistics => ({
  ...d,
  dimensions: { ...d.dimensions, ...getTimes(d) },
  ...endpoint({
    method: 'GET',
    path: `${d.of.path}/statistics`,
    title: d.title,
    needs: d.of.can.list as `${string}:${string}`,
    silent: true,
    mayLag: true,
    input,
    output: type<StatisticsAnswer>(),
  }),
});
export const isStatistics = (e: object): e is Statistics => 'measures' in e && 'dimensions' in e && 'of' in e;

/** Measures and dimensions by name, in the order of the declaration. */
export function describeMeasure(d: Statistics, name: string): MeasureInfo {
  const measure = d.measures[name] as Measure;
  const { label, unit } = measure;
  const words = { name, label, unit, isAdditive: isAdditive(measure) };
  if (measure.kind !== 'rate') return words;
  return { ...words, part: d.measures[measure.part]?.label ?? '', whole: d.measures[measure.whole]?.label ?? '' };
}
export function describeDimension(d: Statistics, name: string): DimensionInfo {
  const { field: column, as, label, level } = d.dimensions[name] as Dimension;
  const field = findField(d.of, column);
  const isRegion = field?.kind === 'area' || field?.kind === 'areas';
  const kind: DimensionKind =
    as === 'weekHour'
      ? 'weekHour'
      : isTimeGrouping(as)
        ? 'time'
        : as === 'level' && isRegion && level === 1
          ? 'province'
          : as === 'band' || field?.kind === 'dict' || field?.kind === 'choice' || field?.isYear
            ? 'ordered'
            : 'plain';
  return { name, label: label ?? field?.label ?? column, kind, overlaps: field !== undefined && isList(field) };
}
