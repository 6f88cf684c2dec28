import { type AnyEntity, type Field, isStored, type Pinyin } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import { getColumn } from '../schema/registry.ts';

const maxWordLength = 40;
const batchSize = 500;

/** Name of the column that stores the pinyin of another column. */
export const pinyinColumn = (column: string): string => `${column}Pinyin`;

/** Loaded on first use, because its dictionary takes memory. */
const loadPinyin = () => import('pinyin-pro');

/** Returns `zhang san|zs` for 张三: the syllables and their initials; words that are not Chinese stay as they are. */
async function toPinyin(value: string, read: Pinyin): Promise<string> {
  const { pinyin } = await loadPinyin();
  const surname = read === 'person' ? 'head' : 'off';
  const syllables = pinyin(value.toLowerCase(), {
    toneType: 'none',
    type: 'array',
    nonZh: 'consecutive',
    v: true,
    surname,
  })
    .map((syllable) => syllable.replace(/[^a-z0-9]/g, ''))
    .filter((syllable) => syllable !== '');
  return `${syllables.join(' ')}|${syllables.map((syllable) => syllable.slice(0, 1)).join('')}`;
}

/** Fields of an entity that store their pinyin, with their columns. */
const pinyinFields = (e: AnyEntity): [name: string, column: string, read: Pinyin][] =>
  Object.entries(e.fields as Record<string, Field>).flatMap(([name, field]) =>
    field.pinyin && isStored(field) ? [[name, getColumn(name, field), field.pinyin] as [string, string, Pinyin]] : [],
  );

type Row = Record<string, unknown>;

/** Pinyin columns for these values. */
export async function readPinyin(e: AnyEntity, values: Row): Promise<Row> {
  const out: Row = {};
  for (const [name, column, read] of pinyinFields(e)) {
    const value = values[name];
    if (value === undefined) continue;
    out[pinyinColumn(column)] = value === null ? null : await toPinyin(String(value), read);
  }
  return out;
}

/** Whether the pinyin in `column` contains the word from the start of a syllable on, or its initials contain it. */
export function matchesPinyin(column: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const letters = word
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, maxWordLength);
  if (letters === '') return sql<boolean>`false`;
  return sql<boolean>`${column} ~ ${`\\m${[...letters].join(' ?')}|\\|.*${letters}`}`;
}

/** Whether a word can be pinyin: letters, with spaces or apostrophes between syllables. */
export const mayBePinyin = (word: string): boolean => /^[a-z][a-z0-9' ]*$/i.test(word);

/**
 * Fills in the pinyin of rows written by an older version or without the engine. Small separate statements keep locks
 * short; several processes can run it at once. Returns whether it filled any.
 */
export async function fillPinyin(db: Handle, entities: readonly AnyEntity[], signal: AbortSignal): Promise<boolean> {
  let hasFilled = false;
  for (const e of entities)
    for (const [, column, read] of pinyinFields(e))
      while (!signal.aborted && (await fillBatch(db, e, column, read))) hasFilled = true;
  return hasFilled;
}

/** Fills some rows; returns whether there may be more. */
async function fillBatch(db: Handle, e: AnyEntity, column: string, read: Pinyin): Promise<boolean> {
  const [from, to] = [sql.ref(column), sql.ref(pinyinColumn(column))];
  const { rows } = await sql<{ id: string; value: string }>`
    select id, ${from} as value from ${sql.table(e.table)} where ${from} is not null and ${to} is null limit ${batchSize}`.execute(
    db,
  );
  if (rows.length === 0) return false;
  const spellings = await Promise.all(rows.map(({ value }) => toPinyin(value, read)));
  await sql`
    update ${sql.table(e.table)} as t set ${to} = f.spelling
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ value }) => value)}::text[], ${spellings}::text[])
      as f(id, value, spelling)
    where t.id = f.id and t.${from} = f.value`.execute(db);
  return true;
}
