import { type Field, type FieldAccess, fieldAccess, findField, isList } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from './condition.ts';
import { accessInRow, type Data, displayColumn, insideTenant, isAuthor, presentValue } from './texts.ts';
import { joins, readColumn } from './where.ts';

/** Texts of references and users that the statement of the rows reads itself, one look-up by an index per row. */
export interface TextColumns {
  readonly columns: readonly RawBuilder<unknown>[];
  /** Names the values, so that a subquery over the same table can refer to them. */
  readonly join: RawBuilder<unknown>;
  /** By field: reads the texts of the row, by value, into `found`. */
  readonly readers: ReadonlyMap<string, (row: Data, found: Map<string, string>) => void>;
}
interface NamedValue {
  readonly field: Field;
  readonly value: RawBuilder<unknown>;
}
interface TextColumn {
  readonly text: RawBuilder<unknown>;
  readonly read: (text: unknown, value: string, found: Map<string, string>) => void;
}
/** Column with the text of a field; its name is not a field's. */
export const textColumn = (name: string): string => `${name}DisplayText`;

/** Text columns for those of the named values that have texts in other tables. */
export async function loadTextColumns(named: Readonly<Record<string, NamedValue>>, scope: Scope): Promise<TextColumns> {
  const fields = Object.fromEntries(Object.entries(named).map(([name, { field }]) => [name, field]));
  const values: RawBuilder<unknown>[] = [];
  const columns: RawBuilder<unknown>[] = [];
  const readers = new Map<string, (row: Data, found: Map<string, string>) => void>();
  for (const [name, { field, value }] of Object.entries(named)) {
    if (displayColumn(fields, name, field, scope) !== undefined) continue;
    const column = await loadTextColumn(field, sql.ref(`named.${name}`), scope);
    if (!column) continue;
    values.push(sql`${value} as ${sql.ref(name)}`);
    columns.push(sql`${column.text} as ${sql.ref(textColumn(name))}`);
    readers.set(name, (row, found) => {
      const [text, id] = [row[textColumn(name)], row[name]];
      if (text !== null && id !== null) column.read(text, String(id), found);
    });
  }
  const join = values.length > 0 ? sql`cross join lateral (select ${sql.join(values)}) as named` : sql``;
  return { columns, join, readers };
}

async function loadTextColumn(field: Field, value: RawBuilder<unknown>, scope: Scope): Promise<TextColumn | undefined> {
  if (field.kind === 'user')
    return {
      text: scope.ports.realname(value, isAuthor(field) ? undefined : scope.session.tenantId),
      read: (text, username, found) => found.set(username, String(text)),
    };
  return field.kind === 'ref' || field.kind === 'refs' ? loadReferenceText(field, value, scope) : undefined;
}

/** A row without a name has an empty text. Where the referenced row decides on a mask, the text comes with its decision. */
async function loadReferenceText(
  reference: Field,
  value: RawBuilder<unknown>,
  scope: Scope,
): Promise<TextColumn | undefined> {
  const target = scope.registry.get(reference.to as string);
  const display = target.display as string;
  const access = fieldAccess(target, display, scope.session);
  const { value: name, isPlain } = await readColumn(target, display, scope);
  if (access === 'none') return undefined;
  const id = sql.ref(`${target.table}.id`);
  const named = sql`coalesce(${name}::text, '')`;
  const text = isPlain ? sql`json_build_array(${named}, ${isPlain})` : named;
  const from = sql`from ${sql.table(target.table)} ${joins(target, [display], scope)}`;
  const inside = insideTenant(target, scope);
  const field = findField(target, display) as Field;
  const present = (stored: unknown): string => {
    const [value, isShown] = isPlain ? (stored as [unknown, boolean]) : [stored, true];
    return presentText(field, value, accessInRow(access, isShown), scope);
  };
  if (isList(reference))
    return {
      text: sql`(select json_object_agg(${id}, ${text}) ${from} where ${id} = any(string_to_array(${value}, ',')) and ${inside})`,
      read: (texts, _value, found) => {
        for (const [one, stored] of Object.entries(texts as Data)) found.set(one, present(stored));
      },
    };
  return {
    text: sql`(select ${text} ${from} where ${id} = ${value} and ${inside})`,
    read: (stored, one, found) => found.set(one, present(stored)),
  };
}
const presentText = (field: Field, stored: unknown, access: FieldAccess, scope: Scope): string =>
  stored === '' ? '' : String(presentValue(field, stored, access, scope) ?? '');
