// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { accountAlteration } from './account-alteration.ts';
import { sendAlterationCode, startAlteration, submitAlteration, verifyAlteration } from './alteration-calls.ts';
import { blacklist } from './blacklist.ts';
import { companyAuditEvents, licenseEvents } from './calendar.ts';
import { company } from './company.ts';
import { companyAudit } from './company-audit.ts';
import {
  addCompany,
  auditBatch,
  auditCheck,
  auditLog,
  companyById,
  companyCounts,
  companyMembers,
  editMyCompany,
  myCompany,
  publicCompany,
  zoneMembers,
} from './company-calls.ts';
import { companyChange } from './company-change.ts';
import { changeAuditBatch } from './company-change-calls.ts';
import { companyStatistics } from './company-statistics.ts';
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
import { enterpriseGrants } from './grants.ts';
import { enterpriseMenu } from './menu.ts';
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
import { ownViolations, revokeViolationCall, violation } from './violation.ts';

export const enterpriseArea = defineArea({
  name: 'enterprise',
  entities: [accountAlteration, blacklist, companyAudit, companyChange, companyUser, company, violation],
  endpoints: [
    sendAlterationCode,
    startAlteration,
    submitAlteration,
    verifyAlteration,
    addCompany,
    auditBatch,
    auditCheck,
    auditLog,
    companyById,
    companyCounts,
    companyMembers,
    editMyCompany,
    myCompany,
    publicCompany,
    zoneMembers,
    changeAuditBatch,
    companyStatistics,
    chackAccountNumber,
    changeMemberMobile,
    deleteCompanyUser,
    freezeMember,
    memberSignIns,
    resetMemberPassword,
    transferAdmin,
    unfreezeMember,
    checkAccount,
    checkCreditCode,
    registeredDraft,
    registrationSettings,
    saveAccount,
    saveCompany,
    submitCompany,
    withdrawCompany,
    ownViolations,
    revokeViolationCall,
  ],
  dictionaries: [...enterpriseDictionaries],
  buttons: [...enterpriseButtons],
  events: [...enterpriseEvents],
  calendars: [companyAuditEvents, licenseEvents],
  menu: [...enterpriseMenu],
  grants: [...enterpriseGrants],
});
