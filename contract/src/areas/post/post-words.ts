import { findWords, plainText } from '../../rules/index.ts';

export const wordLevels = { forbidden: 1, hint: 2 } as const;
/** The fields of a post that the word list is held against. */
export const checkedFields = ['name', 'duty', 'requirement'] as const;
export type CheckedField = (typeof checkedFields)[number];

/** A row of the word list as the check needs it. */
export interface ListedWord {
  readonly id: string;
  readonly word: string;
  readonly kind: number;
  readonly level: number;
  readonly exceptions: readonly string[];
  readonly replaceTip: string | null;
}
/** A word found in a post; `start` and `end` count in the field's plain text. */
export interface PostWordHit {
  readonly field: CheckedField;
  readonly wordId: string;
  readonly word: string;
  /** As it was written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: number;
  readonly level: number;
  readonly tip: string | null;
}
/** What is kept of a hit with the post, once per word and field. */
export interface PostRisk {
  readonly field: CheckedField;
  readonly wordId: string;
  readonly word: string;
  readonly kind: number;
  readonly level: number;
  readonly tip: string | null;
}

/** `a，b, c` as an administrator types exception phrases. */
export const exceptionPhrases = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,，、;；]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** Every word of the list in the post's texts, in reading order (recruitment document 8.5). */
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

/** Hits as they are kept with the post. */
export function risksOf(hits: readonly PostWordHit[]): PostRisk[] {
  const once = new Map(
    hits.map(({ field, wordId, word, kind, level, tip }) => [
      `${field}/${wordId}`,
      { field, wordId, word, kind, level, tip },
    ]),
  );
  return [...once.values()];
}
