import { Failure, type Filter, failure, fieldAccess, isComparable, isStaff } from '@campus/contract/kit';
import { parseSqlRule } from '@campus/contract/rules';
import { type DictOption, dictRefusals, systemRefusals } from '@campus/contract/system';
import { sql } from 'kysely';
import type { TableDictionary } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import { columnOfRow, joins } from '../../kit/read/where.ts';
import { parseSafeJson } from '../../kit/write/safe-input.ts';
import { findOpenedSource } from './table-white-list.ts';

const mostRows = 1000;
/** Message expected by clients for an undeclared source. */
const notDeclared = (): Failure => new Failure('noPermission', systemRefusals.notAllowed);
const camel = (name: string): string => name.trim().replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase());

/** A requested table dictionary, resolved to its declaration. */
export interface Source {
  readonly declared: TableDictionary;
  readonly text: string;
  readonly code: string;
  readonly filter: Filter;
}

/** `table,text,code[,condition]`, or `table where condition,text,code`; undefined for a plain dictionary code. */
export function isTableDictionary(name: string): boolean {
  return name.includes(',');
}
/** The declared source for a client's code. Throws 字典Code格式不正确！ and 白名单校验未通过！. */
export async function loadSource(context: Context, sent: string): Promise<Source> {
  const [first = '', text = '', code = '', ...rest] = sent.split(',');
  if (text.trim() === '' || code.trim() === '') throw new Failure('refused', dictRefusals.codeForm);
  const [, table = '', where = ''] = /^\s*(\w+)(?:\s+where\s+(.*))?$/is.exec(first) ?? [];
  return findDeclaredSource(context, {
    table,
    text,
    code,
    condition: [where, rest.join(',')].map(withoutOrder).filter(Boolean),
  });
}
const withoutOrder = (condition: string): string => condition.replace(/\border\s+by\b.*$/is, '').trim();

/** The declared source, or one opened by administrators. Throws 白名单校验未通过！. */
export async function findDeclaredSource(
  context: Context,
  named: { table: string; text: string; code: string; condition: readonly string[] },
): Promise<Source> {
  const declared = await findOpenedSource(context, named.table.toLowerCase());
  const [text, code] = [camel(named.text), camel(named.code)];
  if (!declared?.texts.includes(text) || !declared.codes.includes(code)) throw notDeclared();
  const { session } = context;
  const allowed = declared.code === undefined ? isStaff(session) : session.codes.has(declared.code);
  // An opened column stays hidden from callers whose lists hide it.
  const isReadable = (name: string): boolean => isComparable(fieldAccess(declared.entity, name, session));
  if (!allowed || !isReadable(text) || !isReadable(code)) throw notDeclared();
  const isFilter = (name: string): boolean => (declared.filters?.includes(name) ?? false) && isReadable(name);
  const parts = named.condition.map((condition) => parseSqlRule(condition, isFilter));
  if (parts.some((part) => part === undefined)) throw notDeclared();
  return { declared, text, code, filter: { all: parts as Filter[] } };
}

interface Wanted {
  readonly keyword?: string | null;
  readonly values?: readonly string[];
  readonly limit?: number;
  readonly offset?: number;
}
/** Visible rows of a source as options. A keyword matches text or value; a comma-separated one lists values. */
export async function optionsOfSource(context: Context, source: Source, wanted: Wanted): Promise<DictOption[]> {
  const { entity } = source.declared;
  const { text, code, join } = await loadColumns(context, source);
  const keyword = wanted.keyword?.trim() ?? '';
  const values = wanted.values ?? (keyword.includes(',') ? keyword.split(',').filter(Boolean) : undefined);
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const matching = values
    ? sql`${code} = any(${[...values]}::text[])`
    : keyword === ''
      ? sql`true`
      : sql`(${text} ilike ${like} or ${code} ilike ${like})`;
  const visible = await context.engine.visibleSql(entity, source.filter, context.session);
  const { rows } = await sql<{ value: string; text: string | null }>`
    select ${code} as value, ${text} as text from ${sql.table(entity.table)} ${join} where ${visible} and ${getTenant(context, source)} and ${matching} and ${code} is not null
    order by ${sql.ref(`${entity.table}.createTime`)}, ${sql.ref(`${entity.table}.id`)}
    limit ${Math.min(wanted.limit ?? mostRows, mostRows)}::int offset ${wanted.offset ?? 0}::int`.execute(context.db);
  return rows.map(({ value, text: shown }) => getOption(value, shown ?? value));
}
/** Text and value of a source as SQL, each as this session reads it. */
async function loadColumns({ engine, session }: Context, { declared: { entity }, text, code }: Source) {
  const scope = engine.scope(session);
  const [shownText, shownCode] = await Promise.all([text, code].map((name) => columnOfRow(entity, name, scope)));
  return {
    text: sql`(${shownText})::text`,
    code: sql`(${shownCode})::text`,
    join: joins(entity, [text, code], scope),
  };
}
const getOption = (value: string, text: string): DictOption => ({ value, text, title: text, label: text });

/** Users are not bound to one tenant; a picker shows those of the caller's tenant. */
function getTenant(context: Context, { declared: { entity } }: Source) {
  if (entity.name === 'sysUser')
    return sql`exists (select 1 from sys_user_tenant m where m.user_id = sys_user.id and m.tenant_id = ${context.session.tenantId} and m.del_flag = 0)`;
  return entity.name === 'sysTenant' ? sql`sys_tenant.id = ${String(context.session.tenantId)}` : sql`true`;
}

/** One level of a source's tree: rows below `pid`, or the roots without it. */
export async function treeLevel(
  context: Context,
  source: Source,
  tree: { readonly pidField: string; readonly hasChildField: string; readonly pid: string },
): Promise<{ value: string; text: string; parentId: string | null; hasChild: boolean }[]> {
  const { entity, tree: declared } = source.declared;
  if (!declared || camel(tree.pidField) !== declared.parent) throw notDeclared();
  if (tree.hasChildField !== '' && declared.hasChild !== undefined && camel(tree.hasChildField) !== declared.hasChild)
    throw notDeclared();
  const column = (name: string) => sql.ref(`${entity.table}.${name}`);
  const parent = column(declared.parent);
  const below =
    tree.pid === '' || tree.pid === '0' ? sql`coalesce(${parent}, '0') in ('', '0')` : sql`${parent} = ${tree.pid}`;
  const visible = await context.engine.visibleSql(entity, source.filter, context.session);
  const { text, code, join } = await loadColumns(context, source);
  const child = sql.ref(`c.${declared.parent}`);
  const { rows } = await sql<{ value: string; text: string; parentId: string | null; hasChild: boolean }>`
    select ${code} as value, ${text} as text, ${parent} as parent_id,
           exists (select 1 from ${sql.table(entity.table)} c where ${child} = ${column('id')} and c.del_flag = 0) as has_child
    from ${sql.table(entity.table)} ${join} where ${visible} and ${below}
    order by ${column('createTime')}, ${column('id')} limit ${mostRows}::int`.execute(context.db);
  return rows;
}
/** Converts the equality conditions of a JSON object to one condition text. Throws 组件condition传值异常. */
export function conditionOfJson(sent: string | null): string[] {
  if (!sent?.trim()) return [];
  const conditionFailure = (): Failure => failure('refused', dictRefusals.condition);
  let value: unknown;
  try {
    value = parseSafeJson(sent);
  } catch {
    throw conditionFailure();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw conditionFailure();
  return Object.entries(value).map(([name, v]) => `${name} = '${String(v).replaceAll("'", "''")}'`);
}
