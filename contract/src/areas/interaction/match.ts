/*
 * Similarity of a question and an entry of the knowledge base: single characters and bigrams,
 * so that Chinese needs no word segmentation and every score can be explained.
 */

/** A word and its replacement, in order of application. */
export type Synonyms = readonly (readonly [from: string, to: string])[];
/** Default synonyms; the dictionary `qa_synonym` holds the current ones. */
export const shippedSynonyms: Synonyms = [
  ['怎么样', '如何'],
  ['怎么办', '如何'],
  ['怎样', '如何'],
  ['怎么', '如何'],
  ['咋', '如何'],
  ['登陆', '登录'],
  ['帐号', '账号'],
  ['帐户', '账户'],
  ['职位', '岗位'],
  ['公司', '企业'],
  ['单位', '企业'],
];
const fillers = ['请问', '你好', '您好', '我想', '一下', '吗', '呢', '啊', '的', '了', '呀'];
const notRead = /[\s\p{P}\p{S}\p{C}]/gu;

/** Minimum scores: `direct` answers, `suggested` asks back. */
export const scoreLimits = { direct: 0.6, suggested: 0.3 } as const;
/** Bonus for a keyword of the entry. */
export const keywordBonus = 0.1;
const mostWithBonus = 0.99;

/** Normalises a question for comparison: ignores width, case, punctuation, synonyms and polite words. */
export function normalizeQuestion(question: string, synonyms: Synonyms = shippedSynonyms): string {
  const bare = question.normalize('NFKC').toLowerCase().replace(notRead, '');
  const replaced = synonyms.reduce((text, [from, to]) => (from === '' ? text : text.replaceAll(from, to)), bare);
  return fillers.reduce((text, filler) => text.replaceAll(filler, ''), replaced);
}

/** A normalised question with its characters and bigrams. */
export interface Pieces {
  readonly text: string;
  readonly single: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
}
export function getPieces(question: string, synonyms?: Synonyms): Pieces {
  const text = normalizeQuestion(question, synonyms);
  const letters = [...text];
  const pairs = letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
  return { text, single: new Set(letters), pairs: new Set(letters.length < 2 ? letters : pairs) };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
/** Dice coefficient of two sets, 0 to 1. */
function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  const common = [...a].filter((piece) => b.has(piece)).length;
  return (2 * common) / (a.size + b.size);
}

/** Explanation of a score, for editors. */
export interface Likeness {
  readonly score: number;
  /** The nearest wording of the entry. */
  readonly matched: string;
  /** Dice coefficients of characters and bigrams, unweighted. */
  readonly single: number;
  readonly pairs: number;
  /** The entry's keyword found in the question, which adds 0.1. */
  readonly keyword: string | null;
}
const none: Likeness = { score: 0, matched: '', single: 0, pairs: 0, keyword: null };

/** Similarity of two questions, 0 to 1 with four digits. */
export function likeness(asked: Pieces, wording: Pieces, matched: string = wording.text): Likeness {
  if (asked.text === '' || wording.text === '') return none;
  if (asked.text === wording.text) return { score: 1, matched, single: 1, pairs: 1, keyword: null };
  const [pairs, single] = [dice(asked.pairs, wording.pairs), dice(asked.single, wording.single)];
  return {
    score: round(0.6 * pairs + 0.4 * single),
    matched,
    single: round(single),
    pairs: round(pairs),
    keyword: null,
  };
}

/** An entry with several wordings. */
export interface Askable {
  readonly id: string;
  readonly question: string;
  readonly similar: readonly string[];
  readonly keywords: readonly string[];
  readonly hitCount: number;
}
/** An entry prepared for comparison. */
export interface Prepared<E extends Askable> {
  readonly entry: E;
  readonly wordings: readonly { readonly words: string; readonly pieces: Pieces }[];
  readonly keywords: readonly { readonly word: string; readonly text: string }[];
}
export function prepareEntry<E extends Askable>(entry: E, synonyms?: Synonyms): Prepared<E> {
  return {
    entry,
    wordings: [entry.question, ...entry.similar].map((words) => ({ words, pieces: getPieces(words, synonyms) })),
    keywords: entry.keywords
      .map((word) => ({ word, text: normalizeQuestion(word, synonyms) }))
      .filter(({ text }) => text !== ''),
  };
}

/** The best wording of an entry for a question; a keyword of the entry adds 0.1, but never makes it a perfect match. */
export function entryLikeness(asked: Pieces, { wordings, keywords }: Prepared<Askable>): Likeness {
  const best = wordings
    .map(({ words, pieces }) => likeness(asked, pieces, words))
    .reduce((a, b) => (b.score > a.score ? b : a), none);
  const keyword = keywords.find(({ text }) => asked.text.includes(text))?.word ?? null;
  if (keyword === null) return best;
  return {
    ...best,
    keyword,
    score: best.score === 1 ? 1 : round(Math.min(best.score + keywordBonus, mostWithBonus)),
  };
}

export interface Match<E extends Askable> extends Likeness {
  readonly entry: E;
}
/** Outcome of a question: answered, asked back, or unknown. */
export type Decision = 'direct' | 'suggest' | 'miss';
export const getDecision = (score: number): Decision =>
  score >= scoreLimits.direct ? 'direct' : score >= scoreLimits.suggested ? 'suggest' : 'miss';

/** The entries nearest to a question, sorted by score, hits, id; entries without any similarity are omitted. */
export function nearest<E extends Askable>(asked: Pieces, entries: readonly Prepared<E>[], most = 5): Match<E>[] {
  return entries
    .map((one): Match<E> => ({ ...entryLikeness(asked, one), entry: one.entry }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.entry.hitCount - a.entry.hitCount || (a.entry.id < b.entry.id ? -1 : 1))
    .slice(0, most);
}
