import type { DatabaseEngine } from '@campus/contract/online';

/** SQL syntax of an engine for the wrapper around a report's SQL. */
export interface Dialect {
  readonly engine: DatabaseEngine;
  /** Marker of the nth bound value, from 1. */
  marker(n: number): string;
  /** Quotes a column name, whatever it contains. */
  quote(name: string): string;
  asText(expression: string): string;
  like(expression: string, marker: string): string;
  /** `order by …` with empty values last. */
  orderBy(column: string, order: 'asc' | 'desc'): string;
  /** A page of `from …`. */
  page(from: string, order: string | undefined, limit: number, offset: number): string;
  /** The first rows of `from …`. */
  first(from: string, limit: number): string;
}

const assertCount = (n: number): number => {
  if (!Number.isSafeInteger(n) || n < 0) throw new Error('a count of rows is a whole number');
  return n;
};
const limitPage = (from: string, order: string | undefined, limit: number, offset: number): string =>
  `select * ${from}${order ? ` ${order}` : ''} limit ${assertCount(limit)} offset ${assertCount(offset)}`;
const limitFirst = (from: string, limit: number): string => `select * ${from} limit ${assertCount(limit)}`;

export const dialects: Readonly<Record<DatabaseEngine, Dialect>> = {
  postgresql: {
    engine: 'postgresql',
    marker: (n) => `$${n}`,
    quote: (name) => `"${name.replaceAll('"', '""')}"`,
    asText: (expression) => `cast(${expression} as text)`,
    like: (expression, marker) => `${expression} ilike ${marker}`,
    orderBy: (column, order) => `order by ${column} ${order} nulls last`,
    page: limitPage,
    first: limitFirst,
  },
  mysql: {
    engine: 'mysql',
    marker: () => '?',
    quote: (name) => `\`${name.replaceAll('`', '``')}\``,
    asText: (expression) => `cast(${expression} as char)`,
    like: (expression, marker) => `${expression} like ${marker}`,
    orderBy: (column, order) => `order by ${column} is null, ${column} ${order}`,
    page: limitPage,
    first: limitFirst,
  },
  sqlserver: {
    engine: 'sqlserver',
    marker: (n) => `@p${n}`,
    quote: (name) => `[${name.replaceAll(']', ']]')}]`,
    asText: (expression) => `cast(${expression} as nvarchar(4000))`,
    like: (expression, marker) => `${expression} like ${marker} escape '\\'`,
    orderBy: (column, order) => `order by case when ${column} is null then 1 else 0 end, ${column} ${order}`,
    page: (from, order, limit, offset) =>
      `select * ${from} ${order ?? 'order by (select null)'} offset ${assertCount(offset)} rows fetch next ${assertCount(limit)} rows only`,
    first: (from, limit) => `select top (${assertCount(limit)}) * ${from}`,
  },
};
