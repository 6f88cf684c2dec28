import {
  type AnyEntity,
  type Dimension,
  type Field,
  type Filter,
  findField,
  isList,
  plainRows,
  shownWhen,
  statisticsTexts,
} from '@campus/contract/kit';
import { weekHourText } from '@campus/contract/messages';
import { isTimeGrouping, type Span, spanOfUnit } from '@campus/contract/rules';
import { type RawBuilder, sql } from 'kysely';
import type { TreeNode } from '../../ports.ts';
import type { Scope } from '../condition.ts';

export type Sql = RawBuilder<unknown>;
/** Rows of a time within the days of a span. */
export const createSpanFilter = (field: string, { from, to }: Span): Filter => ({
  all: [
    [field, 'ge', `${from} 00:00:00`],
    [field, 'le', `${to} 23:59:59`],
  ],
});

/** A dimension with what its groups are made of. */
export interface Grouped extends Dimension {
  readonly name: string;
  readonly of: Field;
  /** The nodes of the field's tree, each with the one above it at the wanted level, or itself where it is higher. */
  readonly nodes?: ReadonlyMap<string, { readonly group: string; readonly depth: number }>;
}
const isRegion = ({ kind }: Field): boolean => kind === 'area' || kind === 'areas';

function nodesAt(level: number, nodes: ReadonlyMap<string, TreeNode>): NonNullable<Grouped['nodes']> {
  const getPath = (value: string): string[] => {
    const path: string[] = [];
    for (let at: string | null = value; at && nodes.has(at) && !path.includes(at); at = nodes.get(at)?.parent ?? null)
      path.unshift(at);
    return path;
  };
  return new Map(
    [...nodes.keys()].map((value) => {
      const path = getPath(value);
      return [value, { group: path[level - 1] ?? value, depth: path.length }];
    }),
  );
}
/** Prepares a dimension of `e`. The field exists: the dimension is of a declaration. */
export async function prepareGroup(
  e: AnyEntity,
  name: string,
  d: Dimension,
  { ports, session }: Scope,
): Promise<Grouped> {
  const of = findField(e, d.field) as Field;
  if (d.as !== 'level' || isRegion(of)) return { ...d, name, of };
  const nodes = await ports.tree(of.tree as string, session.tenantId);
  return { ...d, name, of, nodes: nodesAt(d.level ?? 1, nodes) };
}

const formats: Readonly<Record<string, string>> = {
  day: 'YYYY-MM-DD',
  month: 'YYYY-MM',
  quarter: 'YYYY-"Q"Q',
  year: 'YYYY',
  weekHour: 'ID-HH24',
};
/** The group of one value. */
function getKey({ as, of, level = 1, ends = [], nodes }: Grouped, value: Sql): Sql {
  if (as === 'band') return sql`width_bucket(${value}::numeric, ${[...ends]}::numeric[])::text`;
  if (as === 'week') return sql`to_char(date_trunc('week', ${value}), 'YYYY-MM-DD')`;
  if (isTimeGrouping(as)) return sql`to_char(${value}, ${formats[as]})`;
  if (as === 'value') return sql`${value}::text`;
  if (isRegion(of)) return sql`rpad(left(${value}, ${level * 2}::int), 6, '0')`;
  const groups = JSON.stringify(Object.fromEntries([...(nodes ?? [])].map(([node, { group }]) => [node, group])));
  return sql`coalesce(${groups}::jsonb ->> ${value}::text, ${value}::text)`;
}
/** Joins the groups of one row as `alias.key`: one, or for a list each distinct one. */
export function getGroups(dimension: Grouped, column: string, alias: string): Sql {
  const value = sql.ref(column);
  if (!isList(dimension.of))
    return sql`cross join lateral (select ${getKey(dimension, value)} as key) as ${sql.ref(alias)}`;
  return sql`left join lateral (select distinct ${getKey(dimension, sql`v`)} as key
    from unnest(string_to_array(${value}, ',')) as v) as ${sql.ref(alias)} on true`;
}

/** Whether everything below the node of a key is in its group. */
const isWhole = ({ of, nodes, level = 1 }: Grouped, key: string): boolean =>
  level === (isRegion(of) ? key.replace(/(00)+$/, '').length / 2 : nodes?.get(key)?.depth);

/** The rows of a group, as their list is searched. `period` limits a time to the days that were counted. */
export function getRows(dimension: Grouped, key: string | null, period?: Span): Filter {
  const { field: name, as, of, ends = [] } = dimension;
  if (key === null) return [name, 'empty', null];
  if (as === 'weekHour') return [name, 'week_hour', [key]];
  if (as === 'band') return bandFilter(name, ends, Number(key));
  if (isTimeGrouping(as)) {
    const { from, to } = spanOfUnit(as, key);
    if (!period) return createSpanFilter(name, { from, to });
    return createSpanFilter(name, {
      from: from < period.from ? period.from : from,
      to: to > period.to ? period.to : to,
    });
  }
  if (as === 'level' && isWhole(dimension, key)) return [name, 'under', key];
  if (isList(of)) return [name, 'member', [key]];
  if (of.tree !== undefined) return [name, 'in', [key]];
  return [name, 'eq', of.kind === 'number' || of.numeric || of.kind === 'flag' ? Number(key) : key];
}
function bandFilter(name: string, ends: readonly number[], at: number): Filter {
  const [from, to] = [ends[at - 1], ends[at]];
  return {
    all: [
      ...(from === undefined ? [] : [[name, 'ge', from] as const]),
      ...(to === undefined ? [] : [[name, 'lt', to] as const]),
    ],
  };
}

const formatCount = (n: number): string => n.toLocaleString('zh-CN');
/** The text of a group whose key says it; undefined where texts are looked up. */
export function spokenKey({ as, of, ends = [] }: Grouped, key: string): string | undefined {
  const unit = of.unit ?? '';
  if (as === 'band') {
    const [from, to] = [ends[Number(key) - 1], ends[Number(key)]];
    if (from === undefined) return statisticsTexts.below(formatCount(to as number), unit);
    return to === undefined
      ? statisticsTexts.from(formatCount(from), unit)
      : statisticsTexts.between(formatCount(from), formatCount(to), unit);
  }
  if (as === 'weekHour') return weekHourText(key);
  if (as === 'week') return statisticsTexts.week(key);
  if (as === 'year') return statisticsTexts.year(key);
  if (as === 'quarter') return statisticsTexts.quarter(key.slice(0, 4), key.slice(6));
  return isTimeGrouping(as) ? key : undefined;
}

/** Whether some rows hide the field from the session: they are among those without a value. */
export function hidesRows(e: AnyEntity, name: string, { registry, session }: Scope): boolean {
  const via = registry.source(e, name)?.via;
  const source = findField(e, name)?.source;
  const hides = (of: AnyEntity, column: string): boolean =>
    (shownWhen(of, column, session.audience) ?? plainRows(of, column, session.audience)) !== undefined;
  return hides(e, name) || (via !== undefined && source !== undefined && hides(via.entity, source));
}
