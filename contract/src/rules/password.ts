import { text } from '../messages/zh-CN.ts';
import { textLength } from './chinese-text.ts';
import { commonWords } from './common-passwords.ts';

const signs = '~!@#$%^&*()_+`-={}:";\'<>?,./';
const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];
const runsBothWays = runs.flatMap((run) => [run, [...run].reverse().join('')]);

/** Signs and digits that replace letters; `l` and `1` count as `i`, so each spelling has one form. */
const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  l: 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
};
const plainForm = (chars: string): string => [...chars].map((char) => lookAlikes[char] ?? char).join('');
const words: ReadonlySet<string> = new Set(commonWords.map(plainForm));
const maxWordLength = Math.max(...commonWords.map((word) => word.length));

const isSign = (char: string): boolean => !/[\p{L}\p{N}]/u.test(char);
const isRepetition = (part: string): boolean => part.length >= 2 && [...part].every((char) => char === part[0]);
const isRun = (part: string): boolean => part.length >= 3 && runsBothWays.some((run) => run.includes(part));
const isCommonWord = (part: string): boolean => part.length <= maxWordLength && words.has(plainForm(part));

/** A complete group of digits that is easy to guess: up to three digits, a year, a date. */
const isPlainNumber = (digits: string): boolean =>
  /^(?:\d{1,3}|(?:19|20)\d{2}(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))?)$/.test(digits);
/** A complete group of letters that is too short to be a secret. */
const isInitials = (letters: string): boolean => /^[a-z]{1,2}$/.test(letters);

/**
 * Strength of the part from `start` to `end`: 0 guessable by itself, 1 guessable together with few such parts, Infinity
 * otherwise.
 */
function rateStrength(password: string, start: number, end: number): number {
  const part = password.slice(start, end);
  if (part.length === 1 && isSign(part)) return 0;
  if (isRepetition(part) || isRun(part) || isCommonWord(part)) return 0;
  const kind = /^\d+$/.test(part) ? /\d/ : /^[a-z]+$/.test(part) ? /[a-z]/ : undefined;
  if (!kind || kind.test(password[start - 1] ?? '') || kind.test(password[end] ?? '')) return Number.POSITIVE_INFINITY;
  return isPlainNumber(part) || isInitials(part) ? 1 : Number.POSITIVE_INFINITY;
}

/**
 * Whether a password consists only of guessable parts: common words, runs, repetitions, signs, and at most two plain
 * numbers or initials.
 */
function isGuessable(password: string): boolean {
  const lower = password.toLowerCase();
  const least = [0];
  for (let end = 1; end <= lower.length; end += 1) {
    const ways = least.map((before, start) => (before > 2 ? before : before + rateStrength(lower, start, end)));
    least.push(Math.min(...ways));
  }
  return (least.at(-1) ?? 0) <= 2;
}

const isStrong = (password: string): boolean =>
  textLength(password) >= 8 &&
  /[A-Za-z]/.test(password) &&
  /\d/.test(password) &&
  [...password].some((char) => signs.includes(char));

/**
 * The message for a rejected new password, `undefined` for a valid one: 8 to 64 characters with a letter, a digit and a
 * special sign, not built from common parts, without the username, equal to `confirm` if given. The server also checks
 * earlier passwords.
 */
export function passwordProblem(
  password: string,
  { username = '', confirm }: { username?: string; confirm?: string } = {},
): string | undefined {
  if (!isStrong(password)) return text.reset.password.weak;
  if (textLength(password) > 64) return text.password.tooLong;
  const holdsUsername = username !== '' && password.toLowerCase().includes(username.toLowerCase());
  if (holdsUsername || isGuessable(password)) return text.password.tooSimple;
  return confirm === undefined || confirm === password ? undefined : text.password.mismatch;
}

/**
 * Strength shown while typing: 0 empty or against the rules, 1 guessable, 2 good, 3 good and at least 12 characters.
 */
export function passwordLevel(password: string): 0 | 1 | 2 | 3 {
  if (!isStrong(password)) return 0;
  if (isGuessable(password)) return 1;
  return textLength(password) >= 12 ? 3 : 2;
}
