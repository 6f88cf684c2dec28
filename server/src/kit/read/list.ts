import {
  type AnyEntity,
  childrenShownWhen,
  detailNames,
  Failure,
  type Filter,
  failure,
  findField,
  formNames,
} from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import type { Scope } from './condition.ts';
import type { CountPlan } from './kept-counts.ts';
import { filterNames, orderBy, orderedIds, type Part } from './order.ts';
import type { ListQuery } from './query.ts';
import { presentRows, selectColumns, selectWithTexts } from './select-rows.ts';
import type { Data } from './texts.ts';
import { fixedWhere, joins, visibleWhere, where } from './where.ts';

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

/** Column with the version of the tables that the total of a page counts. */
const versionColumn = 'pageVersion';

/** Rows of a page: the ids are found first, so only rows of the page are joined and read whole. */
async function pageRows(
  db: Handle,
  e: AnyEntity,
  names: readonly string[],
  part: Part,
  scope: Scope,
  write?: RawBuilder<unknown>,
): Promise<Data[]> {
  return (await versionedRows(db, e, names, part, scope, { write })).rows;
}
interface OfStatement {
  /** The version of its tables is read in the same snapshot. */
  readonly plan?: CountPlan | undefined;
  /** A write that runs with the statement. */
  readonly write?: RawBuilder<unknown> | undefined;
}
/** The rows, and with a plan for their total the version of its tables; unknown without a row. */
async function versionedRows(
  db: Handle,
  e: AnyEntity,
  names: readonly string[],
  part: Part,
  scope: Scope,
  { plan, write }: OfStatement,
): Promise<{ rows: Data[]; version: string | undefined }> {
  const selection = await selectWithTexts(db, e, names, { ...scope, isByRow: true });
  const version = plan ? [sql`${plan.version} as ${sql.ref(versionColumn)}`] : [];
  const { rows } = await sql<Data>`
    ${write ? sql`with written as (${write})` : sql``} select ${sql.join([...selection.columns, ...version])}
    from unnest(array(${await orderedIds(e, part, scope)})) with ordinality as page(page_id, page_place)
    join ${sql.table(e.table)} on ${sql.ref(`${e.table}.id`)} = page.page_id ${selection.join}
    order by page.page_place`.execute(db);
  return {
    rows: await presentRows(db, selection, rows, scope),
    version: rows[0]?.[versionColumn] as string | undefined,
  };
}

/** Many rows, for exports: related rows are scanned once instead of looked up for each row. */
async function manyRows(db: Handle, e: AnyEntity, names: readonly string[], part: Part, scope: Scope): Promise<Data[]> {
  const { filter, sort, limit, offset = 0 } = part;
  const selection = await selectColumns(e, names, scope);
  const condition = await where(e, filter, scope);
  const visible = await visibleWhere(e, scope);
  const joined = [...names, ...filterNames(filter), ...sort.map(({ name }) => name)];
  const { rows } = await sql<Data>`
    select ${sql.join(selection.columns)} from ${sql.table(e.table)} ${joins(e, joined, scope)}
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
  const { rows: records, version } = await versionedRows(db, e, names, { filter, sort, limit, offset }, scope, {
    plan,
  });
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
  const read = limit <= mostOnPage ? pageRows : manyRows;
  return read(db, e, names, { ...query, limit, offset }, scope);
}

/** The failure for a row that does not exist or is not visible; it does not reveal which. */
export const missingRow = (e: AnyEntity): Failure =>
  e.missing === undefined ? failure('notFound') : new Failure('notFound', e.missing);

/**
 * One visible row with the columns of its detail and its children; a `write` runs with its statement. Throws notFound.
 */
export async function oneRow(
  db: Handle,
  e: AnyEntity,
  id: string,
  scope: Scope,
  write?: RawBuilder<unknown>,
): Promise<Data> {
  const names = [...new Set([...listNames(e), ...detailNames(e), 'sysOrgCode'])].filter((name) => findField(e, name));
  const [row] = await pageRows(db, e, names, { filter: ['id', 'eq', id], sort: [], limit: 1 }, scope, write);
  if (!row) throw missingRow(e);
  const rule = e.children && childrenShownWhen(e, scope.session.audience);
  const isShown = !rule || (await countRows(db, e, { all: [['id', 'eq', id], rule] }, scope)) > 0;
  for (const [key, child] of Object.entries(e.children ?? {}))
    row[key] = isShown ? await childRows(db, child, id, scope) : [];
  return row;
}
async function childRows(db: Handle, child: AnyEntity, parentId: string, scope: Scope): Promise<Data[]> {
  const names = Object.keys(child.fields);
  const selection = await selectWithTexts(db, child, names, scope);
  const deleted = child.appendOnly ? [] : [sql`${sql.ref(`${child.table}.delFlag`)} = 0`];
  const live = sql.join([sql`true`, ...deleted, ...fixedWhere(child)], sql` and `);
  const id = sql`${sql.ref(`${child.table}.id`)} asc`;
  const order = child.sort ? sql`${sql.ref(`${child.table}.${child.sort.column}`)} asc, ${id}` : id;
  const { rows } = await sql<Data>`
    select ${sql.join(selection.columns)} from ${sql.table(child.table)} ${selection.join}
    where ${sql.ref(`${child.table}.${child.parent}`)} = ${parentId} and ${live} order by ${order}`.execute(db);
  return presentRows(db, selection, rows, scope);
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
