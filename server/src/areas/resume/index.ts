// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { deliveryBehaviour } from './delivery.ts';
import { boardAnswer, countsAnswer, postListAnswer } from './delivery-board.ts';
import { messageAnswer, noteAnswer, readAnswer, starAnswer, stepsAnswer, tagAnswer } from './delivery-calls.ts';
import { fitAnswer } from './delivery-fit.ts';
import { deliveryDeadlines } from './delivery-jobs.ts';
import { employUserBehaviour } from './employ-user.ts';
import { employUserAnswers } from './employ-user-calls.ts';
import { inviteAnswer } from './invite.ts';
import { countSkills, endDeliveries } from './post-listeners.ts';
import { recommendBehaviour, recommendReadAnswer } from './recommend.ts';
import { recommendAnswer } from './recommend-batch.ts';
import { resumeBehaviour } from './resume.ts';
import { resumeDownloadRoutes } from './resume-download.ts';
import { resumeAnswers } from './resume-preview.ts';
import { skillAnswers, skillBehaviour, skillSource } from './skill.ts';
import { stateCountAnswers } from './state-counts.ts';
import { studentStepAnswers } from './student-steps.ts';
import { transferAnswer } from './transfer.ts';

export const resumeServer = {
  behaviours: [deliveryBehaviour, employUserBehaviour, recommendBehaviour, resumeBehaviour, skillBehaviour],
  answers: [
    boardAnswer,
    countsAnswer,
    postListAnswer,
    messageAnswer,
    noteAnswer,
    readAnswer,
    starAnswer,
    stepsAnswer,
    tagAnswer,
    fitAnswer,
    inviteAnswer,
    recommendAnswer,
    recommendReadAnswer,
    transferAnswer,
    ...employUserAnswers,
    ...resumeAnswers,
    ...skillAnswers,
    ...stateCountAnswers,
    ...studentStepAnswers,
  ],
  routes: [resumeDownloadRoutes],
  jobs: [deliveryDeadlines],
  tableDictionaries: [skillSource],
  listeners: [countSkills, endDeliveries],
} satisfies AreaServer;
