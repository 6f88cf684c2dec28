import { plainText, type WordHit, wordMatcher } from '../../rules/index.ts';

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
  readonly syllables?: readonly string[];
  readonly replaceTip: string | null;
}
/** A hit as stored with the post, once per word and field. */
export interface PostRisk {
  readonly field: CheckedField;
  readonly wordId: string;
  readonly word: string;
  readonly kind: number;
  readonly level: number;
  readonly tip: string | null;
  /** Of a word that was found by its pinyin. */
  readonly syllables?: readonly string[];
}
/** A word found in a post; `start` and `end` are offsets in the field's plain text. */
export interface PostWordHit extends PostRisk {
  /** As written in the post. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Parses `a，b, c`, the input of exception phrases. */
export const exceptionPhrases = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,，、;；]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

type Finding = (text: string) => readonly WordHit<ListedWord>[];
/** Hits of one text. A word that was only spelled may be a coincidence: a person decides. */
export const textHits = (text: string, find: Finding): Omit<PostWordHit, 'field'>[] =>
  find(text).map(({ word, start, end, isSpelled }) => ({
    wordId: word.id,
    word: word.word,
    text: text.slice(start, end),
    start,
    end,
    kind: word.kind,
    level: isSpelled ? wordLevels.hint : word.level,
    tip: word.replaceTip,
    ...(isSpelled && word.syllables && { syllables: word.syllables }),
  }));

/** All words of the list in the post's texts, in reading order; `words` is the list or its compiled form. */
export function postWordHits(
  post: { readonly [F in CheckedField]?: string | null | undefined },
  words: readonly ListedWord[] | Finding,
): PostWordHit[] {
  const find = typeof words === 'function' ? words : wordMatcher(words);
  return checkedFields.flatMap((field) => {
    const raw = post[field] ?? '';
    const text = field === 'name' ? raw : plainText(raw);
    return textHits(text, find).map((hit) => ({ field, ...hit }));
  });
}

/** Hits in stored form. */
export function toRisks(hits: readonly PostWordHit[]): PostRisk[] {
  const once = new Map(
    hits.map(({ field, wordId, word, kind, level, tip, syllables }) => [
      `${field}/${wordId}`,
      { field, wordId, word, kind, level, tip, ...(syllables && { syllables }) },
    ]),
  );
  return [...once.values()];
}
