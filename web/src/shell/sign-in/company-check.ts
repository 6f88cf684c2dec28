import { queryCompanyInfo, queryCompanyInfoByPhone, registeredCompany } from '@campus/contract/account';
import { afterCompanyCheck, type CompanyCheck, type LoginModel, needsRegisteredCompany } from '@campus/contract/rules';
import { call } from '../../request/call.ts';
import { request } from '../../request/client.ts';
import { saveRegistration } from '../../request/registration.ts';

/** The login model in the form of the API. */
export const wireModel = ({ remember_me, checkKey, ...model }: LoginModel) =>
  ({
    ...model,
    checkKey: String(checkKey),
    remember_me: remember_me ? 1 : 0,
  }) as const;

/** Runs before every password sign-in: the state of the account's company. */
export const checkByPassword = (model: LoginModel): Promise<CompanyCheck> => call(queryCompanyInfo, wireModel(model));

/** The same before a phone sign-in; sent as POST, so that the code is not in the URL. */
export const checkByPhone = (body: { mobile: string; captcha: string; remember_me: 0 | 1 }): Promise<CompanyCheck> =>
  request<CompanyCheck>({ method: 'POST', path: queryCompanyInfoByPhone.path, body });

/**
 * Where the sign-in goes after the check: a path of the registration, or undefined to continue. The data of that page
 * is stored; the URL carries none of it.
 */
export async function findDetour(check: CompanyCheck): Promise<string | undefined> {
  const { username, registerToken: token, auditSituation } = check;
  if (afterCompanyCheck(check).go === 'signIn') return undefined;
  saveRegistration({ username, token, ...auditSituation });
  const registered = needsRegisteredCompany(auditSituation)
    ? await call(registeredCompany, { userName: username })
    : undefined;
  const next = afterCompanyCheck(check, registered);
  if (next.go === 'signIn') return undefined;
  if (next.go === 'companyInfo') saveRegistration({ username, mobile: next.query.mobile || null });
  return next.path;
}
