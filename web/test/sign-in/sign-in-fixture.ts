import type { CompanyCheck, LoginResult } from '@campus/contract/rules';
import { json, network, refusal, type Sent, success } from '../support/network.ts';
import { makeUser } from '../support/user.ts';

/** What a sign-in answers, with the given facts. */
export const loginResult = (facts: Partial<LoginResult> = {}): LoginResult => ({
  token: 'token-1',
  userInfo: makeUser(),
  departs: [],
  multi_depart: 1,
  tenantList: [{ id: 7, name: '云湖大学', status: 1 }],
  sysAllDictItems: {},
  mustChangePassword: false,
  mobileVerifyRequired: false,
  ssoUrl: null,
  ...facts,
});
export const companyCheck = (
  auditStatus: CompanyCheck['auditSituation']['auditStatus'],
  facts: Partial<CompanyCheck> = {},
): CompanyCheck => ({ username: 'canonical', auditSituation: { auditStatus, auditReason: null }, ...facts });

export const depart = (orgCode: string, departName: string) => ({
  id: orgCode,
  parentId: null,
  departName,
  orgCode,
  orgType: null,
  orgCategory: null,
  departOrder: null,
  status: '1',
});

const permissions = { menu: [], auth: [], allAuth: [], sysSafeMode: false };
const answers: Readonly<Record<string, unknown>> = {
  '/publicity/companyPublicity/loginPageData': [],
  '/publicity/loginConfig/get': { features: [] },
  '/sys/permission/getUserPermissionByToken': permissions,
};

/** A server that answers the given paths, and what every page of the entrance asks besides. Paths are without prefix. */
export function server(given: Readonly<Record<string, (sent: Sent) => unknown>>): Sent[] {
  return network((sent) => {
    const path = sent.url.pathname.replace('/server', '');
    if (given[path]) {
      const answer = given[path](sent);
      return answer instanceof Response ? answer : json(success(answer));
    }
    if (path.startsWith('/sys/randomImage/')) return json(success(`data:image/png;base64,${path.split('/').at(-1)}`));
    return json(success(answers[path] ?? null));
  });
}
export const refuse = (message: string, code = 500, result: unknown = null): Response =>
  json(refusal(message, code, result));

/** The calls to a path, in order. */
export const callsTo = (sent: readonly Sent[], path: string): Sent[] =>
  sent.filter(({ url }) => url.pathname === `/server${path}`);
/** The keys of the pictures that were asked for, in order. */
export const pictures = (sent: readonly Sent[]): string[] =>
  sent.flatMap(({ url }) => url.pathname.match(/randomImage\/(\d+)/)?.[1] ?? []);
