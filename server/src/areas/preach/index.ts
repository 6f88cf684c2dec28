// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { attendeeBehaviour } from './attendee.ts';
import {
  attendanceSummaryAnswer,
  cancelSignUpAnswer,
  checkAttendeeAnswer,
  checkInAtGateAnswer,
  checkInByStudentAnswer,
  preachCodesAnswer,
  promoteAttendeesAnswer,
  saveAttendeesAnswer,
  signUpAnswer,
  studentCodeAnswer,
  studentPreachesAnswer,
} from './attendee-calls.ts';
import { preachBehaviour } from './preach.ts';
import { copyPreachAnswer, deletePreachAnswer, preachAuditBatchAnswer, savePreachAnswer } from './preach-calls.ts';
import {
  checkCompanyAnswer,
  preachCompanyBehaviour,
  preachPostBehaviour,
  saveCompaniesAliasAnswer,
  saveCompaniesAnswer,
  savePostsAliasAnswer,
  savePostsAnswer,
} from './preach-companies.ts';
import { preachDay } from './preach-day.ts';
import { dropPreachesWithBlacklist, dropPreachesWithCompany } from './preach-ended.ts';
import { freeDaysAnswer, hallsOfDayAnswer, publicPreachAnswer, sortPreachesAnswer } from './preach-queries.ts';

export const preachServer = {
  behaviours: [attendeeBehaviour, preachCompanyBehaviour, preachPostBehaviour, preachBehaviour],
  answers: [
    attendanceSummaryAnswer,
    cancelSignUpAnswer,
    checkAttendeeAnswer,
    checkInAtGateAnswer,
    checkInByStudentAnswer,
    preachCodesAnswer,
    promoteAttendeesAnswer,
    saveAttendeesAnswer,
    signUpAnswer,
    studentCodeAnswer,
    studentPreachesAnswer,
    copyPreachAnswer,
    deletePreachAnswer,
    preachAuditBatchAnswer,
    savePreachAnswer,
    checkCompanyAnswer,
    saveCompaniesAliasAnswer,
    saveCompaniesAnswer,
    savePostsAliasAnswer,
    savePostsAnswer,
    freeDaysAnswer,
    hallsOfDayAnswer,
    publicPreachAnswer,
    sortPreachesAnswer,
  ],
  jobs: [preachDay],
  listeners: [dropPreachesWithBlacklist, dropPreachesWithCompany],
} satisfies AreaServer;
