// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { boothsAnswer, holdAnswer, releaseAnswer } from './apply-holds.ts';
import { fairAttendanceBehaviour } from './attendance.ts';
import {
  checkAnswer,
  gateCheckAnswer,
  gateCodeAnswer,
  gatePageAnswer,
  studentCheckInAnswer,
  syncAnswer,
  undoAnswer,
} from './attendance-calls.ts';
import { attendanceSheetRoutes } from './attendance-sheet.ts';
import { allocateAnswer, swapAnswer } from './booth-allocation.ts';
import { generateZoneAnswer, saveLayoutAnswer } from './booth-layout.ts';
import { boothMapAnswer } from './booth-map.ts';
import { enterFairAnswer, studentEnterFairAnswer } from './enter-fair.ts';
import { fairApplyBehaviour } from './fair-apply.ts';
import {
  applyChoicesAnswer,
  auditAppliesAnswer,
  entryCodeAnswer,
  fairHealthAnswer,
  remindAppliesAnswer,
} from './fair-apply-calls.ts';
import { fairAttendeeBehaviour, saveAttendeesAnswer } from './fair-attendee.ts';
import { fairBoothBehaviour } from './fair-booth.ts';
import { fairCompaniesAnswer, fairPostsAnswer } from './fair-companies.ts';
import { fairDay } from './fair-day-job.ts';
import { fairExpenseBehaviour } from './fair-expense.ts';
import { claimableAnswer, expenseCapAnswer, expenseSumsAnswer, fairExpenseRoutes } from './fair-expense-calls.ts';
import { fairIncidentBehaviour } from './fair-incident.ts';
import {
  barCompany,
  dropAppliesWithCompany,
  endWithFair,
  keepAttended,
  keepUnpaid,
  tellOfMove,
} from './fair-listeners.ts';
import { fairPrintRoutes } from './fair-print.ts';
import { fairStatisticsRoutes } from './fair-statistics-sheet.ts';
import { fairStudentBehaviour } from './fair-student.ts';
import {
  cancelSignUpAnswer,
  entryCodeOfStudentAnswer,
  saveStudentsAnswer,
  signUpAnswer,
  studentFairsAnswer,
} from './fair-student-calls.ts';
import { dropSignUpsWithRecord, dropSignUpsWithStudent } from './fair-student-ended.ts';
import { fairSummaryAnswer } from './fair-summary.ts';
import { fairVisitorsRoutes } from './fair-visitors.ts';
import { fairWallAnswer } from './fair-wall.ts';
import { jobFairBehaviour } from './job-fair.ts';
import {
  copyFairAnswer,
  fairAuditBatchAnswer,
  fairCountsAnswer,
  moveFairAnswer,
  pinFairAnswer,
} from './job-fair-calls.ts';
import { publicFairAnswer } from './public-fair.ts';

export const jobfairServer = {
  behaviours: [
    fairAttendanceBehaviour,
    fairApplyBehaviour,
    fairAttendeeBehaviour,
    fairBoothBehaviour,
    fairExpenseBehaviour,
    fairIncidentBehaviour,
    fairStudentBehaviour,
    jobFairBehaviour,
  ],
  answers: [
    boothsAnswer,
    holdAnswer,
    releaseAnswer,
    checkAnswer,
    gateCheckAnswer,
    gateCodeAnswer,
    gatePageAnswer,
    studentCheckInAnswer,
    syncAnswer,
    undoAnswer,
    allocateAnswer,
    swapAnswer,
    generateZoneAnswer,
    saveLayoutAnswer,
    boothMapAnswer,
    enterFairAnswer,
    studentEnterFairAnswer,
    applyChoicesAnswer,
    auditAppliesAnswer,
    entryCodeAnswer,
    fairHealthAnswer,
    remindAppliesAnswer,
    saveAttendeesAnswer,
    fairCompaniesAnswer,
    fairPostsAnswer,
    claimableAnswer,
    expenseCapAnswer,
    expenseSumsAnswer,
    cancelSignUpAnswer,
    entryCodeOfStudentAnswer,
    saveStudentsAnswer,
    signUpAnswer,
    studentFairsAnswer,
    fairSummaryAnswer,
    fairWallAnswer,
    copyFairAnswer,
    fairAuditBatchAnswer,
    fairCountsAnswer,
    moveFairAnswer,
    pinFairAnswer,
    publicFairAnswer,
  ],
  routes: [attendanceSheetRoutes, fairExpenseRoutes, fairPrintRoutes, fairStatisticsRoutes, fairVisitorsRoutes],
  jobs: [fairDay],
  listeners: [
    barCompany,
    dropAppliesWithCompany,
    endWithFair,
    keepAttended,
    keepUnpaid,
    tellOfMove,
    dropSignUpsWithRecord,
    dropSignUpsWithStudent,
  ],
} satisfies AreaServer;
