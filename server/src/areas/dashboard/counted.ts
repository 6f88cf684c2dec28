import type { Bar, Figure } from '@campus/contract/dashboard';
import type { Statistics } from '@campus/contract/kit';
import type { Span } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { readStatistics, type StatisticsPeriod } from '../../kit/read/statistics/answer.ts';
import { mayList } from './counts.ts';

/** A figure of a declaration. */
export interface Counted extends Pick<Figure, 'key' | 'label' | 'unit' | 'better'> {
  readonly measure: string;
  /** Not compared with the previous period. */
  readonly isAlone?: boolean;
}
interface Over {
  /** The rows of a period, compared with the one before. */
  readonly period?: StatisticsPeriod;
  /** All rows, compared with those of them that existed at the end of a day. */
  readonly since?: { readonly field: string; readonly day: string };
}

/** Figures of a declaration with the lists behind them; none for a caller who may not list the rows. */
export async function loadFigures(
  d: Statistics,
  wanted: readonly Counted[],
  { period, since }: Over,
  context: Context,
): Promise<Figure[]> {
  if (!mayList(context, d.of)) return [];
  const measures = [...new Set(wanted.map(({ measure }) => measure))];
  const { total, list } = await readStatistics(d, { measures, period }, context);
  const older =
    since && (await readStatistics(d, { measures, filter: { [`${since.field}_end`]: since.day } }, context)).total;
  return wanted.map(({ measure, isAlone, ...shown }) => {
    const number = total[measure];
    const previous = older ? older[measure]?.value : number?.previous;
    return {
      ...shown,
      value: number?.value ?? 0,
      previous: isAlone ? null : (previous ?? null),
      link: { path: list, query: number?.query ?? {} },
    };
  });
}

interface Ranked {
  readonly measure: string;
  readonly by: string;
  readonly top: number;
  readonly period?: Span;
}
export type CodedBar = Bar & { readonly code: string };
/** The largest groups with a value; null for a caller who may not list the rows. */
export async function topGroups(
  d: Statistics,
  { measure, by, top, period }: Ranked,
  context: Context,
): Promise<CodedBar[] | null> {
  if (!mayList(context, d.of)) return null;
  // One more: rows without a value may be among the largest groups.
  const question = { measures: [measure], by: [by], top: top + 1, period };
  const { groups, list } = await readStatistics(d, question, context);
  return groups
    .flatMap(({ key, text, numbers }): CodedBar[] => {
      const { value = null, query = {} } = numbers[measure] ?? {};
      return key === null || !value ? [] : [{ code: key, name: text, value, link: { path: list, query } }];
    })
    .slice(0, top);
}
/** Bars as they are answered. */
export const getBars = (groups: readonly CodedBar[] | null): Bar[] | null =>
  groups?.map(({ code: _code, ...bar }) => bar) ?? null;
