import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letters that look like digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 7;

/** The last character, which tells a mistyped code from a wrong one. */
const getCheckCharacter = (body: string): string => {
  const sum = [...body].reduce((total, letter, i) => total + (i + 1) * letters.indexOf(letter), 0);
  return letters[sum % 31] as string;
};
/** Seven random characters and a check character. */
export function newCheckInCode(pick: (below: number, at: number) => number = (below) => randomInt(below)): string {
  const body = Array.from({ length }, (_, at) => letters[pick(letters.length, at)]).join('');
  return body + getCheckCharacter(body);
}
/** The code as it was typed or scanned; undefined when it can be none. */
export function readCheckInCode(typed: string): string | undefined {
  const last = typed.trim().split('/').at(-1) ?? '';
  const code = last.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const body = code.slice(0, length);
  const isKnown = code.length === length + 1 && [...body].every((letter) => letters.includes(letter));
  return isKnown && getCheckCharacter(body) === code[length] ? code : undefined;
}
