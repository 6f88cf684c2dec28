import { endpoint, text, type } from '../../kit/index.ts';
import type { CompanyCheck, RegisteredCompany } from '../../rules/index.ts';
import { passwordLogin, phoneLoginInput } from './sign-in.ts';

/** Company credential check that clients send before every password sign-in. */
export const queryCompanyInfo = endpoint({
  method: 'POST',
  path: '/companyRegister/queryCompanyInfo',
  title: '企业状态查询',
  needs: 'anyone',
  input: passwordLogin,
  output: type<CompanyCheck>(),
  perMinute: 20,
  shared: true,
  silent: true,
});
/** The same by SMS code; POST keeps the code out of the URL. */
export const queryCompanyInfoByPhone = endpoint({
  method: ['GET', 'POST'],
  path: '/companyRegister/queryCompanyInfoByPhone',
  title: '企业状态查询',
  needs: 'anyone',
  input: phoneLoginInput,
  output: type<CompanyCheck>(),
  perMinute: 20,
  shared: true,
  silent: true,
});
/** A phone number gets the registration token of its own account only; every other name gets a uniform response. */
export const registeredCompany = endpoint({
  method: 'GET',
  path: '/companyRegister/getRegistCompanyByUserName',
  title: '注册企业查询',
  needs: 'anyone',
  input: { userName: text({ label: '账号', max: 100 }) },
  output: type<RegisteredCompany>(),
  perMinute: 30,
  shared: true,
});
