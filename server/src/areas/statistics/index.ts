// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { chartTableRoutes } from './chart-table.ts';
import { statDailyJob } from './daily-job.ts';
import { employmentBehaviour } from './employment.ts';
import { myEmploymentAnswer, remindEmploymentAnswer, submitOwnAnswer } from './employment-acts.ts';
import { endDestination, signDestination } from './employment-agreements.ts';
import { checkAnswer, ratesAnswer } from './employment-figures.ts';
import { employmentJob } from './employment-job.ts';
import { followStudent, leaveWithStudent } from './employment-students.ts';
import { statisticsSubjectsAnswer } from './subjects.ts';
import { userStatAnswers } from './user-charts.ts';
import { userStatRoutes } from './user-list.ts';

export const statisticsServer = {
  behaviours: [employmentBehaviour],
  answers: [
    myEmploymentAnswer,
    remindEmploymentAnswer,
    submitOwnAnswer,
    checkAnswer,
    ratesAnswer,
    statisticsSubjectsAnswer,
    ...userStatAnswers,
  ],
  routes: [chartTableRoutes, userStatRoutes],
  jobs: [statDailyJob, employmentJob],
  listeners: [endDestination, signDestination, followStudent, leaveWithStudent],
} satisfies AreaServer;
