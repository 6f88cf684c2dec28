import { halfWidth } from './chinese-text.ts';

/** A row of the forbidden word list. */
export interface ForbiddenWord {
  readonly word: string;
  /** Phrases that contain the word and are allowed. */
  readonly exceptions?: readonly string[];
}

/** A match; `start` and `end` are string positions in the original text. */
export interface WordHit<W extends ForbiddenWord = ForbiddenWord> {
  readonly word: W;
  readonly start: number;
  readonly end: number;
}

/** The letters to compare, each with the start and end of its character in the original. */
interface Folded {
  readonly letters: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Half-width, lower case, without spaces, punctuation, signs and invisible characters. */
function fold(text: string): Folded {
  const letters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const char of text) {
    for (const letter of halfWidth(char).toLowerCase()) {
      if (/[\s\p{P}\p{S}\p{Z}\p{C}\p{M}]/u.test(letter)) continue;
      letters.push(letter);
      starts.push(at);
      ends.push(at + char.length);
    }
    at += char.length;
  }
  return { letters, starts, ends };
}

const foldedLetters = (text: string): readonly string[] => fold(text).letters;
const occursAt = (needle: readonly string[], text: Folded, at: number): boolean =>
  needle.every((letter, i) => text.letters[at + i] === letter);

interface Prepared<W> {
  readonly word: W;
  readonly letters: readonly string[];
  readonly exceptions: readonly (readonly string[])[];
  readonly digits: boolean;
}

function prepare<W extends ForbiddenWord>(words: readonly W[]): Map<string, Prepared<W>[]> {
  const byFirst = new Map<string, Prepared<W>[]>();
  for (const word of words) {
    const letters = foldedLetters(word.word);
    const [first] = letters;
    if (first === undefined) continue;
    const exceptions = (word.exceptions ?? []).map(foldedLetters).filter((phrase) => phrase.length > 0);
    const list = byFirst.get(first) ?? [];
    list.push({ word, letters, exceptions, digits: letters.every((letter) => /\d/.test(letter)) });
    byFirst.set(first, list);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.letters.length - a.letters.length);
  return byFirst;
}

function isExcepted(phrases: readonly (readonly string[])[], text: Folded, at: number, length: number): boolean {
  return phrases.some((phrase) => {
    for (let from = Math.max(0, at + length - phrase.length); from <= at; from += 1)
      if (occursAt(phrase, text, from)) return true;
    return false;
  });
}

/** A word of digits inside a longer number is part of that number (2110, 9.85); `985、211` are still two words. */
function isPartOfNumber(original: string, start: number, end: number): boolean {
  const plain = halfWidth(original);
  const digitAt = (place: number): boolean => /\d/.test(plain[place] ?? '');
  return digitAt(start - 1) || digitAt(end) || /^\d+\.\d+$/.test(plain.slice(start, end));
}

/**
 * Finds the words of `words` in `text`: width and case are ignored, spaces and punctuation do not count, the longest
 * word wins, a word inside one of its exceptions is allowed, and a word of digits only matches without a digit before
 * or after it. In order, without overlap.
 */
export function findWords<W extends ForbiddenWord>(text: string, words: readonly W[]): WordHit<W>[] {
  const folded = fold(text);
  const byFirst = prepare(words);
  const hits: WordHit<W>[] = [];
  for (let at = 0; at < folded.letters.length; ) {
    const span = (length: number): [number, number] => [
      folded.starts[at] ?? 0,
      folded.ends[at + length - 1] ?? text.length,
    ];
    const hit = byFirst.get(folded.letters[at] ?? '')?.find(({ letters, exceptions, digits }) => {
      if (!occursAt(letters, folded, at) || isExcepted(exceptions, folded, at, letters.length)) return false;
      return !(digits && isPartOfNumber(text, ...span(letters.length)));
    });
    if (hit) {
      const [start, end] = span(hit.letters.length);
      hits.push({ word: hit.word, start, end });
    }
    at += hit ? hit.letters.length : 1;
  }
  return hits;
}
