import type { Session } from '@campus/contract/kit';
import { employUser, resume, resumeDownload, skill } from '@campus/contract/resume';
import { idCardCheckDigit } from '@campus/contract/rules';
import { someone } from '../support/bare-engine.ts';

/** The entities whose routes are served. */
export const served = [employUser, resume, skill, resumeDownload];
const codes = new Set([
  ...served.flatMap((e) => Object.values(e.can as Record<string, string>)),
  'employ:employUser:pii',
  'employ:employUser:merge',
  'match:skill:merge',
  'resume:resume:download',
]);
export const session = (username: string, more: Partial<Session> = {}): Session =>
  someone(username, { realname: `姓名${username}`, codes, ...more });
export const school = session('school');
export const otherTenant = session('other', { tenantId: 2 });
export const college = (orgCode: string, username = `college-${orgCode}`): Session =>
  session(username, { audience: 'college', orgCode });
export const recruiter = (companyId: string, more: Partial<Session> = {}): Session =>
  session(`hr-${companyId}`, {
    audience: 'enterprise',
    companyId,
    codes: new Set([...codes].filter((c) => c !== 'employ:employUser:pii')),
    ...more,
  });

/** A valid, unassigned identity card number: region 999999, the day of birth derived from `order`. */
export function idCard(order: number): string {
  const day = String(1 + (order % 28)).padStart(2, '0');
  const first17 = `999999200401${day}${String(order % 1000).padStart(3, '0')}`;
  return first17 + idCardCheckDigit(first17);
}
