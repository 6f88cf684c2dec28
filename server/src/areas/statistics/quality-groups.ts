import { type Field, type Filter, findField } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { destGroups } from '@campus/contract/rules';
import { employment, type ReportDimension } from '@campus/contract/statistics';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { type Asked, selectGraduates } from './report-source.ts';

type Sql = RawBuilder<unknown>;
export type QualityDimension = ReportDimension<'quality'>;
/** What the lines of the report are: a value of the student, or of the employer of those with a contract. */
export interface GroupedBy {
  readonly column: Sql;
  readonly ofEmployer?: true;
  /** Whose texts the keys have; none where the key is a yes or no. */
  readonly field?: Field | undefined;
  /** The rows of a key in the list of destinations. */
  readonly rows?: (key: string | null) => Filter;
}
const exactly =
  (name: string) =>
  (key: string | null): Filter =>
    key === null ? [name, 'empty', null] : [name, 'eq', key];
const inTree =
  (name: string) =>
  (key: string | null): Filter =>
    key === null ? [name, 'empty', null] : [name, 'in', [key]];
const below =
  (name: string) =>
  (key: string | null): Filter =>
    key === null ? [name, 'empty', null] : [name, 'under', key];
const province = (code: Sql): Sql => sql`rpad(left(${code}, 2), 6, '0')`;
const isHome = sql`(left(g.unit_region, 2) = left(g.origin_code, 2))`;

export const qualityDimensions: Readonly<Record<QualityDimension, GroupedBy>> = {
  college: { column: sql`g.depart_id`, field: findField(employUser, 'departId'), rows: inTree('departId') },
  major: { column: sql`g.major_code`, field: findField(employUser, 'majorCode'), rows: inTree('majorCode') },
  eduLevel: { column: sql`g.edu_level`, field: findField(employUser, 'eduLevel'), rows: exactly('eduLevel') },
  origin: {
    column: province(sql`g.origin_code`),
    field: findField(employUser, 'originCode'),
    rows: below('originCode'),
  },
  nature: {
    column: sql`g.unit_nature`,
    field: findField(employment, 'unitNature'),
    rows: exactly('unitNature'),
    ofEmployer: true,
  },
  industry: {
    column: sql`g.unit_industry`,
    field: findField(employment, 'unitIndustry'),
    rows: exactly('unitIndustry'),
    ofEmployer: true,
  },
  region: {
    column: province(sql`g.unit_region`),
    field: findField(employment, 'unitRegion'),
    rows: below('unitRegion'),
    ofEmployer: true,
  },
  home: { column: sql`case when ${isHome} then 'yes' when not ${isHome} then 'no' end`, ofEmployer: true },
};

/** Graduates with the same key and group. */
interface Tally {
  readonly key: string | null;
  readonly group: number;
  readonly n: number;
  readonly matching: number;
  readonly judged: number;
  readonly nearby: number;
  readonly signed: number;
  /** With a known origin and place of work, and of them those who work in the province they are from. */
  readonly regional: number;
  readonly home: number;
}
/** Everything that a line shows. */
export interface Counts {
  /** Graduates by group, 1 to 6. */
  readonly groups: readonly number[];
  /** Of those with a contract. */
  readonly marks: Readonly<Record<'matching' | 'judged' | 'nearby' | 'regional' | 'home', number>>;
  readonly signed: number;
  readonly salary: number | null;
}
const groupCodes = Object.values(destGroups);
function addUp(tallies: readonly Tally[], salary: number | null): Counts {
  const ofContract = tallies.filter(({ group }) => group === destGroups.contract);
  const sum = (of: readonly Tally[], name: Exclude<keyof Tally, 'key'>): number =>
    of.reduce((total, tally) => total + tally[name], 0);
  return {
    groups: groupCodes.map((code) =>
      sum(
        tallies.filter(({ group }) => group === code),
        'n',
      ),
    ),
    marks: {
      matching: sum(ofContract, 'matching'),
      judged: sum(ofContract, 'judged'),
      nearby: sum(ofContract, 'nearby'),
      regional: sum(ofContract, 'regional'),
      home: sum(ofContract, 'home'),
    },
    signed: sum(tallies, 'signed'),
    salary,
  };
}
export interface QualityCounts {
  readonly keys: readonly (string | null)[];
  readonly of: (key: string | null) => Counts;
  readonly total: Counts;
}
/** Counts the graduates of a question by the dimension; by employers those with a contract only. */
export async function countQuality(by: GroupedBy, asked: Asked, context: Context): Promise<QualityCounts> {
  const graduates = await selectGraduates(asked, context);
  const among = by.ofEmployer ? sql`g.dest_group = ${destGroups.contract}::int` : sql`true`;
  const { rows } = await sql<Tally>`
    select nullif(${by.column}::text, '') as key, g.dest_group as group, count(*)::int as n,
      count(*) filter (where g.is_match = '1')::int as matching, count(*) filter (where g.is_match is not null)::int as judged,
      count(*) filter (where g.is_nearby)::int as nearby, count(*) filter (where g.is_signed)::int as signed,
      count(*) filter (where g.unit_region <> '' and g.origin_code <> '')::int as regional,
      count(*) filter (where ${isHome})::int as home
    from (${graduates}) g where ${among} group by 1, 2`.execute(context.db);
  const { rows: salaries } = await sql<{ key: string | null; isTotal: boolean; salary: number }>`
    select k.key, grouping(k.key) = 1 as is_total, round(percentile_cont(0.5) within group (order by g.salary))::int as salary
    from (${graduates}) g cross join lateral (select nullif(${by.column}::text, '') as key) k
    where g.dest_group = ${destGroups.contract}::int and g.salary is not null group by grouping sets ((k.key), ())`.execute(
    context.db,
  );
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const salaryOf = (key: string | null) => salaries.find((one) => !one.isTotal && one.key === key)?.salary ?? null;
  const size = (key: string | null): number => (byKey.get(key) ?? []).reduce((sum, { n }) => sum + n, 0);
  return {
    // The largest first, those without a value last.
    keys: [...byKey.keys()].toSorted((a, b) => Number(a === null) - Number(b === null) || size(b) - size(a)),
    of: (key) => addUp(byKey.get(key) ?? [], salaryOf(key)),
    total: addUp(rows, salaries.find(({ isTotal }) => isTotal)?.salary ?? null),
  };
}
