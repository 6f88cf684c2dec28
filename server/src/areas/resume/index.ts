import { skill } from '@campus/contract/resume';
import type { AreaServer } from '../../kit/area-server.ts';
import { onPostClosed, onPostSkills } from '../post/index.ts';
import { deliveryBehaviour } from './delivery.ts';
import { boardAnswer, countsAnswer, postListAnswer } from './delivery-board.ts';
import { messageAnswer, noteAnswer, readAnswer, starAnswer, stepsAnswer, tagAnswer } from './delivery-calls.ts';
import { fitAnswer } from './delivery-fit.ts';
import { deliveryDeadlines } from './delivery-jobs.ts';
import { employUserBehaviour } from './employ-user.ts';
import { employUserAnswers } from './employ-user-calls.ts';
import { inviteAnswer } from './invite.ts';
import { endWithPost } from './post-ended.ts';
import { recommendBehaviour, recommendReadAnswer } from './recommend.ts';
import { recommendAnswer } from './recommend-batch.ts';
import { resumeBehaviour } from './resume.ts';
import { resumeDownloadRoutes } from './resume-download.ts';
import { resumeAnswers } from './resume-preview.ts';
import { skillAnswers, skillBehaviour } from './skill.ts';
import { recountSkills } from './skill-counts.ts';
import { stateCountAnswers } from './state-counts.ts';
import { studentStepAnswers } from './student-steps.ts';
import { transferAnswer } from './transfer.ts';

export { seedSkills } from './skill.ts';

/** Closing a post ends its pending deliveries; the reason tells whether the company was disabled. */
onPostClosed(endWithPost);

/** Skill usage counts posts and résumés. */
onPostSkills(({ ids, leaving }, context) => recountSkills(ids, context, leaving));

/** 学生与简历. */
export const resumeServer = {
  behaviours: [employUserBehaviour, resumeBehaviour, skillBehaviour, deliveryBehaviour, recommendBehaviour],
  answers: [
    ...employUserAnswers,
    ...resumeAnswers,
    ...skillAnswers,
    stepsAnswer,
    fitAnswer,
    messageAnswer,
    postListAnswer,
    boardAnswer,
    countsAnswer,
    noteAnswer,
    starAnswer,
    tagAnswer,
    readAnswer,
    inviteAnswer,
    transferAnswer,
    recommendAnswer,
    recommendReadAnswer,
    ...stateCountAnswers,
    ...studentStepAnswers,
  ],
  jobs: [deliveryDeadlines],
  routes: resumeDownloadRoutes,
  tableDictionaries: [{ entity: skill, texts: ['name'], codes: ['id', 'name'], filters: ['category', 'status'] }],
} satisfies AreaServer;
