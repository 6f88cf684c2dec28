import type { Bar, FigureLink } from '@campus/contract/dashboard';
import { company } from '@campus/contract/enterprise';
import { type Field, type Filter, findField, listQueryOf } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import {
  companyDimensions,
  mostRanked,
  userStatTexts as texts,
  type UserDimension,
  type UserSubject,
  unfilledKey,
  userStatPage,
} from '@campus/contract/statistics';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { findGroupTexts } from '../../kit/read/group-texts.ts';
import { type Asked, figuresWith, linkTo } from './user-figures.ts';

type Sql = RawBuilder<unknown>;
interface RankedBy {
  readonly column: Sql;
  /** The field of the student or the company that has the value. */
  readonly field: Field | undefined;
}
const dimensions: Readonly<Record<UserDimension, RankedBy & { readonly name: string }>> = {
  college: { column: sql`g.depart_id`, field: findField(employUser, 'departId'), name: 'departId' },
  major: { column: sql`g.major_code`, field: findField(employUser, 'majorCode'), name: 'majorCode' },
  eduLevel: { column: sql`g.edu_level`, field: findField(employUser, 'eduLevel'), name: 'eduLevel' },
  gradYear: { column: sql`g.grad_year`, field: undefined, name: 'gradYear' },
  industry: { column: sql`t.industry`, field: findField(company, 'industry'), name: 'industry' },
  city: { column: sql`t.city`, field: findField(company, 'regionCode'), name: 'city' },
};
const isOfCompany = (name: string): boolean => (companyDimensions as readonly string[]).includes(name);
/** The list of the students of groups; a group without a value is among them as null. */
function linkToGroups(dim: UserDimension, keys: readonly (string | null)[], measure: UserSubject, asked: Asked) {
  const { name } = dimensions[dim];
  const more = { measure, least: measure === 'evaluation' ? '0' : '1' };
  if (isOfCompany(name)) return linkTo(asked, { [name]: keys.map((key) => key ?? unfilledKey).join(','), ...more });
  const filled = keys.filter((key) => key !== null);
  const parts: Filter[] = [
    ...(filled.length === 0 ? [] : [[name, 'in', dim === 'gradYear' ? filled.map(Number) : filled] as const]),
    ...(filled.length === keys.length ? [] : [[name, 'empty', null] as const]),
  ];
  const filter: Filter = parts.length === 1 ? (parts[0] as Filter) : { any: parts };
  return { path: userStatPage, query: listQueryOf(employUser, filter, { ...asked.base, ...more }) };
}
/** The largest groups, and the others together. */
export async function loadRanking(
  measure: UserSubject,
  dim: UserDimension,
  asked: Asked,
  context: Context,
): Promise<Bar[]> {
  const { column, field, name } = dimensions[dim];
  const value = measure === 'evaluation' ? sql`round(avg(t.value), 1)` : sql`count(*)`;
  const { rows } = await sql<{ key: string | null; value: number }>`${figuresWith(asked, asked.period, context)}
    select nullif(${column}::text, '') as key, ${value}::float8 as value from fact t join g on g.id = t.employ_id
    where t.measure = ${measure} group by 1 order by 2 desc, 1`.execute(context.db);
  const keys = rows.flatMap(({ key }) => (key ? [key] : []));
  const names = field && (await findGroupTexts(context.db, field, keys, context.engine.scope(context.session)));
  const link = (of: typeof rows): FigureLink => {
    const wanted = of.map(({ key }) => key);
    const [only] = wanted;
    if (wanted.length > 1 || only === null || only === undefined) return linkToGroups(dim, wanted, measure, asked);
    return linkTo(asked, { [name]: only, measure, least: measure === 'evaluation' ? '0' : '1' });
  };
  const bars = rows.slice(0, mostRanked).map((row): Bar => {
    const { key, value: n } = row;
    return { name: key ? (names?.get(key) ?? key) : texts.unfilled, value: n, link: link([row]) };
  });
  const rest = rows.slice(mostRanked);
  if (rest.length === 0 || measure === 'evaluation') return bars;
  const sum = rest.reduce((total, one) => total + one.value, 0);
  return [...bars, { name: texts.others(rest.length), value: sum, link: link(rest) }];
}
