/** Characters of GB 32100: digits and capitals without I, O, S, V, Z; the value of a character is its index. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const form = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/**
 * The check character (the 18th) for the first 17 characters of a unified social credit code; `undefined` for an
 * invalid character.
 */
export function creditCodeCheckDigit(first17: string): string | undefined {
  let sum = 0;
  let weight = 1; // 3 to the power of the position, modulo 31
  for (const char of first17.slice(0, 17)) {
    const value = alphabet.indexOf(char);
    if (value < 0) return undefined;
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31];
}

/** Whether `value` is a unified social credit code (统一社会信用代码): format and check character. */
export const isCreditCode = (value: string): boolean => form.test(value) && creditCodeCheckDigit(value) === value[17];
