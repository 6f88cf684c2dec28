// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { agendaAnswer } from './agenda.ts';
import { dashboardCache } from './cache.ts';
import { companyAnswers } from './company-board.ts';
import { curveAnswers } from './delivery-curves.ts';
import { followAnswer } from './follow.ts';
import { managerAnswers } from './manager.ts';
import { managerCollegeAnswers } from './manager-colleges.ts';
import { managerSlaAnswers } from './manager-sla.ts';
import { managerStuckAnswers } from './manager-stuck.ts';
import { managerUrgeAnswers } from './manager-urge.ts';
import { monitorNowAnswer } from './monitor.ts';
import { monitorEventsAnswer } from './monitor-events.ts';
import { monitorFairsAnswer, monitorLivesAnswer } from './monitor-running.ts';
import { monitorSeriesAnswer } from './monitor-series.ts';
import { rankingAnswers } from './rankings.ts';
import { summaryAnswer } from './school-figures.ts';
import { serviceAnswers } from './services.ts';
import { taskAnswers } from './tasks.ts';
import { workplaceAnswers } from './workplace.ts';

export const dashboardServer = {
  answers: [
    agendaAnswer,
    followAnswer,
    monitorEventsAnswer,
    monitorFairsAnswer,
    monitorLivesAnswer,
    monitorSeriesAnswer,
    monitorNowAnswer,
    summaryAnswer,
    ...companyAnswers,
    ...curveAnswers,
    ...managerCollegeAnswers,
    ...managerSlaAnswers,
    ...managerStuckAnswers,
    ...managerUrgeAnswers,
    ...managerAnswers,
    ...rankingAnswers,
    ...serviceAnswers,
    ...taskAnswers,
    ...workplaceAnswers,
  ],
  caches: [dashboardCache],
} satisfies AreaServer;
