import { type RawBuilder, sql } from 'kysely';
import { columnParsers } from '../database/column-types.ts';
import type { Data } from './texts.ts';

/** What the database answers for a packed select; null without rows. */
type Packed = { readonly types: readonly number[]; readonly rows: readonly (readonly (string | null)[])[] } | null;

/**
 * The rows of a select as one value of another statement: every value as its text, with the types of the columns, so that
 * `unpackRows` gives what the select would give as a statement of its own. `names` are the columns, by their aliases.
 */
export function packRows(names: readonly string[], select: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = names.map((name) => sql.ref(`packed.${name}`));
  const types = columns.map((column) => sql`pg_typeof(${column})::oid`);
  const texts = columns.map((column) => sql`${column}::text`);
  return sql`(select json_build_object('types', min(array[${sql.join(types)}]), 'rows', json_agg(array[${sql.join(texts)}]))
    from (${select}) packed having count(*) > 0)`;
}

/** The rows of a value that `packRows` selected, in their order. */
export function unpackRows<T = Data>(names: readonly string[], value: unknown): T[] {
  const packed = value as Packed;
  if (!packed) return [];
  const parsers = packed.types.map(getParser);
  const read = (text: string | null, i: number) => (text === null ? null : (parsers[i] as Parser)(text));
  return packed.rows.map((texts) => Object.fromEntries(names.map((name, i) => [name, read(texts[i] ?? null, i)])) as T);
}

type Parser = (text: string) => unknown;
const booleanType = 16;
/** A boolean is the only value whose text differs from what the database sends. */
const getParser = (type: number): Parser =>
  Number(type) === booleanType ? (text) => text === 'true' : (columnParsers[type] ?? ((text) => text));
