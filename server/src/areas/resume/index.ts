// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { agreementBehaviour } from './agreement.ts';
import { closeOthersWhenVerified, voidAgreementsWithCompany, voidAgreementsWithDelivery } from './agreement-ended.ts';
import { agreementChoicesAnswer, ofDeliveryAgreementsAnswer, studentAgreementsAnswer } from './agreement-queries.ts';
import { deliveryBehaviour } from './delivery.ts';
import { boardAnswer, countsAnswer, postListAnswer } from './delivery-board.ts';
import { noteAnswer, readAnswer, starAnswer, stepsAnswer, tagAnswer } from './delivery-calls.ts';
import { fitAnswer } from './delivery-fit.ts';
import { dispatchBehaviour } from './dispatch.ts';
import { dispatchOfDeliveryAnswer, dispatchPushBatchAnswer } from './dispatch-calls.ts';
import { dropDispatchWithDelivery } from './dispatch-ended.ts';
import { documentRoutes } from './document-routes.ts';
import { verifyDocumentAnswer } from './document-verify.ts';
import { duplicateAnswers } from './duplicates.ts';
import { employUserBehaviour } from './employ-user.ts';
import { employUserAnswers } from './employ-user-calls.ts';
import { evaluationBehaviour } from './evaluation.ts';
import {
  companyRatingAnswer,
  evaluationsOfDeliveryAnswer,
  studentEvaluateAnswer,
  studentEvaluationChangeAnswer,
  studentEvaluationsAnswer,
} from './evaluation-calls.ts';
import { evaluationPrintRoutes } from './evaluation-print.ts';
import { helpRecordBehaviour } from './help-record.ts';
import { inviteAnswer } from './invite.ts';
import { mergeAnswers } from './merge-answers.ts';
import { mergeSkillsAnswer } from './merge-skills.ts';
import { offerBehaviour } from './offer.ts';
import { dropOffersWithCompany, dropOffersWithDelivery } from './offer-ended.ts';
import { ofDeliveryAnswer, offerChoicesAnswer, offerClosesAnswer, studentOffersAnswer } from './offer-queries.ts';
import { endDeliveries } from './post-listeners.ts';
import { postProgressRoutes } from './post-progress-calls.ts';
import { recommendBehaviour, recommendReadAnswer } from './recommend.ts';
import { recommendAnswer } from './recommend-batch.ts';
import { resumeBehaviour } from './resume.ts';
import { resumeArchiveRoutes } from './resume-archive.ts';
import { resumeDownloadRoutes } from './resume-download.ts';
import { resumeAnswers } from './resume-preview.ts';
import { skillAnswers, skillBehaviour, skillSource, skillsOfTenant } from './skill.ts';
import { openAccountsAnswer } from './student-accounts.ts';
import { myDeliveriesAnswer, submitAnswer } from './student-calls.ts';
import { transferAnswer } from './transfer.ts';

export const resumeServer = {
  behaviours: [
    agreementBehaviour,
    deliveryBehaviour,
    dispatchBehaviour,
    employUserBehaviour,
    evaluationBehaviour,
    helpRecordBehaviour,
    offerBehaviour,
    recommendBehaviour,
    resumeBehaviour,
    skillBehaviour,
  ],
  answers: [
    agreementChoicesAnswer,
    ofDeliveryAgreementsAnswer,
    studentAgreementsAnswer,
    boardAnswer,
    countsAnswer,
    postListAnswer,
    noteAnswer,
    readAnswer,
    starAnswer,
    stepsAnswer,
    tagAnswer,
    fitAnswer,
    dispatchOfDeliveryAnswer,
    dispatchPushBatchAnswer,
    verifyDocumentAnswer,
    companyRatingAnswer,
    evaluationsOfDeliveryAnswer,
    studentEvaluateAnswer,
    studentEvaluationChangeAnswer,
    studentEvaluationsAnswer,
    inviteAnswer,
    mergeSkillsAnswer,
    ofDeliveryAnswer,
    offerChoicesAnswer,
    offerClosesAnswer,
    studentOffersAnswer,
    recommendAnswer,
    recommendReadAnswer,
    openAccountsAnswer,
    myDeliveriesAnswer,
    submitAnswer,
    transferAnswer,
    ...duplicateAnswers,
    ...employUserAnswers,
    ...mergeAnswers,
    ...resumeAnswers,
    ...skillAnswers,
  ],
  routes: [documentRoutes, evaluationPrintRoutes, postProgressRoutes, resumeArchiveRoutes, resumeDownloadRoutes],
  tableDictionaries: [skillSource],
  listeners: [
    closeOthersWhenVerified,
    voidAgreementsWithCompany,
    voidAgreementsWithDelivery,
    dropDispatchWithDelivery,
    dropOffersWithCompany,
    dropOffersWithDelivery,
    endDeliveries,
    skillsOfTenant,
  ],
} satisfies AreaServer;
