import { endpoint, text, type } from '../../kit/index.ts';
import type { CompanyCheck, RegisteredCompany } from '../../rules/index.ts';
import { passwordLogin, phoneLoginInput } from './sign-in.ts';

/** The company credential check that comes before every password sign-in (S). */
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
/** The same by SMS code; POST keeps the code out of the address. */
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
/** The mobile is answered with the registration token of that account only; every other name is answered alike. */
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
