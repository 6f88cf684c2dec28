import { defineArea } from '../../kit/index.ts';
import { accountAlteration } from './account-alteration.ts';
import { sendAlterationCode, startAlteration, submitAlteration, verifyAlteration } from './alteration-calls.ts';
import { company } from './company.ts';
import { companyAudit } from './company-audit.ts';
import * as companyCalls from './company-calls.ts';
import { companyUser } from './company-user.ts';
import {
  chackAccountNumber,
  changeMemberMobile,
  deleteCompanyUser,
  freezeMember,
  memberSignIns,
  resetMemberPassword,
  transferAdmin,
  unfreezeMember,
} from './company-user-calls.ts';
import { enterpriseDictionaries } from './dictionaries.ts';
import { enterpriseButtons, enterpriseEvents } from './messages.ts';
import {
  checkAccount,
  checkCreditCode,
  registeredDraft,
  registrationSettings,
  saveAccount,
  saveCompany,
  submitCompany,
  withdrawCompany,
} from './registration.ts';

export * from './account-alteration.ts';
export * from './alteration-calls.ts';
export * from './company.ts';
export * from './company-audit.ts';
export * from './company-calls.ts';
export * from './company-flow.ts';
export * from './company-user.ts';
export * from './company-user-calls.ts';
export { firstPasswordText, resetPasswordText } from './messages.ts';
export * from './registration.ts';
export { enterpriseTexts } from './screen-texts.ts';

/** 企业: companies, their approval, their accounts. */
export const enterpriseArea = defineArea({
  name: 'enterprise',
  entities: [company, companyAudit, companyUser, accountAlteration],
  endpoints: [
    ...Object.values(companyCalls),
    chackAccountNumber,
    deleteCompanyUser,
    freezeMember,
    unfreezeMember,
    resetMemberPassword,
    transferAdmin,
    changeMemberMobile,
    memberSignIns,
    registrationSettings,
    saveAccount,
    checkAccount,
    registeredDraft,
    checkCreditCode,
    saveCompany,
    submitCompany,
    withdrawCompany,
    startAlteration,
    sendAlterationCode,
    verifyAlteration,
    submitAlteration,
  ],
  dictionaries: enterpriseDictionaries,
  buttons: enterpriseButtons,
  events: enterpriseEvents,
});
