/** Names and numbers of people and companies that exist nowhere, none of them twice in a run. */
import { randomInt } from 'node:crypto';
import { creditCodeCheckDigit } from '@campus/contract/rules';

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** To be put behind a name, so that a journey finds its own row. */
export const newNumber = (): string => digits(6);

/** Differs from the mobiles of the sample data and has the form that a registration requires. */
export const newMobile = (): string => `13${digits(9)}`;

export function newCreditCode(): string {
  const first = `91999999MA${digits(7)}`;
  return first + creditCodeCheckDigit(first);
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture file, as small as there is one. */
export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
