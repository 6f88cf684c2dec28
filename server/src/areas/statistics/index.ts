// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { chartTableRoutes } from './chart-table.ts';
import { statisticsSubjectsAnswer } from './subjects.ts';

export const statisticsServer = {
  answers: [statisticsSubjectsAnswer],
  routes: [chartTableRoutes],
} satisfies AreaServer;
