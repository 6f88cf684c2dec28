import { findWords, plainText } from '../../rules/index.ts';

export const wordLevels = { forbidden: 1, hint: 2 } as const;
/** Post fields checked against the word list. */
export const checkedFields = ['name', 'duty', 'requirement'] as const;
export type CheckedField = (typeof checkedFields)[number];

/** The fields of a word needed by the check. */
export interface ListedWord {
  readonly id: string;
  readonly word: string;
  readonly kind: number;
  readonly level: number;
  readonly exceptions: readonly string[];
  readonly replaceTip: string | null;
}
/** A word found in a post; `start` and `end` are offsets in the field's plain text. */
export interface PostWordHit {
  readonly field: CheckedField;
  readonly wordId: string;
  readonly word: string;
  /** As written in the post. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: number;
  readonly level: number;
  readonly tip: string | null;
}
/** A hit as stored with the post, once per word and field. */
export interface PostRisk {
  readonly field: CheckedField;
  readonly wordId: string;
  readonly word: string;
  readonly kind: number;
  readonly level: number;
  readonly tip: string | null;
}

/** Parses `a，b, c`, the input of exception phrases. */
export const exceptionPhrases = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,，、;；]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** All listed words in the post's texts, in reading order. */
export function postWordHits(
  post: { readonly [F in CheckedField]?: string | null | undefined },
  words: readonly ListedWord[],
): PostWordHit[] {
  return checkedFields.flatMap((field) => {
    const raw = post[field] ?? '';
    const text = field === 'name' ? raw : plainText(raw);
    return findWords(text, words).map(({ word, start, end }) => ({
      field,
      wordId: word.id,
      word: word.word,
      text: text.slice(start, end),
      start,
      end,
      kind: word.kind,
      level: word.level,
      tip: word.replaceTip,
    }));
  });
}

/** Hits in stored form. */
export function risksOf(hits: readonly PostWordHit[]): PostRisk[] {
  const once = new Map(
    hits.map(({ field, wordId, word, kind, level, tip }) => [
      `${field}/${wordId}`,
      { field, wordId, word, kind, level, tip },
    ]),
  );
  return [...once.values()];
}
