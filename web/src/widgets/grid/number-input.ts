import { numberOut } from './cell-value.ts';

const typing = /^-?\d*(\.\d*)?$/;
const complete = /^-?\d+(\.\d*)?$/;

/** The text after a key: what is no beginning of a number leaves it as it was (S). */
export const typedNumber = (before: string, after: string): string => (typing.test(after) ? after : before);

/** What a left number cell holds: empty, the number, or the last valid value (S). */
export function leftNumber(text: string, lastValid: unknown): number | string {
  if (text.trim() === '') return '';
  return complete.test(text) ? numberOut(text) : numberOut(lastValid);
}
