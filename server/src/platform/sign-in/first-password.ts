import { randomInt } from 'node:crypto';
import { passwordProblem } from '@campus/contract/rules';

const alphabets = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKMNPQRSTUVWXYZ', '23456789', '~!@#$%^&*+-='] as const;
const length = 12;
const pick = (letters: string): string => letters[randomInt(letters.length)] as string;

/** Placeholder hash that matches no password. */
export const noPassword = '!';

/** A random password that meets the rules: twelve characters without look-alikes, of every kind. */
export function firstPassword(): string {
  const all = alphabets.join('');
  for (;;) {
    const password = Array.from({ length }, (_, i) => pick(alphabets[i] ?? all)).join('');
    if (passwordProblem(password) === undefined) return password;
  }
}
