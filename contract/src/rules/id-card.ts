/** Data encoded in an identity card number; sex as in the dictionary: 1 male, 2 female. */
export interface IdCardInfo {
  readonly birthday: string;
  readonly sex: 1 | 2;
}
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** The check character (the 18th) for the first 17 digits of an identity card number (GB 11643). */
export function idCardCheckDigit(first17: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(first17[place]), 0);
  return checkCharacters.charAt(sum % 11);
}

function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/**
 * Birthday (`YYYY-MM-DD`) and sex of a Chinese identity card number of 15 or 18 characters; `undefined` for an invalid
 * number: format, date, and for 18 characters the check character.
 */
export function parseIdCard(value: string): IdCardInfo | undefined {
  const long = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})(\d{3})([\dXx])$/.exec(value);
  const short = /^[1-9]\d{5}(\d{2})(\d{2})(\d{2})(\d{3})$/.exec(value);
  const [, year, month, day, order] = long ?? short ?? [];
  if (year === undefined) return undefined;
  const birthday = `${long ? year : `19${year}`}-${month}-${day}`;
  if (!isDay(birthday)) return undefined;
  if (long && idCardCheckDigit(value) !== value.slice(17).toUpperCase()) return undefined;
  return { birthday, sex: Number(order) % 2 === 1 ? 1 : 2 };
}

/** The number with 18 characters: a number of 15 gets its century and check character. */
export function normalizeIdCard(value: string): string {
  if (!/^\d{15}$/.test(value)) return value.toUpperCase();
  const first17 = `${value.slice(0, 6)}19${value.slice(6)}`;
  return first17 + idCardCheckDigit(first17);
}

/** Whether `value` is a Chinese identity card number, including its check character. */
export const isIdCard = (value: string): boolean => parseIdCard(value) !== undefined;
