import {
  type AnyEntity,
  columnField,
  copiedColumns,
  type Field,
  type Filter,
  filterValue,
  isLeaf,
  nothing,
  plainRows,
  type Session,
  type Some,
  shownWhen,
} from '@campus/contract/kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { copyColumn } from '../schema/copies.ts';
import { getColumn, type Source } from '../schema/registry.ts';
import { compare } from './compare.ts';
import { all, always, any, type Condition, never, type Scope, withSettings } from './condition.ts';
import { holdsPieces } from './text-pieces.ts';

/** SQL alias of the joined row of a reference. */
const joinAlias = (reference: string): string => `via_${reference}`;

/**
 * The filter as SQL on the entity's table under `alias`. Names come from the definition (an unknown one is a defect:
 * requests are parsed first), values are bound; a missing session value matches no row.
 */
export async function where(e: AnyEntity, filter: Filter, asked: Scope, alias: string = e.table): Promise<Condition> {
  const scope = isIndexed(e, filter) ? withSettings(asked, { isLiteral: true }) : asked;
  if (!isLeaf(filter)) {
    if ('all' in filter) return all(await Promise.all(filter.all.map((f) => where(e, f, scope, alias))));
    if ('any' in filter) return any(await Promise.all(filter.any.map((f) => where(e, f, scope, alias))));
    return exists(e, filter, scope, alias);
  }
  const [name, operator, raw] = filter;
  const value = filterValue(raw, scope.session, scope);
  if (value === undefined && typeof raw === 'object' && raw !== null && 'session' in raw && raw.session === 'postScope')
    return always;
  const source = scope.registry.source(e, name) ?? systemSource(name);
  if (!source) throw new Error(`${e.name} has no field ${name}`);
  const from = source.via ? joinAlias(source.via.reference) : alias;
  const column = await loadExpression(e, source, from, scope);
  const { shown: isShown, plain } = await readRules(e, name, scope, alias);
  const shown = findAll([isShown, plain]);
  if (operator === 'empty')
    return shown ? sql<SqlBool>`(${shown} and ${column} is not null) is not true` : isNull(column);
  const meets =
    operator === 'filled'
      ? sql<SqlBool>`${column} is not null`
      : value === undefined || value === null
        ? never
        : await compare(source.field, source.column, column, operator, value, scope, from);
  const pieces = operator === 'like' ? holdsPieces(source.via?.entity ?? e, source, from, value, scope) : undefined;
  const parts = findAll([shown, meets, pieces]);
  return shown || pieces ? (parts as Condition) : meets;
}
/** The condition of a partial index that the definition declares. */
const isIndexed = (e: AnyEntity, filter: Filter): boolean =>
  e.indexes?.some((index) => 'name' in index && index.when === filter) ?? false;
/** The column of a source under `alias`, or the expression that computes its phase. */
async function loadExpression(
  e: AnyEntity,
  { field, column }: Pick<Source, 'field' | 'column'>,
  alias: string,
  scope: Scope,
): Promise<RawBuilder<unknown>> {
  if (!field.phases) return sql.ref(`${alias}.${column}`);
  const cases = await Promise.all(
    field.phases.map(async ([code, rows]) => sql`when ${await where(e, rows, scope, alias)} then ${code}::int`),
  );
  return sql`(case ${sql.join(cases, sql` `)} end)`;
}
const isNull = (column: RawBuilder<unknown>): Condition => sql<SqlBool>`${column} is null`;

