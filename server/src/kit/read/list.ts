import {
  type AnyEntity,
  childrenShownWhen,
  detailNames,
  Failure,
  type Field,
  type FieldAccess,
  type Filter,
  failure,
  fieldAccess,
  findField,
  formNames,
  isComparable,
} from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import type { ListQuery } from './query.ts';
import { addTexts, type Data, presentValue } from './texts.ts';
import { columnOfRow, fixedWhere, joins, readColumn, type Scope, visibleWhere, where } from './where.ts';

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

const fixedColumns = ['id', 'createBy', 'createTime'] as const;
const mutableColumns = ['updateBy', 'updateTime', 'version'] as const;

/** Columns of a list answer: shown and optional columns, the references behind them, and system columns. */
export function listNames(e: AnyEntity): string[] {
  const shown = [...e.list, ...(e.hidden ?? [])] as string[];
  const behind = shown.flatMap((name) => (e.fields[name]?.kind === 'through' ? [e.fields[name].via as string] : []));
  const state = e.workflow ? [e.workflow.column, ...(e.workflow.stage ? [e.workflow.stage] : [])] : [];
  return [...new Set([...shown, ...behind, ...(e.tree ? [e.tree] : []), ...state])];
}

/** Columns of a list for framework clients, which fill edit dialogs from the row of the list. */
export const compatListNames = (e: AnyEntity): string[] => [...new Set([...listNames(e), ...formNames(e)])];

/** Column that says whether a row shows the value plain. */
const plainFlag = (name: string): string => `${name}IsPlain`;

/** SELECT list of the named columns that this session can read, with its access to each. */
async function selection(
  e: AnyEntity,
  names: readonly string[],
  scope: Scope,
): Promise<{ columns: RawBuilder<unknown>[]; fields: Record<string, ReadField> }> {
  const system = [...fixedColumns, ...(e.appendOnly ? [] : mutableColumns)];
  const fields: Record<string, ReadField> = {};
  const columns: RawBuilder<unknown>[] = [];
  for (const name of new Set([...system, ...names])) {
    if (name === 'version') {
      // The version is shown together with the time of the last change.
      if (fieldAccess(e, 'updateTime', scope.session) !== 'none') columns.push(sql`${sql.ref(`${e.table}.version`)}`);
      continue;
    }
    const access = fieldAccess(e, name, scope.session);
    if (access === 'none') continue;
    const { value, isPlain } = await readColumn(e, name, scope);
    columns.push(sql`${value} as ${sql.ref(name)}`);
    if (isPlain) columns.push(sql`${isPlain} as ${sql.ref(plainFlag(name))}`);
    // Without a mask the value is null where it is not plain.
    fields[name] = { field: findField(e, name) as Field, access: access === 'byRow' && !isPlain ? 'plain' : access };
  }
  return { columns, fields };
}
interface ReadField {
  readonly field: Field;
  readonly access: FieldAccess;
}

/** Prepares database rows for the client: masks values and adds the texts of unmasked ones. */
async function presentRows(db: Handle, fields: Readonly<Record<string, ReadField>>, rows: Data[], scope: Scope) {
  const read = Object.entries(fields);
  for (const row of rows)
    for (const [name, { field, access }] of read) {
      const isPlain = access === 'plain' || (access === 'byRow' && row[plainFlag(name)] === true);
      row[name] = presentValue(field, row[name], isPlain ? 'plain' : access, scope);
      if (access === 'byRow') delete row[plainFlag(name)];
    }
  const plain = read.flatMap(([name, { field, access }]) => (isComparable(access) ? [[name, field] as const] : []));
  await addTexts(db, Object.fromEntries(plain), rows, scope);
}

function filterNames(filter: Filter): string[] {
  if (Array.isArray(filter)) return [filter[0] as string];
  if ('all' in filter) return filter.all.flatMap(filterNames);
  if ('any' in filter) return filter.any.flatMap(filterNames);
  return [];
}

async function orderBy(e: AnyEntity, sort: ListQuery['sort'], scope: Scope): Promise<RawBuilder<unknown>> {
  const parts: RawBuilder<unknown>[] = [];
  for (const { name, order } of sort) {
    const column = await columnOfRow(e, name, scope);
    // System times are never null: without NULLS LAST their index serves the order.
    const nulls = name === 'createTime' || name === 'id' ? sql`` : sql` nulls last`;
    parts.push(order === 'asc' ? sql`${column} asc${nulls}` : sql`${column} desc${nulls}`);
  }
  const last = sort.at(-1)?.order === 'asc' ? sql`asc` : sql`desc`;
  return sql.join([...parts, sql`${sql.ref(`${e.table}.id`)} ${last}`]);
}

/** More rows than on a page are an export. */
const mostOnPage = 200;

/** Order and part of the rows to read. */
interface Part extends Pick<ListQuery, 'filter' | 'sort'> {
  readonly limit: number;
  readonly offset?: number;
}

