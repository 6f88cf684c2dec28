import {
  type AnyEntity,
  type Field,
  type FieldAccess,
  fieldAccess,
  findField,
  isComparable,
} from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import type { Scope } from './condition.ts';
import { Rules } from './rules.ts';
import { loadTextColumns, type TextColumns, textColumn } from './text-columns.ts';
import { addTexts, type Data, type LoadedTexts, presentValue } from './texts.ts';
import { joins, readColumn } from './where.ts';

const fixedColumns = ['id', 'createBy', 'createTime'] as const;
const mutableColumns = ['updateBy', 'updateTime', 'version'] as const;

interface ReadField {
  readonly field: Field;
  readonly access: FieldAccess;
}
/** The SELECT list of a statement over rows, and how its rows are presented. */
export interface Selection {
  readonly columns: readonly RawBuilder<unknown>[];
  /** The joins that the columns need. */
  readonly join: RawBuilder<unknown>;
  /** The part of them with the rules of columns, for a statement that has the others. */
  readonly rules: RawBuilder<unknown>;
  /** Fields of the answer; `version` needs no presentation. */
  readonly fields: Readonly<Record<string, ReadField>>;
  readonly readers: TextColumns['readers'];
  /** Aliases of the columns. */
  readonly names: readonly string[];
  /** Fields of the answer whose values this session compares and reads. */
  readonly plain: Readonly<Record<string, Field>>;
}

/** Column that says whether a row shows the value plain. */
const plainFlag = (name: string): string => `${name}IsPlain`;

/** The named columns that this session can read; their texts are read by further statements. */
export const selectColumns = async (
  db: Handle,
  e: AnyEntity,
  names: readonly string[],
  scope: Scope,
): Promise<Selection> => (await readColumns(db, e, names, scope)).selection;

/** The named columns that this session can read, with the texts of references and users in the same statement. */
export async function selectWithTexts(
  db: Handle,
  e: AnyEntity,
  names: readonly string[],
  scope: Scope,
): Promise<Selection> {
  const load = async (watched: Scope): Promise<Selection> => {
    const { selection, plain } = await readColumns(db, e, names, watched);
    const { columns, join, readers } = await loadTextColumns(plain, watched);
    return {
      ...selection,
      columns: compileColumns(db, [...selection.columns, ...columns]),
      names: [...selection.names, ...[...readers.keys()].map(textColumn)],
      join: sql`${selection.join} ${join}`,
      readers,
    };
  };
  const key = `${scope.isByRow ? 'rows' : 'scan'} ${names.join()}`;
  return scope.selections?.get(e, key, scope, load) ?? load(scope);
}
/** The columns without values as one text; the order of columns is of no account. */
function compileColumns(db: Handle, columns: readonly RawBuilder<unknown>[]): readonly RawBuilder<unknown>[] {
  const texts: string[] = [];
  const others = columns.filter((column) => {
    const compiled = column.compile(db);
    if (compiled.parameters.length > 0) return true;
    texts.push(compiled.sql);
    return false;
  });
  return [sql.raw(texts.join(', ')), ...others];
}

async function readColumns(
  db: Handle,
  e: AnyEntity,
  names: readonly string[],
  scope: Scope,
): Promise<{ selection: Selection; plain: Parameters<typeof loadTextColumns>[0] }> {
  const system = [...fixedColumns, ...(e.appendOnly ? [] : mutableColumns)];
  const fields: Record<string, ReadField> = {};
  const plain: Record<string, { field: Field; value: RawBuilder<unknown> }> = {};
  const columns: RawBuilder<unknown>[] = [];
  const aliases: string[] = [];
  const rules = new Rules(db);
  for (const name of new Set([...system, ...names])) {
    if (name === 'version') {
      // The version is shown together with the time of the last change.
      if (fieldAccess(e, 'updateTime', scope.session) === 'none') continue;
      columns.push(sql`${sql.ref(`${e.table}.version`)}`);
      aliases.push(name);
      continue;
    }
    const access = fieldAccess(e, name, scope.session);
    if (access === 'none') continue;
    const { value, isPlain } = await readColumn(e, name, scope, rules.name);
    columns.push(sql`${value} as ${sql.ref(name)}`);
    if (isPlain) columns.push(sql`${isPlain} as ${sql.ref(plainFlag(name))}`);
    aliases.push(name, ...(isPlain ? [plainFlag(name)] : []));
    // Without a mask the value is null where it is not plain.
    const read = {
      field: findField(e, name) as Field,
      access: access === 'byRow' && !isPlain ? ('plain' as const) : access,
    };
    fields[name] = read;
    if (read.access === 'plain') plain[name] = { field: read.field, value };
  }
  const compared = Object.entries(fields).flatMap(([name, { field, access }]) =>
    isComparable(access) ? [[name, field] as const] : [],
  );
  const parts = { rules: rules.join, join: sql`${joins(e, names, scope)} ${rules.join}` };
  const texts = { readers: new Map(), plain: Object.fromEntries(compared) };
  return { selection: { columns, names: aliases, fields, ...parts, ...texts }, plain };
}

/** The rows for the client: values masked, texts of the unmasked ones added. */
export async function presentRows(
  db: Handle,
  { fields, readers, plain }: Selection,
  stored: readonly Data[],
  scope: Scope,
): Promise<Data[]> {
  const read = listRead(fields);
  const loaded = loadedTexts(readers, stored);
  const rows = stored.map((row) => {
    const shown: Data = {};
    for (const [name, { field, access }] of read) {
      const isPlain = access === 'plain' || (access === 'byRow' && row[plainFlag(name)] === true);
      shown[name] = presentValue(field, row[name], isPlain ? 'plain' : access, scope);
    }
    if (row.version !== undefined) shown.version = row.version;
    return shown;
  });
  await addTexts(db, plain, rows, scope, loaded);
  return rows;
}

/** The entries of the fields of a SELECT list, which is kept for a session. */
const entriesOf = new WeakMap<Selection['fields'], readonly (readonly [string, ReadField])[]>();
function listRead(fields: Selection['fields']): readonly (readonly [string, ReadField])[] {
  const known = entriesOf.get(fields) ?? Object.entries(fields);
  entriesOf.set(fields, known);
  return known;
}

function loadedTexts(readers: TextColumns['readers'], rows: readonly Data[]): LoadedTexts {
  const loaded = new Map<string, Map<string, string>>();
  for (const [name, read] of readers) {
    const found = new Map<string, string>();
    for (const row of rows) read(row, found);
    loaded.set(name, found);
  }
  return loaded;
}
