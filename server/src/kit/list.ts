import { type AnyEntity, detailNames, Failure, type Field, type Filter, failure, fieldOf } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from './handle.ts';
import type { ListQuery } from './query.ts';
import { addTexts, type Data, outgoing } from './texts.ts';
import { joinAlias, type Scope, visibleWhere, where } from './where.ts';

/** A page of rows as `result` of a list (`api.md` 1.7). */
export interface Page {
  records: Data[];
  total: number;
  size: number;
  current: number;
  pages: number;
  orders: [];
  searchCount: true;
}

const fixed = ['id', 'createBy', 'createTime'] as const;
const living = ['updateBy', 'updateTime', 'version'] as const;

/** Columns a list answers: what the screen shows, what it may show, references behind them, and the system columns. */
export function listNames(e: AnyEntity): string[] {
  const shown = [...e.list, ...(e.hidden ?? [])] as string[];
  const behind = shown.flatMap((name) => (e.fields[name]?.kind === 'through' ? [e.fields[name].via as string] : []));
  return [...new Set([...shown, ...behind, ...(e.tree ? [e.tree] : []), ...(e.workflow ? [e.workflow.column] : [])])];
}

function sourceOf(e: AnyEntity, name: string, scope: Scope) {
  const source = scope.registry.source(e, name);
  if (!source) throw new Error(`${e.name} has no column ${name}`);
  return source;
}

/** SELECT list and joins for the named columns; secret fields have no way out. */
function selection(
  e: AnyEntity,
  names: readonly string[],
  scope: Scope,
): { columns: RawBuilder<unknown>[]; fields: Record<string, Field> } {
  const system = [...fixed, ...(e.appendOnly ? [] : living)];
  const fields: Record<string, Field> = {};
  const columns = [...new Set([...system, ...names])].flatMap((name) => {
    if (name === 'version') return [sql`${sql.ref(`${e.table}.version`)}`];
    const source = sourceOf(e, name, scope);
    if (source.field.secret) return [];
    fields[name] = source.field;
    const from = source.via ? joinAlias(source.via.reference) : e.table;
    return [sql`${sql.ref(`${from}.${source.column}`)} as ${sql.ref(name)}`];
  });
  return { columns, fields };
}

function filterNames(filter: Filter): string[] {
  if (Array.isArray(filter)) return [filter[0] as string];
  if ('all' in filter) return filter.all.flatMap(filterNames);
  if ('any' in filter) return filter.any.flatMap(filterNames);
  return [];
}

/** The joins that these columns need, one per reference. */
function joins(e: AnyEntity, names: readonly string[], scope: Scope): RawBuilder<unknown> {
  const vias = new Map(
    names.flatMap((name) => {
      const via = scope.registry.source(e, name)?.via;
      return via ? [[via.reference, via.entity] as const] : [];
    }),
  );
  const parts = [...vias].map(([reference, target]) => {
    const alias = joinAlias(reference);
    return sql`left join ${sql.table(target.table)} as ${sql.ref(alias)} on ${sql.ref(`${alias}.id`)} = ${sql.ref(`${e.table}.${reference}`)}`;
  });
  return parts.length ? sql.join(parts, sql` `) : sql``;
}

function orderBy(e: AnyEntity, sort: ListQuery['sort'], scope: Scope): RawBuilder<unknown> {
  const parts = sort.map(({ name, order }) => {
    const source = sourceOf(e, name, scope);
    const ref = sql.ref(`${source.via ? joinAlias(source.via.reference) : e.table}.${source.column}`);
    // System times are never null: without NULLS LAST the index on them serves the order.
    const nulls = name === 'createTime' || name === 'id' ? sql`` : sql` nulls last`;
    return order === 'asc' ? sql`${ref} asc${nulls}` : sql`${ref} desc${nulls}`;
  });
  const last = sort.at(-1)?.order === 'asc' ? sql`asc` : sql`desc`;
  return sql.join([...parts, sql`${sql.ref(`${e.table}.id`)} ${last}`]);
}

/** Runs the query and makes its rows fit to leave the server: masks, texts, then the behaviour's last look. */
async function fetchRows(
  db: Handle,
  e: AnyEntity,
  names: readonly string[],
  filter: Filter,
  tail: RawBuilder<unknown>,
  scope: Scope,
  more: readonly string[] = [],
): Promise<Data[]> {
  const { columns, fields } = selection(e, names, scope);
  const condition = await where(e, filter, scope);
  const visible = await visibleWhere(e, scope);
  const { rows } = await sql<Data>`
    select ${sql.join(columns)} from ${sql.table(e.table)} ${joins(e, [...names, ...filterNames(filter), ...more], scope)}
    where ${visible} and ${condition} ${tail}`.execute(db);
  for (const row of rows)
    for (const [name, field] of Object.entries(fields)) row[name] = outgoing(field, row[name], scope);
  await addTexts(db, fields, rows, scope);
  return rows;
}

