import { Automaton } from './automaton.ts';
import { halfWidth } from './chinese-text.ts';
import { simplify } from './simplified.ts';

/** A row of the forbidden word list. */
export interface ForbiddenWord {
  readonly word: string;
  /** Phrases that contain the word and are allowed. */
  readonly exceptions?: readonly string[];
  /** Pinyin of the word, one syllable per character: also finds the word when it is spelled, wholly or in part. */
  readonly syllables?: readonly string[];
}

/** A match; `start` and `end` are string positions in the original text. */
export interface WordHit<W extends ForbiddenWord = ForbiddenWord> {
  readonly word: W;
  readonly start: number;
  readonly end: number;
  /** Found by its pinyin. */
  readonly isSpelled: boolean;
}

/** The letters to compare, each with the start and end of its character in the original. */
interface Folded {
  readonly letters: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}
const ignored = /[\s\p{P}\p{S}\p{Z}\p{C}\p{M}]/u;

/**
 * Half-width, lower case and simplified, without spaces, punctuation, signs and invisible characters: spellings
 * that try to pass a check read the same.
 */
function fold(text: string): Folded {
  const letters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const char of text) {
    for (const letter of char.normalize('NFKC').toLowerCase()) {
      if (ignored.test(letter)) continue;
      letters.push(simplify(letter));
      starts.push(at);
      ends.push(at + char.length);
    }
    at += char.length;
  }
  return { letters, starts, ends };
}
const foldedLetters = (text: string): readonly string[] => fold(text).letters;

/** A spelling of a word. */
interface Pattern<W> {
  readonly word: W;
  readonly length: number;
  readonly exceptions: readonly (readonly string[])[];
  readonly isDigits: boolean;
  readonly isSpelled: boolean;
}
/** Longer words have too many spellings. */
const mostSyllables = 6;
const isHan = (letter: string): boolean => /\p{Script=Han}/u.test(letter);

/** All ways to write some characters, at least one, by their syllables. */
function spellings(letters: readonly string[], syllables: readonly string[]): string[][] {
  const isSpellable = letters.length > 1 && letters.length <= mostSyllables && letters.every(isHan);
  if (!isSpellable || syllables.length !== letters.length) return [];
  return Array.from({ length: 2 ** letters.length - 1 }, (_, i) =>
    letters.flatMap((letter, at) => ((i + 1) & (1 << at) ? [...(syllables[at] as string)] : [letter])),
  );
}

function compile<W extends ForbiddenWord>(words: readonly W[]): Automaton<Pattern<W>> {
  const automaton = new Automaton<Pattern<W>>();
  for (const word of words) {
    const letters = foldedLetters(word.word);
    if (letters.length === 0) continue;
    const exceptions = (word.exceptions ?? []).map(foldedLetters).filter((phrase) => phrase.length > 0);
    const isDigits = letters.every((letter) => /\d/.test(letter));
    const shared = { word, exceptions, isDigits };
    automaton.add(letters, { ...shared, length: letters.length, isSpelled: false });
    for (const spelled of spellings(letters, word.syllables ?? []))
      automaton.add(spelled, { ...shared, length: spelled.length, isSpelled: true });
  }
  return automaton;
}

const occursAt = (needle: readonly string[], text: Folded, at: number): boolean =>
  needle.every((letter, i) => text.letters[at + i] === letter);

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
/** A spelling that continues a Latin word is part of that word. */
function isPartOfLatin({ letters, starts, ends }: Folded, at: number, length: number): boolean {
  const isJoined = (left: number): boolean =>
    /[a-z]/.test(letters[left] ?? '') && /[a-z]/.test(letters[left + 1] ?? '') && ends[left] === starts[left + 1];
  return isJoined(at - 1) || isJoined(at + length - 1);
}

/** Chooses hits without overlap: the longest first, of equal ones the first. */
function choose<H extends { readonly start: number; readonly end: number; readonly length: number }>(all: H[]): H[] {
  const chosen: H[] = [];
  const taken = new Set<number>();
  for (const hit of all.sort((a, b) => b.length - a.length || a.start - b.start)) {
    if (taken.has(hit.start) || taken.has(hit.end - 1)) continue;
    for (let at = hit.start; at < hit.end; at++) taken.add(at);
    chosen.push(hit);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

/**
 * Compiles a word list. The result finds its words in a text: width, case and traditional characters are ignored,
 * spaces and punctuation do not count, pinyin counts for words with syllables, the longest of overlapping words wins, a
 * word inside one of its exceptions is allowed, and a word of digits only matches without a digit before or after it.
 */
export function wordMatcher<W extends ForbiddenWord>(words: readonly W[]): (text: string) => WordHit<W>[] {
  const automaton = compile(words);
  return (text) => {
    const folded = fold(text);
    const all = [...automaton.matches(folded.letters)].flatMap(({ value: pattern, end: behind }) => {
      const at = behind - pattern.length;
      const start = folded.starts[at] as number;
      const end = folded.ends[behind - 1] as number;
      const { word, length, exceptions, isDigits, isSpelled } = pattern;
      if (isExcepted(exceptions, folded, at, length)) return [];
      if (isDigits && isPartOfNumber(text, start, end)) return [];
      return isSpelled && isPartOfLatin(folded, at, length) ? [] : [{ word, start, end, length, isSpelled }];
    });
    return choose(all).map(({ word, start, end, isSpelled }) => ({ word, start, end, isSpelled }));
  };
}
