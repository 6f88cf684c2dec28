// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { allocateBooth, swapBooths } from './booth-allocation-calls.ts';
import { jobFairCalendar } from './calendar.ts';
import { jobFairDictionaries } from './dictionaries.ts';
import { fairApply } from './fair-apply.ts';
import {
  applyBooths,
  applyChoices,
  applyEntryCode,
  auditFairApplies,
  fairHealth,
  holdBooth,
  releaseBooth,
  remindApplies,
  saveAttendees,
} from './fair-apply-calls.ts';
import { fairApplyPost } from './fair-apply-post.ts';
import { fairAttendance } from './fair-attendance.ts';
import {
  checkInAtFair,
  checkInByGate,
  fairGateCode,
  fairGatePage,
  fairSummary,
  studentCheckIn,
  syncCheckIns,
  undoCheckIn,
} from './fair-attendance-calls.ts';
import { fairAttendee } from './fair-attendee.ts';
import { fairBooth } from './fair-booth.ts';
import { boothMap, generateZone, saveLayout } from './fair-booth-calls.ts';
import { fairCompanies, fairPosts } from './fair-company-calls.ts';
import { fairDayDictionaries } from './fair-day-dictionaries.ts';
import { fairDayGrants } from './fair-day-grants.ts';
import { fairDayMenu } from './fair-day-menu.ts';
import { fairDayButtons, fairDayEvents } from './fair-day-messages.ts';
import { enterFair, studentEnterFair } from './fair-enter.ts';
import { fairExpense, fairExpenseItem } from './fair-expense.ts';
import { claimableApplies, expenseCap, expenseSums } from './fair-expense-calls.ts';
import { fairIncident } from './fair-incident.ts';
import { fairStudent } from './fair-student.ts';
import {
  cancelFairSignUp,
  saveFairStudents,
  signUpForFair,
  studentEntryCode,
  studentFairs,
} from './fair-student-calls.ts';
import { fairWall } from './fair-wall-calls.ts';
import { jobFairGrants } from './grants.ts';
import { jobFair } from './job-fair.ts';
import { copyFair, fairAuditBatch, fairCounts, moveFair, pinFair, publicFair } from './job-fair-calls.ts';
import { jobFairButtons, jobFairEvents } from './job-fair-messages.ts';
import { jobFairMenu } from './menu.ts';

export const jobfairArea = defineArea({
  name: 'jobfair',
  entities: [
    fairApplyPost,
    fairApply,
    fairAttendance,
    fairAttendee,
    fairBooth,
    fairExpense,
    fairExpenseItem,
    fairIncident,
    fairStudent,
    jobFair,
  ],
  endpoints: [
    allocateBooth,
    swapBooths,
    applyBooths,
    applyChoices,
    applyEntryCode,
    auditFairApplies,
    fairHealth,
    holdBooth,
    releaseBooth,
    remindApplies,
    saveAttendees,
    checkInAtFair,
    checkInByGate,
    fairGateCode,
    fairGatePage,
    fairSummary,
    studentCheckIn,
    syncCheckIns,
    undoCheckIn,
    boothMap,
    generateZone,
    saveLayout,
    fairCompanies,
    fairPosts,
    enterFair,
    studentEnterFair,
    claimableApplies,
    expenseCap,
    expenseSums,
    cancelFairSignUp,
    saveFairStudents,
    signUpForFair,
    studentEntryCode,
    studentFairs,
    fairWall,
    copyFair,
    fairAuditBatch,
    fairCounts,
    moveFair,
    pinFair,
    publicFair,
  ],
  dictionaries: [...jobFairDictionaries, ...fairDayDictionaries],
  buttons: [...fairDayButtons, ...jobFairButtons],
  events: [...fairDayEvents, ...jobFairEvents],
  calendars: [jobFairCalendar],
  menu: [...fairDayMenu, ...jobFairMenu],
  grants: [...fairDayGrants, ...jobFairGrants],
});
