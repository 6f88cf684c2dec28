import { type AnyEntity, anywhere, type Field, isSeveral, isUpload } from '@campus/contract/kit';
import { mask as masked } from '@campus/contract/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from './handle.ts';
import { joinAlias, type Scope } from './where.ts';

export type Data = Record<string, unknown>;

/** The column that names a row where it is referred to, with the join it needs when it lies behind a reference. */
export function displayOf(target: AnyEntity, scope: Scope): { name: RawBuilder<unknown>; join: RawBuilder<unknown> } {
  const source = scope.registry.source(target, target.display as string);
  if (!source) throw new Error(`${target.name} has no column ${String(target.display)}`);
  const { via, column } = source;
  if (!via) return { name: sql.ref(`${target.table}.${column}`), join: sql`` };
  const alias = joinAlias(via.reference);
  return {
    name: sql.ref(`${alias}.${column}`),
    join: sql`left join ${sql.table(via.entity.table)} as ${sql.ref(alias)} on ${sql.ref(`${alias}.id`)} = ${sql.ref(`${target.table}.${via.reference}`)}`,
  };
}

async function referredNames(
  db: Handle,
  target: AnyEntity,
  ids: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { name, join } = displayOf(target, scope);
  const tenant = target.tenant ? sql`and ${sql.ref(`${target.table}.tenantId`)} = ${scope.session.tenantId}` : sql``;
  const id = sql.ref(`${target.table}.id`);
  const { rows } = await sql<{ id: string; name: string | null }>`
    select ${id} as id, ${name} as name from ${sql.table(target.table)} ${join} where ${id} = any(${[...ids]}::text[]) ${tenant}`.execute(
    db,
  );
  return new Map(rows.map((r) => [r.id, r.name ?? '']));
}

/** Value → text for every value that a column of these rows holds, or undefined when the kind has no text. */
export async function textsOf(
  db: Handle,
  field: Field,
  values: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, string> | undefined> {
  switch (field.kind) {
    case 'dict':
    case 'dicts':
      return scope.ports.dictionary(field.dict as string);
    case 'choice':
      return new Map(Object.entries(field.options ?? {}));
    case 'flag':
      return new Map([
        ['1', '是'],
        ['0', '否'],
      ]);
    case 'yesNo':
      return new Map([
        ['Y', '是'],
        ['N', '否'],
      ]);
    case 'ref':
    case 'refs':
      return referredNames(db, scope.registry.get(field.to as string), values, scope);
    case 'user':
      return scope.ports.realnames(db, values);
    case 'depart':
    case 'category':
    case 'categories':
    case 'area':
    case 'areas': {
      const nodes = await scope.ports.tree(field.tree as string, scope.session.tenantId);
      const texts = values.flatMap((v) => (nodes.has(v) ? [[v, pathText(nodes, v, field)] as const] : []));
      return new Map([...texts, ...(field.anywhere ? [[anywhere, '不限'] as const] : [])]);
    }
    default:
      return undefined;
  }
}
/** Regions read as 省/市/区; other nodes by their own name. */
function pathText(
  nodes: ReadonlyMap<string, { text: string; parent: string | null }>,
  value: string,
  field: Field,
): string {
  if (field.kind !== 'area') return nodes.get(value)?.text ?? value;
  const names: string[] = [];
  for (let at: string | null = value; at && nodes.has(at) && names.length < 4; at = nodes.get(at)?.parent ?? null)
    names.unshift(nodes.get(at)?.text as string);
  return names.join('/');
}

const asList = (field: Field, value: unknown): string[] =>
  isSeveral(field) ? String(value).split(',').filter(Boolean) : [String(value)];

/**
 * Adds `{name}_dictText` (and `{x}Name` for a reference `xId`) to each row, for the named fields. A value without a text
 * repeats itself; an empty one gets no sibling (`api.md` 1.10).
 */
export async function addTexts(
  db: Handle,
  fields: Readonly<Record<string, Field>>,
  rows: Data[],
  scope: Scope,
): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    const values = [
      ...new Set(
        rows.flatMap((r) =>
          r[name] === null || r[name] === undefined || r[name] === '' ? [] : asList(field, r[name]),
        ),
      ),
    ];
    if (values.length === 0) continue;
    const texts = await textsOf(db, field, values, scope);
    if (!texts) continue;
    for (const row of rows) {
      if (row[name] === null || row[name] === undefined || row[name] === '') continue;
      const text = asList(field, row[name])
        .map((v) => texts.get(v) ?? v)
        .join(',');
      row[`${name}_dictText`] = text;
      if (field.kind === 'ref' && name.endsWith('Id')) row[`${name.slice(0, -2)}Name`] ??= text;
    }
  }
}

/** A stored value as it may leave the server for this session: numbers as numbers, decrypted, masked, paths signed. */
export function outgoing(field: Field, stored: unknown, scope: Scope): unknown {
  if (stored === null || stored === undefined) return null;
  if (field.kind === 'number' && typeof stored === 'string') return Number(stored);
  if (isUpload(field))
    return String(stored)
      .split(',')
      .map((p) => scope.ports.sign(p))
      .join(',');
  const value = field.encrypted ? scope.ports.cipher.decrypt(String(stored)) : stored;
  if (field.mask && !(field.plain && scope.session.codes.has(field.plain))) return masked(field.mask, String(value));
  return value;
}
