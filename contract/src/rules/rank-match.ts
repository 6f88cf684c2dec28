const plain = (words: string): string => words.toLowerCase().replace(/[\s']/g, '');

/**
 * How well `words` match the typed text, lower is better; undefined without a match. Best to worst: starts with it,
 * contains it, pinyin starts with it, initials start with it, pinyin contains it from a syllable on, initials contain
 * it. `syllables` is the pinyin, if known.
 */
export function rankMatch(typed: string, words: string, syllables: readonly string[] = []): number | undefined {
  const wanted = plain(typed);
  if (wanted === '') return 0;
  const at = plain(words).indexOf(wanted);
  if (at >= 0) return at === 0 ? 0 : 1;
  const parts = syllables.map(plain).filter((part) => part !== '');
  const first = parts.findIndex((_, from) => parts.slice(from).join('').startsWith(wanted));
  if (first >= 0) return first === 0 ? 2 : 4;
  const initials = parts.map((part) => part.slice(0, 1)).join('');
  const initial = initials.indexOf(wanted);
  if (initial >= 0) return initial === 0 ? 3 : 5;
  return undefined;
}
