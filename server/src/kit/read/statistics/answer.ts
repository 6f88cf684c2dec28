import {
  describeDimension,
  describeMeasure,
  type Filter,
  failure,
  listQueryOf,
  type Measure,
  queryField,
  type Statistics,
  type StatisticsAnswer,
  type StatisticsGroup,
  type StatisticsNumber,
  type StatisticsNumbers,
  statisticsTexts,
} from '@campus/contract/kit';
import {
  dayNumber,
  getPeriod,
  isTimeGrouping,
  mostPeriodDays,
  type Period,
  type PeriodRange,
  type Span,
} from '@campus/contract/rules';
import type { Context } from '../../context.ts';
import { answer, type BoundEndpoint } from '../../http/answer.ts';
import type { Scope } from '../condition.ts';
import { findGroupTexts } from '../group-texts.ts';
import { listFilter, listParameters } from '../query.ts';
import { createSpanFilter, type Grouped, getRows, hidesRows, prepareGroup, spokenKey } from './grouping.ts';
import { type Counted, count, type Found, fieldsOfMeasure, type Question } from './statement.ts';
import { alignTimes, byKey, filledKeys } from './times.ts';

/** The days that are counted, and those they are compared with. */
export type StatisticsPeriod = Span & Partial<Period>;
/** A question about a declaration. */
export interface StatisticsQuestion {
  readonly measures: readonly string[];
  /** Names of one or two dimensions. */
  readonly by?: readonly string[];
  readonly period?: StatisticsPeriod | undefined;
  readonly top?: number | null;
  /** Parameters of the list that narrow the rows. */
  readonly filter?: Readonly<Record<string, string>>;
}

/** Whether a session can query every field that a measure or dimension reads. */
export const mayAsk = (d: Statistics, names: readonly string[], { session }: Pick<Scope, 'session'>): boolean =>
  names.every((name) => queryField(d.of, name, session) !== undefined);
