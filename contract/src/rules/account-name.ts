import { text } from '../messages/zh-CN.ts';
import { patternProblem } from './patterns.ts';

/** What is wrong with a username on the registration forms: required, letters, digits and underscore, 4 to 18 characters. */
export const usernameProblem = (username: string): string | undefined =>
  username === '' ? text.register.username.required : patternProblem(username, 'usernameCharacters', 'usernameLength');

/** What is wrong with the new account of the account reset (S): at least 6, letters and digits only and both of them. */
export function resetAccountProblem(account: string): string | undefined {
  if (account === '') return text.reset.account.required;
  if (account.length < 6) return text.reset.account.length;
  return /^[A-Za-z0-9]+$/.test(account) && /[A-Za-z]/.test(account) && /\d/.test(account)
    ? undefined
    : text.reset.account.mixed;
}