/** `from … where …` over the rows this session may see under the filter, for a select that aggregates them. */
export async function fromVisible(e: AnyEntity, filter: Filter, scope: Scope): Promise<RawBuilder<unknown>> {
  const condition = await where(e, filter, scope);
  const visible = await visibleWhere(e, scope);
  return sql`from ${sql.table(e.table)} ${joins(e, filterNames(filter), scope)} where ${visible} and ${condition}`;
}
/** How many rows this session may see under the filter. */
export async function countRows(db: Handle, e: AnyEntity, filter: Filter, scope: Scope): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total ${await fromVisible(e, filter, scope)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** One page of the entity's list for this session. */
export async function listPage(
  db: Handle,
  e: AnyEntity,
  query: ListQuery,
  scope: Scope,
  present?: (rows: Data[]) => Promise<void>,
): Promise<Page> {
  const tail = sql`order by ${orderBy(e, query.sort, scope)} limit ${query.pageSize} offset ${(query.pageNo - 1) * query.pageSize}`;
  const records = await fetchRows(
    db,
    e,
    listNames(e),
    query.filter,
    tail,
    scope,
    query.sort.map((s) => s.name),
  );
  const full = records.length < query.pageSize && (records.length > 0 || query.pageNo === 1);
  const total = full
    ? (query.pageNo - 1) * query.pageSize + records.length
    : await countRows(db, e, query.filter, scope);
  await present?.(records);
  return {
    records,
    total,
    size: query.pageSize,
    current: query.pageNo,
    pages: Math.ceil(total / query.pageSize),
    orders: [],
    searchCount: true,
  };
}

/** Up to `limit` rows with the named columns, in list order from `offset` on: pickers, exports, child rows. */
export async function someRows(
  db: Handle,
  e: AnyEntity,
  names: readonly string[],
  query: Pick<ListQuery, 'filter' | 'sort'>,
  limit: number,
  offset: number,
  scope: Scope,
): Promise<Data[]> {
  const tail = sql`order by ${orderBy(e, query.sort, scope)} limit ${limit} offset ${offset}`;
  return fetchRows(
    db,
    e,
    names,
    query.filter,
    tail,
    scope,
    query.sort.map((s) => s.name),
  );
}

/** The refusal of a row that is not there or not this user's to see; nobody can tell which. */
export const missingRow = (e: AnyEntity): Failure =>
  e.missing === undefined ? failure('notFound') : new Failure('notFound', e.missing);

/** One visible row with everything its detail shows, children included. Throws notFound. */
export async function oneRow(db: Handle, e: AnyEntity, id: string, scope: Scope): Promise<Data> {
  const names = [...new Set([...listNames(e), ...detailNames(e), 'sysOrgCode'])].filter((name) => fieldOf(e, name));
  const [row] = await fetchRows(db, e, names, ['id', 'eq', id], sql`limit 1`, scope);
  if (!row) throw missingRow(e);
  for (const [key, child] of Object.entries(e.children ?? {})) row[key] = await childRows(db, child, id, scope);
  return row;
}
async function childRows(db: Handle, child: AnyEntity, parentId: string, scope: Scope): Promise<Data[]> {
  const names = Object.keys(child.fields);
  const { columns, fields } = selection(child, names, scope);
  const live = child.appendOnly ? sql`true` : sql`${sql.ref(`${child.table}.delFlag`)} = 0`;
  const order = child.sort ? sql`${sql.ref(`${child.table}.${child.sort.column}`)} asc, id asc` : sql`id asc`;
  const { rows } = await sql<Data>`
    select ${sql.join(columns)} from ${sql.table(child.table)} ${joins(child, names, scope)}
    where ${sql.ref(`${child.table}.${child.parent}`)} = ${parentId} and ${live} order by ${order}`.execute(db);
  for (const row of rows)
    for (const [name, field] of Object.entries(fields)) row[name] = outgoing(field, row[name], scope);
  await addTexts(db, fields, rows, scope);
  return rows;
}

/** Ids of the visible rows under the filter, in order: an export reads its rows by them, so that it sees each once. */
export async function orderedIds(
  db: Handle,
  e: AnyEntity,
  query: Pick<ListQuery, 'filter' | 'sort'>,
  limit: number,
  scope: Scope,
): Promise<string[]> {
  const condition = await where(e, query.filter, scope);
  const visible = await visibleWhere(e, scope);
  const names = [...filterNames(query.filter), ...query.sort.map((s) => s.name)];
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`${e.table}.id`)} as id from ${sql.table(e.table)} ${joins(e, names, scope)}
    where ${visible} and ${condition} order by ${orderBy(e, query.sort, scope)} limit ${limit}`.execute(db);
  return rows.map((r) => r.id);
}
