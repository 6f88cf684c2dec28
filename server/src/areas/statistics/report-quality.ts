import { listQueryOf } from '@campus/contract/kit';
import { destGroups } from '@campus/contract/rules';
import {
  type Cutoff,
  employment,
  employmentStatistics,
  placedGroups,
  qualityReport,
  type Report,
  type ReportLine,
  reports,
  reportTexts as texts,
} from '@campus/contract/statistics';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { findGroupTexts } from '../../kit/read/group-texts.ts';
import { setting } from '../../platform/settings.ts';
import { cohortBefore, getShareOf, yearBefore } from './cohort.ts';
import { pastCounts, sumOfGroups } from './cohort-past.ts';
import { employerColumns, getPlacedRate, getShare, type QualityColumn, studentColumns } from './quality-columns.ts';
import {
  type Counts,
  countQuality,
  type GroupedBy,
  type QualityCounts,
  type QualityDimension,
  qualityDimensions,
} from './quality-groups.ts';
import { type Asked, frameReport, parseAsked, pickDimension, type ReportInput } from './report-source.ts';

type Previous = (key: string | null | undefined) => number | null;
const unknown: Previous = () => null;
/** The rates of the cohort before, a year before: of a kept day if that one was kept as well, else of the journal. */
async function loadPrevious(dimension: QualityDimension, asked: Asked, context: Context): Promise<Previous> {
  const { cohort, cutoff, cutoffs: _cutoffs } = asked;
  const by = qualityDimensions[dimension];
  const before = cohortBefore(cohort);
  if (cutoff) {
    const day = yearBefore(cutoff.day);
    const past = { ...asked, cohort: before, cutoff: { day, takenTime: '' } satisfies Cutoff };
    const counted = await countQuality(by, past, context);
    if (counted.keys.length === 0) return unknown;
    const rateOf = (counts: Counts) => (by.ofEmployer ? getShare(counts, counted.total) : getPlacedRate(counts));
    return (key) => rateOf(key === undefined ? counted.total : counted.of(key));
  }
  const past = await pastCounts(before, yearBefore(context.now), dimension, context);
  // The share of an employer is of all who have a contract, a rate of the students of the same line.
  return by.ofEmployer
    ? (key) => getShareOf(sumOfGroups(past, [destGroups.contract], key), sumOfGroups(past, [destGroups.contract]))
    : (key) => getShareOf(sumOfGroups(past, placedGroups, key), sumOfGroups(past, undefined, key));
}

const homeTexts: ReadonlyMap<string, string> = new Map(Object.entries(texts.home));
async function loadNames({ field }: GroupedBy, { keys }: QualityCounts, context: Context) {
  const named = keys.filter((key) => key !== null);
  return (
    (field ? await findGroupTexts(context.db, field, named, context.engine.scope(context.session)) : homeTexts) ??
    homeTexts
  );
}

interface LineParts {
  readonly by: GroupedBy;
  readonly columns: readonly QualityColumn[];
  readonly asked: Asked;
  readonly total: Counts;
}
/** A line; `key` is undefined for the total. */
function getLine(
  key: string | null | undefined,
  name: string,
  counts: Counts,
  previous: number | null,
  { by, columns, asked: { cohort, cutoff }, total }: LineParts,
): ReportLine {
  const own = key === undefined ? { all: [] } : by.rows?.(key);
  const linkOf = ({ rows }: QualityColumn) =>
    cutoff || !rows || !own
      ? {}
      : {
          link: {
            path: employmentStatistics.list,
            query: listQueryOf(employment, { all: [own, rows] }, cohort.query),
          },
        };
  return {
    key: key ?? (key === null ? 'none' : 'total'),
    name,
    cells: columns.map((one) => ({ value: one.value(counts, previous, total), ...linkOf(one) })),
  };
}

/** 就业质量报表. */
export async function loadQuality(input: ReportInput, context: Context): Promise<Report> {
  const asked = await parseAsked(input, context);
  const dimension = pickDimension(reports.quality.dimensions, input.dimension);
  const by = qualityDimensions[dimension];
  const counted = await countQuality(by, asked, context);
  const previous = await loadPrevious(dimension, asked, context);
  const names = await loadNames(by, counted, context);
  const hasRegion = (await setting(context, 'dest.regionCode')) !== '';
  const columns = (by.ofEmployer ? employerColumns : studentColumns).filter(
    ({ column: { key } }) => hasRegion || key !== 'nearby',
  );
  const parts = { by, columns, asked, total: counted.total };
  const made = {
    dimension,
    columns: columns.map(({ column }) => column),
    lines: counted.keys.map((key) =>
      getLine(key, key === null ? texts.unfilled : (names.get(key) ?? key), counted.of(key), previous(key), parts),
    ),
    total: getLine(undefined, texts.total, counted.total, previous(undefined), parts),
  };
  return frameReport(asked, made, context);
}
export const qualityAnswer = answer(qualityReport, loadQuality);
