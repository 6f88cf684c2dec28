// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { alterationBehaviour } from './alteration.ts';
import {
  sendAlterationCodeAnswer,
  startAlterationAnswer,
  submitAlterationAnswer,
  verifyAlterationAnswer,
} from './alteration-calls.ts';
import { alterationExpiry } from './alteration-expiry.ts';
import { blacklistBehaviour, pointsRecount } from './blacklist.ts';
import { companyBehaviour } from './company.ts';
import {
  addCompanyAnswer,
  auditBatchAnswer,
  auditCheckAnswer,
  auditLogAnswer,
  companyByIdAnswer,
  companyCountsAnswer,
  editMyCompanyAnswer,
  myCompanyAnswer,
  publicCompanyAnswer,
} from './company-calls.ts';
import { changeAuditBatchAnswer, companyChangeBehaviour, lapseChanges } from './company-change.ts';
import { companyMembersAnswer, zoneMembersAnswer } from './company-people-calls.ts';
import { companyUserBehaviour } from './company-user.ts';
import {
  chackAccountNumberAnswer,
  changeMemberMobileAnswer,
  deleteCompanyUserAnswer,
  freezeMemberAnswer,
  memberSignInsAnswer,
  resetMemberPasswordAnswer,
  transferAdminAnswer,
  unfreezeMemberAnswer,
} from './company-user-calls.ts';
import { licenseExpiry } from './license-expiry.ts';
import {
  checkAccountAnswer,
  checkCreditCodeAnswer,
  registeredDraftAnswer,
  registrationSettingsAnswer,
  saveAccountAnswer,
  saveCompanyAnswer,
  submitCompanyAnswer,
  withdrawCompanyAnswer,
} from './registration.ts';
import { ownViolationsAnswer, revokeViolationAnswer, violationBehaviour } from './violation.ts';

export const enterpriseServer = {
  behaviours: [
    alterationBehaviour,
    blacklistBehaviour,
    companyChangeBehaviour,
    companyUserBehaviour,
    companyBehaviour,
    violationBehaviour,
  ],
  answers: [
    sendAlterationCodeAnswer,
    startAlterationAnswer,
    submitAlterationAnswer,
    verifyAlterationAnswer,
    addCompanyAnswer,
    auditBatchAnswer,
    auditCheckAnswer,
    auditLogAnswer,
    companyByIdAnswer,
    companyCountsAnswer,
    editMyCompanyAnswer,
    myCompanyAnswer,
    publicCompanyAnswer,
    changeAuditBatchAnswer,
    companyMembersAnswer,
    zoneMembersAnswer,
    chackAccountNumberAnswer,
    changeMemberMobileAnswer,
    deleteCompanyUserAnswer,
    freezeMemberAnswer,
    memberSignInsAnswer,
    resetMemberPasswordAnswer,
    transferAdminAnswer,
    unfreezeMemberAnswer,
    checkAccountAnswer,
    checkCreditCodeAnswer,
    registeredDraftAnswer,
    registrationSettingsAnswer,
    saveAccountAnswer,
    saveCompanyAnswer,
    submitCompanyAnswer,
    withdrawCompanyAnswer,
    ownViolationsAnswer,
    revokeViolationAnswer,
  ],
  jobs: [alterationExpiry, pointsRecount, licenseExpiry],
  listeners: [lapseChanges],
} satisfies AreaServer;
