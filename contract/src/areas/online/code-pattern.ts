import type { Pattern } from '../../kit/index.ts';

/** Codes used in URLs and in other rows; `what` is their name in the error. */
export const codePattern = (what: string): Pattern => ({
  test: (value) => /^[A-Za-z][A-Za-z0-9_-]*$/.test(value),
  message: `${what}必须以字母开头，可包含数字、下划线、横杠！`,
});
