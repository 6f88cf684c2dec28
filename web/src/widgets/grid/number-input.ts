import { numberOut } from './cell-value.ts';

const typing = /^-?\d*(\.\d*)?$/;
const complete = /^-?\d+(\.\d*)?$/;

/** Text after a keystroke; the previous text when it cannot become a number. */
export const acceptNumberInput = (before: string, after: string): string => (typing.test(after) ? after : before);

/** Value of a number cell on blur: empty, the number, or the last valid value. */
export function parseNumberOnBlur(text: string, lastValid: unknown): number | string {
  if (text.trim() === '') return '';
  return complete.test(text) ? numberOut(text) : numberOut(lastValid);
}
