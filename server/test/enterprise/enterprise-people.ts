import {
  accountAlteration,
  blacklist,
  company,
  companyChange,
  companyUser,
  violation,
} from '@campus/contract/enterprise';
import { companyPublicity } from '@campus/contract/homepage';
import type { Session } from '@campus/contract/kit';
import { creditCodeCheckDigit } from '@campus/contract/rules';
import { someone } from '../support/bare-engine.ts';

/** The password of every account of these tests. */
export const password = 'Yunhu#8642';

/** The entities whose routes are served. */
export const served = [company, companyUser, accountAlteration, companyChange, blacklist, violation, companyPublicity];
const codes = new Set([
  ...served.flatMap((e) => Object.values(e.can as Record<string, string>)),
  'jobFair:violation:revoke',
  'company:company:plain',
  'company:companyUser:freeze',
  'company:companyUser:resetPwd',
  'publicity:loginConfig:save',
]);
/** A session with every code of these areas, of the school unless said otherwise. */
export const session = (username: string, more: Partial<Session> = {}): Session =>
  someone(username, { realname: `姓名${username}`, codes, ...more });
export const school = session('school');
/** A company's own people. */
export const hr = (companyId: string, username: string, more: Partial<Session> = {}): Session =>
  session(username, { audience: 'enterprise', companyId, roles: ['ent_admin'], ...more });

/** A right credit code for a running number. */
export function creditCode(n: number): string {
  const first = `91999999${String(n).padStart(9, '0')}`;
  return `${first}${creditCodeCheckDigit(first)}`;
}
