/** Random names and numbers of people and companies, unique within a run. */
import { randomInt } from 'node:crypto';
import { creditCodeCheckDigit } from '@campus/contract/rules';

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** Suffix of a name, so that a test finds its own row. */
export const newNumber = (): string => digits(6);

/** Differs from the mobiles of the sample data and has the form that a registration requires. */
export const newMobile = (): string => `13${digits(9)}`;

export function newCreditCode(): string {
  const first = `91999999MA${digits(7)}`;
  return first + creditCodeCheckDigit(first);
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The smallest possible picture file. */
export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
