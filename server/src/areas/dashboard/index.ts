// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { agendaAnswer } from './agenda.ts';
import { dashboardCache } from './cache.ts';
import { companyAnswers } from './company-board.ts';
import { curveAnswers } from './delivery-curves.ts';
import { followAnswer } from './follow.ts';
import { rankingAnswers } from './rankings.ts';
import { summaryAnswer } from './school-figures.ts';
import { taskAnswers } from './tasks.ts';
import { workplaceAnswers } from './workplace.ts';

export const dashboardServer = {
  answers: [
    agendaAnswer,
    followAnswer,
    summaryAnswer,
    ...companyAnswers,
    ...curveAnswers,
    ...rankingAnswers,
    ...taskAnswers,
    ...workplaceAnswers,
  ],
  caches: [dashboardCache],
} satisfies AreaServer;
