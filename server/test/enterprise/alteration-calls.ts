import { expect } from 'vitest';
import type { EnterpriseFixture } from './enterprise-fixture.ts';
import { creditCode, school } from './enterprise-people.ts';

export const alterationPath = '/company/accountAlteration';
/** A password that no account has had. */
export const fresh = 'Fresh#9753';
/** The mobile of the administrator of the first company. */
export const mobile = '14000020001';

/** The calls by which an account is changed without signing in, and its audit. */
export function createAlterationCalls(fixture: EnterpriseFixture) {
  const post = (call: string, sent: Record<string, unknown>) =>
    fixture.call(undefined, 'POST', `${alterationPath}/${call}`, sent);
  return {
    post,
    begin: async (type: number, account: string) => post('start', { type, account, ...(await fixture.captcha()) }),
    /** Sends a code by the ticket and answers it. */
    code: async (ticket: string, to?: string, receiver = to): Promise<string> => {
      expect(await post('sendCode', { ticket, mobile: to })).toMatchObject({ success: true, message: '发送成功' });
      return fixture.lastCode(receiver ?? '');
    },
    audit: (sent: Record<string, unknown>, who = school) => fixture.call(who, 'POST', `${alterationPath}/audit`, sent),
    papers: async (owner: string, more: Record<string, unknown> = {}) => {
      const { licenseImg, idCardImgs } = await fixture.papers(owner);
      return {
        companyName: '云湖示例1科技有限公司',
        creditCode: creditCode(1),
        letterFile: licenseImg,
        idCardImgs,
        newRealname: '李雷',
        reason: '管理员离职',
        ...more,
      };
    },
  };
}
export type AlterationCalls = ReturnType<typeof createAlterationCalls>;
