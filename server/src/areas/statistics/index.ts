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
import { channelAnswer } from './report-channel.ts';
import { dailyAnswer } from './report-daily.ts';
import { durationAnswer } from './report-duration.ts';
import { qualityAnswer } from './report-quality.ts';
import { reportRoutes } from './report-sheets.ts';
import { trendAnswers } from './report-trend.ts';
import { snapshotJob } from './snapshot-job.ts';
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
    channelAnswer,
    dailyAnswer,
    durationAnswer,
    qualityAnswer,
    statisticsSubjectsAnswer,
    ...trendAnswers,
    ...userStatAnswers,
  ],
  routes: [chartTableRoutes, reportRoutes, userStatRoutes],
  jobs: [statDailyJob, employmentJob, snapshotJob],
  listeners: [endDestination, signDestination, followStudent, leaveWithStudent],
} satisfies AreaServer;
