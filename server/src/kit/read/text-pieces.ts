import { type AnyEntity, type Field, type Filter, isLeaf, searchedTexts } from '@campus/contract/kit';
import { type SqlBool, sql } from 'kysely';
import { getColumn, type Source } from '../schema/registry.ts';
import type { Condition, Scope } from './condition.ts';

type Text = Pick<Source, 'field' | 'column'>;

/** Whether an index has the pieces of a text, and the word is long enough to have some. */
const hasPieces = (e: AnyEntity, { field, column }: Text, word: string): boolean =>
  !field.encrypted &&
  word.length >= 2 &&
  searchedTexts(e).some((text) => getColumn(text, e.fields[text] as Field) === column);

/**
 * What every text with the word also meets, and an index finds: it has the word's pieces of two letters. Pieces belong to a
 * tenant, so that a search does not read those of the others. Undefined for shorter words and for texts without an index.
 */
export function holdsPieces(
  e: AnyEntity,
  text: Text,
  alias: string,
  value: unknown,
  { session }: Scope,
): Condition | undefined {
  const word = String(value);
  if (!hasPieces(e, text, word)) return undefined;
  const column = sql.ref(`${alias}.${text.column}`);
  return e.tenant
    ? sql<SqlBool>`text_pieces(${sql.ref(`${alias}.tenantId`)}, ${column}) @> text_pieces(${session.tenantId}::int, ${word})`
    : sql<SqlBool>`text_pieces(${column}) @> text_pieces(${word})`;
}

/** Whether a filter searches in texts whose pieces have an index. */
export function searchesPieces(e: AnyEntity, filter: Filter, scope: Scope): boolean {
  if (isLeaf(filter)) {
    const [name, operator, value] = filter;
    const source = operator === 'like' ? scope.registry.source(e, name) : undefined;
    return source !== undefined && hasPieces(source.via?.entity ?? e, source, String(value));
  }
  const parts = 'all' in filter ? filter.all : 'any' in filter ? filter.any : [];
  return parts.some((part) => searchesPieces(e, part, scope));
}
