import type { AreaServer } from '../../kit/area-server.ts';
import {
  cityAnswer,
  funnelAnswer,
  industryAnswer,
  rankAnswer,
  summaryAnswer,
  supplyAnswer,
  trendAnswer,
} from './analysis.ts';
import {
  companyFunnelAnswer,
  companyPostsAnswer,
  companySourceAnswer,
  companySummaryAnswer,
  companyTrendAnswer,
} from './company-board.ts';
import { doingAnswer, overdueAnswer, todoAnswer } from './tasks.ts';
import { activityAnswer, shortcutsReadAnswer, shortcutsSaveAnswer } from './workplace.ts';

export { forgetTenant } from './cache.ts';

export const dashboardServer = {
  answers: [
    summaryAnswer,
    trendAnswer,
    industryAnswer,
    cityAnswer,
    supplyAnswer,
    rankAnswer,
    funnelAnswer,
    todoAnswer,
    overdueAnswer,
    doingAnswer,
    companySummaryAnswer,
    companyTrendAnswer,
    companySourceAnswer,
    companyPostsAnswer,
    companyFunnelAnswer,
    shortcutsReadAnswer,
    shortcutsSaveAnswer,
    activityAnswer,
  ],
} satisfies AreaServer;
