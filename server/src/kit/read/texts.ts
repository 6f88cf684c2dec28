import {
  type AnyEntity,
  anywhere,
  type Field,
  type FieldAccess,
  fieldAccess,
  findField,
  getVisibleValue,
  isList,
  isUpload,
} from '@campus/contract/kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import type { Scope } from './condition.ts';
import { columnOfRow, joins, readColumn } from './where.ts';

export type Data = Record<string, unknown>;

/** The display column of a referenced row as this session reads it, with the join it needs. */
export async function loadDisplay(
  target: AnyEntity,
  scope: Scope,
): Promise<{ name: RawBuilder<unknown>; join: RawBuilder<unknown> }> {
  const name = target.display as string;
  return { name: await columnOfRow(target, name, scope), join: joins(target, [name], scope) };
}

/** Condition for rows of `target` that the session's tenant can refer to. */
export function insideTenant(target: AnyEntity, { ports, session: { tenantId } }: Scope): RawBuilder<SqlBool> {
  return target.tenant
    ? sql<SqlBool>`${sql.ref(`${target.table}.tenantId`)} = ${tenantId}`
    : (ports.ofTenant(target, tenantId) ?? sql<SqlBool>`true`);
}

async function referencedNames(
  db: Handle,
  target: AnyEntity,
  ids: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, string>> {
  const display = target.display as string;
  const access = fieldAccess(target, display, scope.session);
  if (ids.length === 0 || access === 'none') return new Map();
  const { value, isPlain } = await readColumn(target, display, scope);
  const inside = insideTenant(target, scope);
  const id = sql.ref(`${target.table}.id`);
  const { rows } = await sql<{ id: string; name: string | null; isPlain: boolean }>`
    select ${id} as id, ${value} as name, ${isPlain ?? sql`true`} as is_plain
    from ${sql.table(target.table)} ${joins(target, [display], scope)} where ${id} = any(${[...ids]}::text[]) and ${inside}`.execute(
    db,
  );
  const field = findField(target, display) as Field;
  return new Map(
    rows.map((row) => [row.id, String(presentValue(field, row.name, accessInRow(access, row.isPlain), scope) ?? '')]),
  );
}
/** The access to a value in a row that shows it plain, or does not. */
export const accessInRow = (access: FieldAccess, isPlain: boolean): FieldAccess =>
  access === 'byRow' && isPlain ? 'plain' : access;

const kindsWithTexts: ReadonlySet<Field['kind']> = new Set([
  'dict',
  'dicts',
  'choice',
  'flag',
  'yesNo',
  'ref',
  'refs',
  'user',
  'depart',
  'category',
  'categories',
  'area',
  'areas',
]);
const flagTexts: ReadonlyMap<string, string> = new Map([
  ['1', '是'],
  ['0', '否'],
]);
const yesNoTexts: ReadonlyMap<string, string> = new Map([
  ['Y', '是'],
  ['N', '否'],
]);
const optionTexts = new WeakMap<Field, ReadonlyMap<string, string>>();
function findOptions(field: Field): ReadonlyMap<string, string> {
  const known = optionTexts.get(field) ?? new Map(Object.entries(field.options ?? {}));
  optionTexts.set(field, known);
  return known;
}
/** Value → text of the given values; undefined when the kind has no texts. */
export async function findTexts(
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
      return findOptions(field);
    case 'flag':
      return flagTexts;
    case 'yesNo':
      return yesNoTexts;
    case 'ref':
    case 'refs':
      return referencedNames(db, scope.registry.get(field.to as string), values, scope);
    case 'user':
      // Authors of rows are named regardless of tenant; users that a request can choose must belong to the tenant.
      return scope.ports.realnames(db, values, field.derived ? undefined : scope.session.tenantId);
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
/** Regions as 省/市/区; other nodes by their own name. */
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
  isList(field) ? String(value).split(',').filter(Boolean) : [String(value)];

/** The column that already reads the text of a reference, as this row shows it: no other text may say more. */
export function displayColumn(
  fields: Readonly<Record<string, Field>>,
  name: string,
  { kind, to }: Field,
  { registry }: Scope,
): string | undefined {
  if (kind !== 'ref') return undefined;
  const { display } = registry.get(to as string);
  return Object.keys(fields).find((one) => fields[one]?.via === name && fields[one]?.source === display);
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const listValues = ({ name, field }: TextField, rows: readonly Data[]): string[] => [
  ...new Set(rows.flatMap((row) => (isEmpty(row[name]) ? [] : asList(field, row[name])))),
];

/** Users whom the server writes into a row: they are named regardless of tenant. */
export const isAuthor = ({ kind, derived }: Field): boolean => kind === 'user' && derived === true;

/** A field with texts. */
interface TextField {
  readonly name: string;
  readonly field: Field;
  readonly isAuthor: boolean;
  /** The column that already reads the text. */
  readonly column: string | undefined;
  /** The second name of the text, for a reference `xId`. */
  readonly alias: string | undefined;
}
type FieldsByName = Readonly<Record<string, Field>>;
/** By the fields of a SELECT list, which is kept for a session. */
const textFields = new WeakMap<FieldsByName, readonly TextField[]>();

function listTextFields(fields: FieldsByName, scope: Scope): readonly TextField[] {
  const known = textFields.get(fields);
  if (known) return known;
  const found = Object.entries(fields).flatMap(([name, field]): TextField[] => {
    if (!kindsWithTexts.has(field.kind)) return [];
    const alias = field.kind === 'ref' && name.endsWith('Id') ? `${name.slice(0, -2)}Name` : undefined;
    return [{ name, field, isAuthor: isAuthor(field), column: displayColumn(fields, name, field, scope), alias }];
  });
  textFields.set(fields, found);
  return found;
}

/** The names of all authors in the rows, by one statement. */
async function loadAuthors(
  db: Handle,
  fields: readonly TextField[],
  rows: readonly Data[],
  { ports }: Scope,
): Promise<ReadonlyMap<string, string>> {
  const usernames = new Set(fields.flatMap((field) => listValues(field, rows)));
  return usernames.size > 0 ? ports.realnames(db, [...usernames]) : noTexts;
}
const noTexts: ReadonlyMap<string, string> = new Map();

/** By field: value → text, where the rows came with their texts. */
export type LoadedTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Adds `{name}_dictText` (and `{x}Name` for a reference `xId`) to each row for the named fields. A value without a text
 * repeats itself, a reference to a row without a name has an empty text; an empty value gets no text.
 */
export async function addTexts(
  db: Handle,
  fields: FieldsByName,
  rows: Data[],
  scope: Scope,
  loaded: LoadedTexts = noLoaded,
): Promise<void> {
  const withTexts = listTextFields(fields, scope);
  const named = withTexts.filter(({ isAuthor, name }) => isAuthor && !loaded.has(name));
  const authors = await loadAuthors(db, named, rows, scope);
  for (const one of withTexts) {
    const filled = rows.filter((row) => !isEmpty(row[one.name]));
    if (filled.length === 0) continue;
    const texts = one.column === undefined ? await textsOf(db, one, filled, scope, { loaded, authors }) : noTexts;
    if (!texts) continue;
    for (const row of filled) addText(row, one, texts);
  }
}
const noLoaded: LoadedTexts = new Map();

function addText(row: Data, { name, field, column, alias }: TextField, texts: ReadonlyMap<string, string>): void {
  const value = row[name];
  const text =
    column !== undefined
      ? String(row[column] ?? '')
      : isList(field)
        ? asList(field, value)
            .map((v) => texts.get(v) ?? v)
            .join(',')
        : (texts.get(String(value)) ?? String(value));
  row[`${name}_dictText`] = text;
  if (text !== '' && alias !== undefined) row[alias] ??= text;
}

const textsOf = async (
  db: Handle,
  one: TextField,
  rows: readonly Data[],
  scope: Scope,
  { loaded, authors }: { loaded: LoadedTexts; authors: ReadonlyMap<string, string> },
): Promise<ReadonlyMap<string, string> | undefined> =>
  loaded.get(one.name) ?? (one.isAuthor ? authors : await findTexts(db, one.field, listValues(one, rows), scope));

/** Signs stored paths for the session. */
const signedPaths = ({ plain }: Field, paths: string, { ports, session }: Scope): string =>
  paths
    .split(',')
    .map((path) => ports.sign(path, session, plain !== undefined))
    .join(',');

/** A stored value as sent to the client with this access: numbers as numbers, decrypted, masked, paths signed. */
export function presentValue(field: Field, stored: unknown, access: FieldAccess, scope: Scope): unknown {
  if (stored === null || stored === undefined) return null;
  if (access === 'none') return null;
  if (isUpload(field) && access === 'plain') return signedPaths(field, String(stored), scope);
  if (field.kind === 'number' && typeof stored === 'string') return Number(stored);
  return getVisibleValue(field, field.encrypted ? scope.ports.cipher.decrypt(String(stored)) : stored, access);
}
