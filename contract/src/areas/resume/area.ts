// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { agreement } from './agreement.ts';
import {
  agreementDeadlineEvents,
  agreementEffectiveEvents,
  agreementEndEvents,
  agreementStartEvents,
  offerDeadlineEvents,
} from './agreement-calendar.ts';
import { agreementChoices, deliveryAgreements, studentAgreements } from './agreement-calls.ts';
import { agreementButtons, agreementEvents } from './agreement-messages.ts';
import { newDeliveryEvents, studentConfirmEvents, waitingDeliveryEvents } from './calendar.ts';
import { delivery } from './delivery.ts';
import {
  batchAddRecommend,
  deliveryBoard,
  deliveryCounts,
  deliveryFit,
  deliveryInvite,
  deliveryNote,
  deliveryPosts,
  deliveryRead,
  deliveryStar,
  deliverySteps,
  deliveryTag,
  myDeliveries,
  recommendRead,
  resumeTransfer,
  studentSubmit,
} from './delivery-calls.ts';
import { deliveryDictionaries } from './delivery-dictionaries.ts';
import { deliveryButtons, deliveryEvents } from './delivery-messages.ts';
import { deliveryStatistics } from './delivery-statistics.ts';
import { deliveryStep } from './delivery-step.ts';
import { studentDictionaries } from './dictionaries.ts';
import { dispatch } from './dispatch.ts';
import { directReportEvents, reportEvents, unconfirmedReportEvents } from './dispatch-calendar.ts';
import { deliveryDispatch, dispatchPushBatch } from './dispatch-calls.ts';
import { dispatchButtons, dispatchEvents } from './dispatch-messages.ts';
import { verifyDocument } from './document-calls.ts';
import { employUser } from './employ-user.ts';
import { moveStudents, openAccounts, remindStudents, studentCounts } from './employ-user-calls.ts';
import { evaluation } from './evaluation.ts';
import {
  companyRating,
  deliveryEvaluations,
  studentEvaluate,
  studentEvaluationChange,
  studentEvaluations,
} from './evaluation-calls.ts';
import { resumeGrants } from './grants.ts';
import { helpRecord } from './help-record.ts';
import { resumeMenu } from './menu.ts';
import { offer } from './offer.ts';
import { deliveryOffers, offerChoices, studentOfferCloses, studentOffers } from './offer-calls.ts';
import { offerButtons, offerEvents } from './offer-messages.ts';
import { recommend } from './recommend.ts';
import { resume } from './resume.ts';
import { exportResumes, formAuditBatch, printForm, resumePreview } from './resume-calls.ts';
import { resumeCert, resumeEducation, resumeExperience, resumeIntention, resumeSkill } from './resume-children.ts';
import { resumeDownload } from './resume-download.ts';
import { resumeButtons, resumeEvents } from './resume-messages.ts';
import { mergeSkills, skill, skillButtons, skillOptions } from './skill.ts';
import { duplicateIgnore, studentMerge } from './student-merge.ts';
import {
  ignoreDuplicate,
  listDuplicates,
  listMerges,
  mergeButtons,
  mergeStudents,
  previewMerge,
  restoreDuplicate,
  unmergeStudents,
} from './student-merge-calls.ts';
import { studentStatistics } from './student-statistics.ts';

export const resumeArea = defineArea({
  name: 'resume',
  entities: [
    agreement,
    deliveryStep,
    delivery,
    dispatch,
    employUser,
    evaluation,
    helpRecord,
    offer,
    recommend,
    resumeCert,
    resumeEducation,
    resumeExperience,
    resumeIntention,
    resumeSkill,
    resumeDownload,
    resume,
    skill,
    duplicateIgnore,
    studentMerge,
  ],
  endpoints: [
    agreementChoices,
    deliveryAgreements,
    studentAgreements,
    batchAddRecommend,
    deliveryBoard,
    deliveryCounts,
    deliveryFit,
    deliveryInvite,
    deliveryNote,
    deliveryPosts,
    deliveryRead,
    deliveryStar,
    deliverySteps,
    deliveryTag,
    myDeliveries,
    recommendRead,
    resumeTransfer,
    studentSubmit,
    deliveryStatistics,
    deliveryDispatch,
    dispatchPushBatch,
    verifyDocument,
    moveStudents,
    openAccounts,
    remindStudents,
    studentCounts,
    companyRating,
    deliveryEvaluations,
    studentEvaluate,
    studentEvaluationChange,
    studentEvaluations,
    deliveryOffers,
    offerChoices,
    studentOfferCloses,
    studentOffers,
    exportResumes,
    formAuditBatch,
    printForm,
    resumePreview,
    mergeSkills,
    skillOptions,
    ignoreDuplicate,
    listDuplicates,
    listMerges,
    mergeStudents,
    previewMerge,
    restoreDuplicate,
    unmergeStudents,
    studentStatistics,
  ],
  dictionaries: [...deliveryDictionaries, ...studentDictionaries],
  buttons: [
    ...agreementButtons,
    ...deliveryButtons,
    ...dispatchButtons,
    ...offerButtons,
    ...resumeButtons,
    ...skillButtons,
    ...mergeButtons,
  ],
  events: [...agreementEvents, ...deliveryEvents, ...dispatchEvents, ...offerEvents, ...resumeEvents],
  calendars: [
    agreementDeadlineEvents,
    agreementEffectiveEvents,
    agreementEndEvents,
    agreementStartEvents,
    offerDeadlineEvents,
    newDeliveryEvents,
    studentConfirmEvents,
    waitingDeliveryEvents,
    directReportEvents,
    reportEvents,
    unconfirmedReportEvents,
  ],
  menu: [...resumeMenu],
  grants: [...resumeGrants],
});
