import { anywhere, canonicalValue, type Field, isList, type Operator } from '@campus/contract/kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Ports } from '../ports.ts';
import { type Condition, escapeLike, never, type Scope } from './condition.ts';
import { matchesPinyin, pinyinColumn } from './pinyin.ts';

const comparisons = { eq: sql`=`, ne: sql`<>`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const;

/** A column compared with a value that is neither missing nor null. `name` is the column under `alias`. */
export async function compare(
  field: Field,
  name: string,
  column: RawBuilder<unknown>,
  operator: Operator,
  value: unknown,
  scope: Scope,
  alias: string,
): Promise<Condition> {
  if (field.encrypted) return compareHash(field, name, operator, value, scope, alias);
  const write = scope.isLiteral ? sql.lit : sql.val;
  const asText =
    field.kind === 'text' || field.kind === 'longText' || field.kind === 'richText' || field.kind === 'link'
      ? column
      : sql`${column}::text`;
  switch (operator) {
    case 'in': {
      const values = Array.isArray(value) ? value : [value];
      return values.length ? sql<SqlBool>`${column} in (${sql.join(values.map(write))})` : never;
    }
    case 'member': {
      const values = (Array.isArray(value) ? value : [value]).map(String);
      return sql<SqlBool>`string_to_array(${column}, ',') && ${values}::text[]`;
    }
    case 'week_hour':
      return sql<SqlBool>`to_char(${column}, 'ID-HH24') = any(${(Array.isArray(value) ? value : [value]).map(String)}::text[])`;
    case 'under':
      return under(field, column, value, scope);
    case 'sounds_like':
      return field.pinyin ? matchesPinyin(sql.ref(`${alias}.${pinyinColumn(name)}`), String(value)) : never;
    case 'like':
      return sql<SqlBool>`${asText} ilike ${`%${escapeLike(value)}%`}`;
    case 'right_like':
      return sql<SqlBool>`${asText} ilike ${`${escapeLike(value)}%`}`;
    case 'left_like':
      return sql<SqlBool>`${asText} ilike ${`%${escapeLike(value)}`}`;
    case 'not_right_like':
      return sql<SqlBool>`${asText} not ilike ${`${escapeLike(value)}%`}`;
    case 'not_left_like':
      return sql<SqlBool>`${asText} not ilike ${`%${escapeLike(value)}`}`;
    default:
      return sql<SqlBool>`${column} ${comparisons[operator as keyof typeof comparisons]} ${write(value)}`;
  }
}

function compareHash(
  field: Field,
  name: string,
  operator: Operator,
  value: unknown,
  scope: Scope,
  alias: string,
): Condition {
  if (operator !== 'eq' && operator !== 'in')
    throw new Error(`${field.label} is encrypted and can be compared for equality only`);
  const column = sql.ref(`${alias}.${name}Hash`);
  const hashes = (Array.isArray(value) ? value : [value]).map((v) =>
    scope.ports.cipher.hash(canonicalValue(field, String(v))),
  );
  return sql<SqlBool>`${column} in (${sql.join(hashes)})`;
}

/** Region codes and department codes nest by their digits; other trees are small, so the node's subtree is listed. */
async function under(field: Field, column: RawBuilder<unknown>, value: unknown, scope: Scope): Promise<Condition> {
  if (field.kind === 'area') return sql<SqlBool>`${column} like ${`${escapeLike(regionPrefix(String(value)))}%`}`;
  if (field.kind === 'areas')
    return sql<SqlBool>`(',' || ${column}) like any(${placesIn(field, String(value))}::text[])`;
  if (!field.tree) return sql<SqlBool>`${column} like ${`${escapeLike(value)}%`}`;
  const nodes = await loadSubtree(scope.ports, field.tree, String(value), scope.session.tenantId);
  return isList(field)
    ? sql<SqlBool>`string_to_array(${column}, ',') && ${nodes}::text[]`
    : sql<SqlBool>`${column} = any(${nodes}::text[])`;
}
const placesIn = (field: Field, code: string): string[] =>
  [regionPrefix(code), ...(field.anywhere ? [anywhere] : [])].map((prefix) => `%,${escapeLike(prefix)}%`);
/** `110000` → `11`, `110100` → `1101`: a region and everything inside it share these digits. */
const regionPrefix = (code: string): string => code.replace(/(00)+$/, '');

/** A node and everything below it. */
export async function loadSubtree(ports: Ports, tree: string, node: string, tenantId: number): Promise<string[]> {
  const nodes = await ports.tree(tree, tenantId);
  const children = new Map<string, string[]>();
  for (const n of nodes.values()) if (n.parent) children.set(n.parent, [...(children.get(n.parent) ?? []), n.value]);
  const found: string[] = [];
  const open = [node];
  const seen = new Set<string>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    found.push(next);
    open.push(...(children.get(next) ?? []));
  }
  return found;
}
