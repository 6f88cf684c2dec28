import { type AnyEntity, type Filter, formNames } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import type { Scope } from './condition.ts';
import { filterNames, orderBy, orderedIds, type Part } from './order.ts';
import { pageRows } from './page-rows.ts';
import type { ListQuery } from './query.ts';
import { presentRows, selectColumns } from './select-rows.ts';
import type { Data } from './texts.ts';
import { joins, visibleWhere, where } from './where.ts';

/** A page of rows as the `result` of a list. */
export interface Page<T = Data> {
  records: T[];
  total: number;
  size: number;
  current: number;
  pages: number;
  orders: [];
  searchCount: true;
}

/** Columns of a list answer: shown and optional columns, the references behind them, and system columns. */
export function listNames(e: AnyEntity): string[] {
  const shown = [...e.list, ...(e.hidden ?? [])] as string[];
  const behind = shown.flatMap((name) => (e.fields[name]?.kind === 'through' ? [e.fields[name].via as string] : []));
  const state = e.workflow ? [e.workflow.column, ...(e.workflow.stage ? [e.workflow.stage] : [])] : [];
  return [...new Set([...shown, ...behind, ...(e.tree ? [e.tree] : []), ...state])];
}

/** Columns of a list for framework clients, which fill edit dialogs from the row of the list. */
export const compatListNames = (e: AnyEntity): string[] => [...new Set([...listNames(e), ...formNames(e)])];

/** More rows than on a page are an export. */
const mostOnPage = 200;

/** Many rows, for exports: related rows are scanned once instead of looked up for each row. */
async function manyRows(db: Handle, e: AnyEntity, names: readonly string[], part: Part, scope: Scope): Promise<Data[]> {
  const { filter, sort, limit, offset = 0 } = part;
  const selection = await selectColumns(db, e, names, scope);
  const condition = await where(e, filter, scope);
  const visible = await visibleWhere(e, scope);
  const joined = [...names, ...filterNames(filter), ...sort.map(({ name }) => name)];
  const { rows } = await sql<Data>`
    select ${sql.join(selection.columns)} from ${sql.table(e.table)} ${joins(e, joined, scope)} ${selection.rules}
    where ${visible} and ${condition} order by ${await orderBy(e, sort, scope)} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return presentRows(db, selection, rows, scope);
}

/** `from … where …` over the visible rows that match the filter, for an aggregate. */
export async function fromVisible(e: AnyEntity, filter: Filter, scope: Scope): Promise<RawBuilder<unknown>> {
  const condition = await where(e, filter, scope);
  const visible = await visibleWhere(e, scope);
  return sql`from ${sql.table(e.table)} ${joins(e, filterNames(filter), scope)} where ${visible} and ${condition}`;
}
interface Total {
  readonly total: number;
}
const countOf = async (e: AnyEntity, filter: Filter, scope: Scope): Promise<RawBuilder<Total>> =>
  sql<Total>`select count(*) as total ${await fromVisible(e, filter, scope)}`;
const readTotal = ([row]: readonly Total[]): number => Number(row?.total ?? 0);

/** Counts the visible rows that match the filter. */
export async function countRows(db: Handle, e: AnyEntity, filter: Filter, scope: Scope): Promise<number> {
  return readTotal((await (await countOf(e, filter, scope)).execute(db)).rows);
}
/** The rows of a count; outside of a transaction it counts again only when what it reads has changed. */
export async function countedRows<R>(db: Handle, count: RawBuilder<R>, scope: Scope): Promise<readonly R[]> {
  const plan = db.isTransaction ? undefined : await scope.counts?.plan(count, scope.now);
  return plan && scope.counts ? scope.counts.now<R>(plan) : (await count.execute(db)).rows;
}

/** One page of the entity's list for this session. */
export async function listPage<T = Data>(
  db: Handle,
  e: AnyEntity,
  query: ListQuery,
  scope: Scope,
  present?: (rows: Data[]) => Promise<void>,
  names: readonly string[] = listNames(e),
): Promise<Page<T>> {
  const { filter, sort, pageSize: limit } = query;
  const offset = (query.pageNo - 1) * limit;
  const count = await countOf(e, filter, scope);
  const plan = db.isTransaction ? undefined : await scope.counts?.plan(count, scope.now);
  const { rows: records, version } = await pageRows(db, e, names, { filter, sort, limit, offset }, scope, plan);
  const isLast = records.length < limit && (records.length > 0 || offset === 0);
  const loadTotal = async (): Promise<number> => {
    if (isLast) return offset + records.length;
    if (plan && scope.counts && version !== undefined) return readTotal(await scope.counts.rows(plan, version));
    return readTotal(await countedRows(db, count, scope));
  };
  const total = await loadTotal();
  await present?.(records);
  return {
    records: records as T[],
    total,
    size: query.pageSize,
    current: query.pageNo,
    pages: Math.ceil(total / query.pageSize),
    orders: [],
    searchCount: true,
  };
}

/** Up to `limit` rows with the named columns, in list order from `offset`: pickers, exports, child rows. */
export async function someRows(
  db: Handle,
  e: AnyEntity,
  names: readonly string[],
  query: Pick<ListQuery, 'filter' | 'sort'>,
  limit: number,
  offset: number,
  scope: Scope,
): Promise<Data[]> {
  const part = { ...query, limit, offset };
  if (limit > mostOnPage) return manyRows(db, e, names, part, scope);
  return (await pageRows(db, e, names, part, scope)).rows;
}

/** Ids of the visible rows that match the filter, in order. An export reads its rows by them, so it sees each once. */
export async function listOrderedIds(
  db: Handle,
  e: AnyEntity,
  query: Pick<ListQuery, 'filter' | 'sort'>,
  limit: number,
  scope: Scope,
): Promise<string[]> {
  const { rows } = await (await orderedIds(e, { ...query, limit }, scope)).execute(db);
  return rows.map((r) => r.id);
}