/** In which rows this session reads a column at all, and plain; undefined means in all. */
interface ReadRules {
  readonly shown: Condition | undefined;
  readonly plain: Condition | undefined;
}
const findAll = (parts: readonly (Condition | undefined)[]): Condition | undefined => {
  const conditions = parts.filter((part) => part !== undefined);
  return conditions.length > 0 ? all(conditions) : undefined;
};
/** The rules of the column itself and, for a value read through a reference, those of the referenced row. */
async function readRules(e: AnyEntity, name: string, scope: Scope, alias: string): Promise<ReadRules> {
  const { audience } = scope.session;
  const via = scope.registry.source(e, name)?.via;
  const source = columnField(e, name)?.source;
  const rulesAt = async (of: AnyEntity, column: string, at: string, inside: Scope) => {
    const [shown, plain] = [shownWhen(of, column, audience), plainRows(of, column, audience)];
    return {
      shown: shown && (await where(of, shown, inside, at)),
      plain: plain && (await where(of, plain, inside, at)),
    };
  };
  const rules = [await rulesAt(e, name, alias, scope)];
  if (via && source !== undefined) {
    const ownId = sql.ref(`${alias}.${via.reference}`);
    rules.push(await rulesAt(via.entity, source, joinAlias(via.reference), withSettings(scope, { ownId })));
  }
  return { shown: findAll(rules.map(({ shown }) => shown)), plain: findAll(rules.map(({ plain }) => plain)) };
}

/** A column as this session reads it; where `isPlain` does not hold, only the mask of the value is. */
export interface ReadColumn {
  readonly value: RawBuilder<unknown>;
  readonly isPlain?: Condition;
}
/** Names a rule of a statement, so that several columns read its result; by default each asks it itself. */
export type NameRule = (rule: Condition) => Condition;
/** A column for the answer: a masked value is selected as stored, with whether the row shows it plain. */
export async function readColumn(
  e: AnyEntity,
  name: string,
  scope: Scope,
  named: NameRule = (rule) => rule,
): Promise<ReadColumn> {
  const source = scope.registry.source(e, name);
  if (!source) throw new Error(`${e.name} has no column ${name}`);
  const column = await loadExpression(e, source, source.via ? joinAlias(source.via.reference) : e.table, scope);
  const { shown, plain } = await readRules(e, name, scope, e.table);
  const isMasked = plain !== undefined && source.field.mask !== undefined;
  const rule = isMasked ? shown : findAll([shown, plain]);
  const value = rule ? sql`case when ${named(rule)} then ${column} end` : column;
  return isMasked ? { value, isPlain: named(plain) } : { value };
}
/** A column by which rows are sorted: where `rule` does not hold, the row has no value. */
export interface OrderColumn {
  readonly column: RawBuilder<unknown>;
  readonly rule?: Condition;
}
/** The column of an order; for a column of another row its copy, which has an index. */
export async function orderColumn(e: AnyEntity, name: string, scope: Scope): Promise<OrderColumn> {
  const source = scope.registry.source(e, name);
  if (!source) throw new Error(`${e.name} has no column ${name}`);
  const column = copiedColumns(e).includes(name)
    ? sql.ref(`${e.table}.${copyColumn(name)}`)
    : await loadExpression(e, source, source.via ? joinAlias(source.via.reference) : e.table, scope);
  // A page ends after few rows, so related rows are looked up for each.
  const { shown, plain } = await readRules(e, name, withSettings(scope, { isByRow: true }), e.table);
  const rule = findAll([shown, plain]);
  return rule ? { column, rule } : { column };
}
/** A column for conditions: null in rows where this session does not read it plain. */
export async function columnOfRow(e: AnyEntity, name: string, scope: Scope): Promise<RawBuilder<unknown>> {
  const { value, isPlain } = await readColumn(e, name, scope);
  return isPlain ? sql`case when ${isPlain} then ${value} end` : value;
}

/** The join of a reference: the row it points to, inside the tenant. */
function getJoin(e: AnyEntity, { reference, entity }: Via, { session }: Scope): RawBuilder<unknown> {
  const alias = joinAlias(reference);
  const conditions = [
    sql<SqlBool>`${sql.ref(`${alias}.id`)} = ${sql.ref(`${e.table}.${reference}`)}`,
    ...(entity.tenant ? [sql<SqlBool>`${sql.ref(`${alias}.tenantId`)} = ${session.tenantId}`] : []),
  ];
  return sql`left join ${sql.table(entity.table)} as ${sql.ref(alias)} on ${all(conditions)}`;
}
type Via = NonNullable<Source['via']>;