/** Ids of the visible rows that match the filter, in order. */
async function orderedIds(e: AnyEntity, { filter, sort, limit, offset = 0 }: Part, scope: Scope) {
  const condition = await where(e, filter, scope);
  const visible = await visibleWhere(e, scope);
  const names = [...filterNames(filter), ...sort.map(({ name }) => name)];
  return sql<{ id: string }>`select ${sql.ref(`${e.table}.id`)} from ${sql.table(e.table)} ${joins(e, names, scope)}
    where ${visible} and ${condition} order by ${await orderBy(e, sort, scope)} limit ${limit} offset ${offset}`;
}

/** Rows of a page: the ids are found first, so only rows of the page are joined and read whole. */
async function pageRows(db: Handle, e: AnyEntity, names: readonly string[], part: Part, scope: Scope): Promise<Data[]> {
  const { columns, fields } = await selection(e, names, { ...scope, isByRow: true });
  const { rows } = await sql<Data>`
    select ${sql.join(columns)}
    from unnest(array(${await orderedIds(e, part, scope)})) with ordinality as page(page_id, page_place)
    join ${sql.table(e.table)} on ${sql.ref(`${e.table}.id`)} = page.page_id ${joins(e, names, scope)}
    order by page.page_place`.execute(db);
  await presentRows(db, fields, rows, scope);
  return rows;
}

/** Many rows, for exports: related rows are scanned once instead of looked up for each row. */
async function manyRows(db: Handle, e: AnyEntity, names: readonly string[], part: Part, scope: Scope): Promise<Data[]> {
  const { filter, sort, limit, offset = 0 } = part;
  const { columns, fields } = await selection(e, names, scope);
  const condition = await where(e, filter, scope);
  const visible = await visibleWhere(e, scope);
  const joined = [...names, ...filterNames(filter), ...sort.map(({ name }) => name)];
  const { rows } = await sql<Data>`
    select ${sql.join(columns)} from ${sql.table(e.table)} ${joins(e, joined, scope)}
    where ${visible} and ${condition} order by ${await orderBy(e, sort, scope)} limit ${limit} offset ${offset}`.execute(
    db,
  );
  await presentRows(db, fields, rows, scope);
  return rows;
}

/** `from … where …` over the visible rows that match the filter, for an aggregate. */
export async function fromVisible(e: AnyEntity, filter: Filter, scope: Scope): Promise<RawBuilder<unknown>> {
  const condition = await where(e, filter, scope);
  const visible = await visibleWhere(e, scope);
  return sql`from ${sql.table(e.table)} ${joins(e, filterNames(filter), scope)} where ${visible} and ${condition}`;
}
/** Counts the visible rows that match the filter. */
export async function countRows(db: Handle, e: AnyEntity, filter: Filter, scope: Scope): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total ${await fromVisible(e, filter, scope)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
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
  const records = await pageRows(db, e, names, { filter, sort, limit, offset: (query.pageNo - 1) * limit }, scope);
  const full = records.length < query.pageSize && (records.length > 0 || query.pageNo === 1);
  const total = full
    ? (query.pageNo - 1) * query.pageSize + records.length
    : await countRows(db, e, query.filter, scope);
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

/** One visible row with the columns of its detail and its children. Throws notFound. */
export async function oneRow(db: Handle, e: AnyEntity, id: string, scope: Scope): Promise<Data> {
  const names = [...new Set([...listNames(e), ...detailNames(e), 'sysOrgCode'])].filter((name) => findField(e, name));
  const [row] = await pageRows(db, e, names, { filter: ['id', 'eq', id], sort: [], limit: 1 }, scope);
  if (!row) throw missingRow(e);
  const rule = e.children && childrenShownWhen(e, scope.session.audience);
  const isShown = !rule || (await countRows(db, e, { all: [['id', 'eq', id], rule] }, scope)) > 0;
  for (const [key, child] of Object.entries(e.children ?? {}))
    row[key] = isShown ? await childRows(db, child, id, scope) : [];
  return row;
}
async function childRows(db: Handle, child: AnyEntity, parentId: string, scope: Scope): Promise<Data[]> {
  const names = Object.keys(child.fields);
  const { columns, fields } = await selection(child, names, scope);
  const deleted = child.appendOnly ? [] : [sql`${sql.ref(`${child.table}.delFlag`)} = 0`];
  const live = sql.join([sql`true`, ...deleted, ...fixedWhere(child)], sql` and `);
  const order = child.sort ? sql`${sql.ref(`${child.table}.${child.sort.column}`)} asc, id asc` : sql`id asc`;
  const { rows } = await sql<Data>`
    select ${sql.join(columns)} from ${sql.table(child.table)} ${joins(child, names, scope)}
    where ${sql.ref(`${child.table}.${child.parent}`)} = ${parentId} and ${live} order by ${order}`.execute(db);
  await presentRows(db, fields, rows, scope);
  return rows;
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
