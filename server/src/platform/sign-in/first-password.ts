import { randomInt } from 'node:crypto';
import { passwordProblem } from '@campus/contract/rules';

const alphabets = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKMNPQRSTUVWXYZ', '23456789', '~!@#$%^&*+-='] as const;
const length = 12;
const pick = (letters: string): string => letters[randomInt(letters.length)] as string;

/** In place of a hash: no password fits until one is set. */
export const noPassword = '!';

/** A password that the rule accepts and nobody can guess: twelve characters without look-alikes, every kind among them. */
export function firstPassword(): string {
  const all = alphabets.join('');
  for (;;) {
    const password = Array.from({ length }, (_, i) => pick(alphabets[i] ?? all)).join('');
    if (passwordProblem(password) === undefined) return password;
  }
}
