import { text } from '../messages/zh-CN.ts';
import { patternProblem } from './patterns.ts';

/**
 * The problem with a username on the registration forms: required, letters, digits and underscore, 4 to 18 characters.
 */
export const usernameProblem = (username: string): string | undefined =>
  username === '' ? text.register.username.required : patternProblem(username, 'usernameCharacters', 'usernameLength');

/**
 * The problem with the new username of an account reset: at least 6 characters, only letters and digits, both present.
 */
export function resetAccountProblem(account: string): string | undefined {
  if (account === '') return text.reset.account.required;
  if (account.length < 6) return text.reset.account.length;
  return /^[A-Za-z0-9]+$/.test(account) && /[A-Za-z]/.test(account) && /\d/.test(account)
    ? undefined
    : text.reset.account.mixed;
}
