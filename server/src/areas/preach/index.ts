// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { answersSheetRoutes } from './answers-sheet.ts';
import { attendanceSummaryAnswer } from './attendance-summary.ts';
import { attendeeBehaviour } from './attendee.ts';
import { cancelSignUpsWithRecord, cancelSignUpsWithStudent } from './attendee-ended.ts';
import {
  checkAttendeeAnswer,
  checkInAtGateAnswer,
  checkInByStudentAnswer,
  preachCodesAnswer,
} from './check-in-calls.ts';
import {
  attendeeAnswersAnswer,
  preachFillFieldsAnswer,
  saveAttendeeAnswersAnswer,
  savePreachFillFieldsAnswer,
  studentPreachFieldsAnswer,
} from './fill-calls.ts';
import {
  controlPreachLiveAnswer,
  mutePreachChatAnswer,
  preachChatBehaviour,
  preachHeartbeatAnswer,
  preachLiveStatAnswer,
  preachMutesAnswer,
  preachPushUrlAnswer,
  resetPreachKeyAnswer,
  savePullAnswer,
  unmutePreachChatAnswer,
} from './live-calls.ts';
import {
  chatAsStudentAnswer,
  enterAsStudentAnswer,
  enterPreachAnswer,
  leaveAsStudentAnswer,
  leavePreachAnswer,
  likeAsStudentAnswer,
  likePreachAnswer,
  playAsStudentAnswer,
  pollAsStudentAnswer,
  pollPreachChatAnswer,
  preachPlayUrlsAnswer,
  preachReplayAnswer,
  replayAsStudentAnswer,
  sendPreachChatAnswer,
  watchAsStudentAnswer,
  watchPreachAnswer,
} from './live-watch.ts';
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
import { dropPreachesWithCompany } from './preach-ended.ts';
import {
  endStream,
  interruptWithPublisher,
  keepRecordedPart,
  preachLiveBehaviour,
  prepareStream,
  startWithPublisher,
} from './preach-live.ts';
import { freeDaysAnswer, hallsOfDayAnswer, publicPreachAnswer, sortPreachesAnswer } from './preach-queries.ts';
import { preachVisitorsRoutes } from './preach-visitors.ts';
import {
  cancelSignUpAnswer,
  promoteAttendeesAnswer,
  saveAttendeesAnswer,
  signUpAnswer,
  studentCodeAnswer,
  studentPreachesAnswer,
} from './sign-up-calls.ts';

export const preachServer = {
  behaviours: [
    attendeeBehaviour,
    preachChatBehaviour,
    preachCompanyBehaviour,
    preachPostBehaviour,
    preachLiveBehaviour,
    preachBehaviour,
  ],
  answers: [
    attendanceSummaryAnswer,
    checkAttendeeAnswer,
    checkInAtGateAnswer,
    checkInByStudentAnswer,
    preachCodesAnswer,
    attendeeAnswersAnswer,
    preachFillFieldsAnswer,
    saveAttendeeAnswersAnswer,
    savePreachFillFieldsAnswer,
    studentPreachFieldsAnswer,
    controlPreachLiveAnswer,
    mutePreachChatAnswer,
    preachHeartbeatAnswer,
    preachLiveStatAnswer,
    preachMutesAnswer,
    preachPushUrlAnswer,
    resetPreachKeyAnswer,
    savePullAnswer,
    unmutePreachChatAnswer,
    chatAsStudentAnswer,
    enterAsStudentAnswer,
    enterPreachAnswer,
    leaveAsStudentAnswer,
    leavePreachAnswer,
    likeAsStudentAnswer,
    likePreachAnswer,
    playAsStudentAnswer,
    pollAsStudentAnswer,
    pollPreachChatAnswer,
    preachPlayUrlsAnswer,
    preachReplayAnswer,
    replayAsStudentAnswer,
    sendPreachChatAnswer,
    watchAsStudentAnswer,
    watchPreachAnswer,
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
    cancelSignUpAnswer,
    promoteAttendeesAnswer,
    saveAttendeesAnswer,
    signUpAnswer,
    studentCodeAnswer,
    studentPreachesAnswer,
  ],
  routes: [answersSheetRoutes, preachVisitorsRoutes],
  jobs: [preachDay],
  listeners: [
    cancelSignUpsWithRecord,
    cancelSignUpsWithStudent,
    dropPreachesWithCompany,
    endStream,
    interruptWithPublisher,
    keepRecordedPart,
    prepareStream,
    startWithPublisher,
  ],
} satisfies AreaServer;
