// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import {
  attendanceSummary,
  cancelPreachSignUp,
  checkAttendee,
  checkInAtGate,
  checkInByStudent,
  preachCodes,
  promoteAttendees,
  saveAttendees,
  signUpForPreach,
  studentPreachCode,
  studentPreaches,
} from './attendee-calls.ts';
import { ownPreachCalendar, preachCalendar, publicPreachCalendar } from './calendar.ts';
import { preachDictionaries } from './dictionaries.ts';
import { preachGrants } from './grants.ts';
import { preachMenu } from './menu.ts';
import {
  checkPreachCompany,
  freeDays,
  hallsOfDay,
  publicPreach,
  savePreachCompanies,
  savePreachCompaniesAlias,
  savePreachPosts,
  savePreachPostsAlias,
  sortPreaches,
} from './part-calls.ts';
import { preach } from './preach.ts';
import { preachAttendee } from './preach-attendee.ts';
import { copyPreach, deletePreach, preachAuditBatch, savePreach } from './preach-calls.ts';
import { preachCompany } from './preach-company.ts';
import { preachButtons, preachEvents } from './preach-messages.ts';
import { preachPost } from './preach-post.ts';

export const preachArea = defineArea({
  name: 'preach',
  entities: [preachAttendee, preachCompany, preachPost, preach],
  endpoints: [
    attendanceSummary,
    cancelPreachSignUp,
    checkAttendee,
    checkInAtGate,
    checkInByStudent,
    preachCodes,
    promoteAttendees,
    saveAttendees,
    signUpForPreach,
    studentPreachCode,
    studentPreaches,
    checkPreachCompany,
    freeDays,
    hallsOfDay,
    publicPreach,
    savePreachCompanies,
    savePreachCompaniesAlias,
    savePreachPosts,
    savePreachPostsAlias,
    sortPreaches,
    copyPreach,
    deletePreach,
    preachAuditBatch,
    savePreach,
  ],
  dictionaries: [...preachDictionaries],
  buttons: [...preachButtons],
  events: [...preachEvents],
  calendars: [ownPreachCalendar, preachCalendar, publicPreachCalendar],
  menu: [...preachMenu],
  grants: [...preachGrants],
});