/** The joins that these columns need, one per reference. */
export function joins(e: AnyEntity, names: readonly string[], scope: Scope): RawBuilder<unknown> {
  const vias = new Map<string, Via>();
  for (const name of names) {
    const via = scope.registry.source(e, name)?.via;
    if (via) vias.set(via.reference, via);
  }
  const parts = [...vias.values()].map((via) => getJoin(e, via, scope));
  return parts.length ? sql.join(parts, sql` `) : sql``;
}

function systemSource(name: string): { field: Field; column: string; via?: undefined } | undefined {
  if (name !== 'tenantId' && name !== 'version' && name !== 'delFlag') return undefined;
  return { field: { kind: 'number', label: name, required: false }, column: name };
}

async function exists(of: AnyEntity, { some }: Some, asked: Scope, outer: string): Promise<Condition> {
  const { ownId } = asked;
  const scope = ownId ? withSettings(asked, { ownId: undefined }) : asked;
  const e = scope.registry.get(some.entity);
  const own = some.of === undefined ? 'id' : getColumn(some.of, of.fields[some.of] as Field);
  const alias = `some_${e.table}`;
  const field = columnField(e, some.field) as Field;
  const inner = await where(e, some.filter, scope, alias);
  const live = all([
    ...(e.appendOnly || some.deleted ? [] : [sql<SqlBool>`${sql.ref(`${alias}.delFlag`)} = 0`]),
    ...fixedWhere(e, alias),
  ]);
  const id = (some.of === undefined ? ownId : undefined) ?? sql.ref(`${outer}.${own}`);
  const link = sql<SqlBool>`${sql.ref(`${alias}.${getColumn(some.field, field)}`)} = ${id}`;
  // With an offset PostgreSQL keeps the subquery as it is, instead of hashing all related rows once per column.
  const tail = scope.isByRow ? sql` offset 0` : sql``;
  return sql<SqlBool>`exists (select 1 from ${sql.table(e.table)} as ${sql.ref(alias)} where ${link} and ${live} and ${inner}${tail})`;
}

/** The condition of every query on the entity: tenant, live rows, the audience's visibility, data rules. */
export async function visibleWhere(e: AnyEntity, scope: Scope, alias: string = e.table): Promise<Condition> {
  const rule = await restriction(e, scope);
  return all([liveWhere(e, scope.session, alias), ...(rule ? [await where(e, rule, scope, alias)] : [])]);
}
/** What the audience and the data rules demand of a row, deleted or not; undefined when they allow every row. */
export async function restriction(e: AnyEntity, { ports, session }: Scope): Promise<Filter | undefined> {
  const rule = e.visible[session.audience] ?? nothing;
  const parts = [rule === 'all' ? undefined : rule, await ports.dataRules(e, session)];
  const rules = parts.filter((part) => part !== undefined);
  return rules.length > 0 ? { all: rules } : undefined;
}
/** Live rows of the session's tenant, regardless of visibility. */
export function liveWhere(e: AnyEntity, session: Session, alias: string = e.table): Condition {
  return all([
    ...(e.tenant ? [sql<SqlBool>`${sql.ref(`${alias}.tenantId`)} = ${session.tenantId}`] : []),
    ...(e.appendOnly ? [] : [sql<SqlBool>`${sql.ref(`${alias}.delFlag`)} = 0`]),
    ...fixedWhere(e, alias),
  ]);
}
/** The conditions that tell the rows of an entity from those of others in its table. */
export const fixedWhere = (e: AnyEntity, alias: string = e.table): Condition[] =>
  Object.entries((e.fixed ?? {}) as Readonly<Record<string, string | number>>).map(
    ([name, value]) =>
      sql<SqlBool>`${sql.ref(`${alias}.${getColumn(name, e.fields[name] as Field)}`)} = ${sql.lit(value)}`,
  );