/** The fields behind a measure. */
export function listFields(d: Statistics, name: string): string[] {
  const measure = d.measures[name] as Measure;
  if (measure.kind !== 'rate') return fieldsOfMeasure(measure);
  return [measure.part, measure.whole].flatMap((part) => fieldsOfMeasure(d.measures[part] as Counted));
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
type Values = Readonly<Record<string, number | null>>;
function getValues(row: Found | undefined, part: 'now' | 'before', counted: Question['counted']): Values {
  return Object.fromEntries(
    counted.map(([name, { kind }], i) => {
      const value = row?.[`${part}${i}`];
      const isMean = kind === 'average' || kind === 'median';
      return [name, value === null || value === undefined ? (isMean ? null : 0) : Number(value)];
    }),
  );
}
const getResult = (measure: Measure, name: string, values: Values): number | null =>
  measure.kind === 'rate' ? share(values[measure.part] ?? 0, values[measure.whole] ?? 0) : (values[name] ?? null);

/** The numbers of rows of the result, with the list query of the rows they count. */
class Numbers {
  readonly #d: Statistics;
  readonly #wanted: readonly string[];
  readonly #counted: Question['counted'];
  readonly #base: Readonly<Record<string, string>>;

  constructor(
    d: Statistics,
    wanted: readonly string[],
    counted: Question['counted'],
    base: Readonly<Record<string, string>>,
  ) {
    this.#d = d;
    this.#wanted = wanted;
    this.#counted = counted;
    this.#base = base;
  }
  of(now: Found | undefined, before: Found | undefined | null, rows: readonly Filter[]): StatisticsNumbers {
    const values = getValues(now, 'now', this.#counted);
    const past = before === null ? undefined : getValues(before, 'before', this.#counted);
    return Object.fromEntries(this.#wanted.map((name) => [name, this.#one(name, values, past, rows)]));
  }
  #one(name: string, values: Values, past: Values | undefined, rows: readonly Filter[]): StatisticsNumber {
    const measure = this.#d.measures[name] as Measure;
    const shown = measure.kind === 'rate' ? (this.#d.measures[measure.part] as Counted) : measure;
    const needsValue = shown.kind === 'average' || shown.kind === 'median';
    const own: Filter[] = [
      ...(shown.when ? [shown.when] : []),
      ...(needsValue ? [[shown.field, 'filled', null] as const] : []),
    ];
    return {
      value: getResult(measure, name, values),
      previous: past ? getResult(measure, name, past) : null,
      query: listQueryOf(this.#d.of, { all: [...rows, ...own] }, this.#base),
      ...(measure.kind === 'rate' && { part: values[measure.part] ?? 0, whole: values[measure.whole] ?? 0 }),
    };
  }
}

/** Texts of the groups by key. */
async function loadNames(dimension: Grouped, keys: readonly string[], scope: Scope, context: Context) {
  const texts = await findGroupTexts(context.db, dimension.of, keys, scope);
  return (key: string | null): string =>
    key === null ? statisticsTexts.none : (spokenKey(dimension, key) ?? texts?.get(key) ?? key);
}
/** Groups with the largest first. */
const largestFirst = (rows: readonly Found[]): Found[] => rows.toSorted((a, b) => Number(b.now0) - Number(a.now0));
const keysIn = (rows: readonly Found[], column: 'first' | 'second'): string[] => [
  ...new Set(rows.flatMap((row) => (row[column] === null ? [] : [row[column] as string]))),
];

/** Answers a question over the rows and fields that the session can see in the list. Throws noPermission otherwise. */
export async function readStatistics(
  d: Statistics,
  { measures: wanted, by = [], period, top = null, filter = {} }: StatisticsQuestion,
  context: Context,
): Promise<StatisticsAnswer> {
  const { engine, session } = context;
  const scope = engine.scope(session);
  const needed = wanted.flatMap((name) => {
    const measure = d.measures[name] as Measure;
    return measure.kind === 'rate' ? [measure.part, measure.whole] : [name];
  });
  const counted = [...new Set(needed)].map((name) => [name, d.measures[name] as Counted] as const);
  const fields = [...wanted.flatMap((name) => listFields(d, name)), ...by.map((name) => d.dimensions[name]?.field)];
  if (!mayAsk(d, [...(fields as string[]), ...(period ? [d.period] : [])], scope)) throw failure('noPermission');
  const dimensions = await Promise.all(
    by.map((name) => prepareGroup(d.of, name, d.dimensions[name] as Grouped, scope)),
  );
  const { from, to, previousFrom, previousTo } = period ?? {};
  const span: Span | undefined = from && to ? { from, to } : undefined;
  const past: Span | undefined = previousFrom && previousTo ? { from: previousFrom, to: previousTo } : undefined;
  const now: Filter = span ? createSpanFilter(d.period, span) : { all: [] };
  const before = past && createSpanFilter(d.period, past);
  const more = (await engine.behaviour(d.of).listFilter?.(filter, context)) as Filter | undefined;
  const among: Filter = { all: [listFilter(engine, d.of, filter, session), ...(more ? [more] : [])] };
  const rows = await count(context.db, { of: d.of, counted, dimensions, now, before, among, top }, scope);
  const numbers = new Numbers(d, wanted, counted, { ...d.page, ...filter });
  const total = rows.find(({ level }) => level === 0);
  return {
    asOf: context.now,
    list: d.list,
    period: span && past ? { ...span, previousFrom: past.from, previousTo: past.to } : null,
    measures: wanted.map((name) => describeMeasure(d, name)),
    dimensions: by.map((name) => describeDimension(d, name)),
    total: numbers.of(total, before ? total : null, [now]),
    groups: await groupsIn(rows, { d, dimensions, span, past, now, numbers, isTop: top !== null }, scope, context),
  };
}

interface Layout {
  readonly d: Statistics;
  readonly dimensions: readonly Grouped[];
  readonly span: Span | undefined;
  readonly past: Span | undefined;
  readonly now: Filter;
  readonly numbers: Numbers;
  readonly isTop: boolean;
}
async function groupsIn(
  rows: readonly Found[],
  { d, dimensions, span, past, now, numbers, isTop }: Layout,
  scope: Scope,
  context: Context,
): Promise<StatisticsGroup[]> {
  const [first, second] = dimensions;
  if (!first) return [];
  const ofFirst = largestFirst(rows.filter(({ level }) => level === 1));
  const inside = Map.groupBy(
    rows.filter(({ level }) => level === 2),
    (row) => row.first,
  );
  const rowOf = new Map(ofFirst.map((row) => [row.first, row]));
  const keys: (string | null)[] = isTop ? [...rowOf.keys()] : filledKeys(first, [...rowOf.keys()], { d, span });
  const name = await loadNames(first, keys.filter((key) => key !== null) as string[], scope, context);
  const partName = second && (await loadNames(second, keysIn(rows, 'second'), scope, context));
  const placeBefore = alignTimes(first, keys, { d, past });
  /** The conditions of a group; a time limited to the period says the period too. */
  const conditions = (list: readonly (readonly [Grouped, string | null])[]): Filter[] => {
    const isTimed = list.some(([{ as, field }, key]) => key !== null && isCalendar(as) && field === d.period);
    const own = list.map(([dimension, key]) =>
      getRows(dimension, key, dimension.field === d.period ? span : undefined),
    );
    return isTimed ? own : [now, ...own];
  };
  return keys.map((key) => {
    const place = placeBefore(key);
    const previous = past && place !== undefined ? rowOf.get(place) : null;
    return {
      key,
      text: hiddenText(name(key), key, first, d, scope),
      numbers: numbers.of(rowOf.get(key), previous, conditions([[first, key]])),
      ...(second &&
        partName && {
          parts: (inside.get(key) ?? [])
            .map((row) => ({
              key: row.second,
              text: hiddenText(partName(row.second), row.second, second, d, scope),
              numbers: numbers.of(
                row,
                null,
                conditions([
                  [first, key],
                  [second, row.second],
                ]),
              ),
            }))
            .sort((a, b) => byKey(a.key, b.key)),
        }),
    };
  });
}
const isCalendar = (as: Grouped['as']): boolean => isTimeGrouping(as) && as !== 'weekHour';
const hiddenText = (text: string, key: string | null, { field }: Grouped, d: Statistics, scope: Scope): string =>
  key === null && hidesRows(d.of, field, scope) ? statisticsTexts.noneOrHidden : text;

type Request = Parameters<Parameters<typeof answer<Statistics>>[1]>[0];
const namesFrom = (list: string | null): string[] => [
  ...new Set(
    (list ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
/** The requested period; undefined for all times. Throws for a reversed or too long one. */
export function requestedPeriod(
  { range, from, to }: { readonly range: string | null; readonly from: string | null; readonly to: string | null },
  today: string,
): Period | undefined {
  if (!range && !(from && to)) return undefined;
  const period = getPeriod((range ?? 'custom') as PeriodRange, today, from, to);
  const days = dayNumber(period.to) - dayNumber(period.from) + 1;
  if (days < 1) throw failure('reversed', statisticsTexts.end, statisticsTexts.start);
  if (days > mostPeriodDays) throw failure('outOfRange', statisticsTexts.period, 1, mostPeriodDays);
  return period;
}
function getQuestion(d: Statistics, request: Request, context: Context): StatisticsQuestion {
  const measures = namesFrom(request.measures);
  const by = namesFrom(request.by);
  const isUnknown =
    measures.length === 0 ||
    by.length > 2 ||
    measures.some((name) => !Object.hasOwn(d.measures, name)) ||
    by.some((name) => !Object.hasOwn(d.dimensions, name));
  if (isUnknown) throw failure('badFilter', request.by ?? request.measures);
  return {
    measures,
    by,
    period: requestedPeriod(request, context.now.slice(0, 10)),
    top: request.top,
    filter: listParameters(request.filter),
  };
}
/** Answers a declaration over the rows and fields that the caller can see in the list. */
export const statisticsAnswer = (d: Statistics): BoundEndpoint =>
  answer(d, async (input, context) => readStatistics(d, getQuestion(d, input, context), context));
