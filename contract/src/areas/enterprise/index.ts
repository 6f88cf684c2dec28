import { defineArea } from '../../kit/index.ts';
import { accountAlteration } from './account-alteration.ts';
import { company } from './company.ts';
import { companyAudit } from './company-audit.ts';
import { companyUser } from './company-user.ts';
import { enterpriseDictionaries } from './dictionaries.ts';

export * from './account-alteration.ts';
export * from './company.ts';
export * from './company-audit.ts';
export * from './company-flow.ts';
export * from './company-user.ts';

/** 企业: companies, their admission, their accounts. */
export const enterpriseArea = defineArea({
  name: 'enterprise',
  entities: [company, companyAudit, companyUser, accountAlteration],
  dictionaries: enterpriseDictionaries,
});
