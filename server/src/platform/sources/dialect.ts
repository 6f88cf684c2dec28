import type { DatabaseEngine } from '@campus/contract/online';

/** SQL syntax of an engine for the wrapper around a report's SQL. */
export interface Dialect {
  readonly engine: DatabaseEngine;
  /** Marker of the nth bound value, from 1. */
  marker(n: number): string;
  /** Quotes a column name, whatever it contains. */
  quoted(name: string): string;
  asText(expression: string): string;
  like(expression: string, marker: string): string;
  /** `order by …` with empty values last. */
  ordered(column: string, order: 'asc' | 'desc'): string;
  /** A page of `from …`. */
  page(from: string, order: string | undefined, limit: number, offset: number): string;
  /** The first rows of `from …`. */
  first(from: string, limit: number): string;
}

const counted = (n: number): number => {
  if (!Number.isSafeInteger(n) || n < 0) throw new Error('a count of rows is a whole number');
  return n;
};
const usualPage = (from: string, order: string | undefined, limit: number, offset: number): string =>
  `select * ${from}${order ? ` ${order}` : ''} limit ${counted(limit)} offset ${counted(offset)}`;
const usualFirst = (from: string, limit: number): string => `select * ${from} limit ${counted(limit)}`;

export const dialects: Readonly<Record<DatabaseEngine, Dialect>> = {
  postgresql: {
    engine: 'postgresql',
    marker: (n) => `$${n}`,
    quoted: (name) => `"${name.replaceAll('"', '""')}"`,
    asText: (expression) => `cast(${expression} as text)`,
    like: (expression, marker) => `${expression} ilike ${marker}`,
    ordered: (column, order) => `order by ${column} ${order} nulls last`,
    page: usualPage,
    first: usualFirst,
  },
  mysql: {
    engine: 'mysql',
    marker: () => '?',
    quoted: (name) => `\`${name.replaceAll('`', '``')}\``,
    asText: (expression) => `cast(${expression} as char)`,
    like: (expression, marker) => `${expression} like ${marker}`,
    ordered: (column, order) => `order by ${column} is null, ${column} ${order}`,
    page: usualPage,
    first: usualFirst,
  },
  sqlserver: {
    engine: 'sqlserver',
    marker: (n) => `@p${n}`,
    quoted: (name) => `[${name.replaceAll(']', ']]')}]`,
    asText: (expression) => `cast(${expression} as nvarchar(4000))`,
    like: (expression, marker) => `${expression} like ${marker} escape '\\'`,
    ordered: (column, order) => `order by case when ${column} is null then 1 else 0 end, ${column} ${order}`,
    page: (from, order, limit, offset) =>
      `select * ${from} ${order ?? 'order by (select null)'} offset ${counted(offset)} rows fetch next ${counted(limit)} rows only`,
    first: (from, limit) => `select top (${counted(limit)}) * ${from}`,
  },
};
