// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { dataSourceAnswers, dataSourceBehaviour } from './data-source.ts';
import { designAnswers, reportBehaviour } from './report-design.ts';
import { exportRoutes, readingAnswers } from './report-reading.ts';

export const onlineServer = {
  behaviours: [dataSourceBehaviour, reportBehaviour],
  answers: [...dataSourceAnswers, ...designAnswers, ...readingAnswers],
  routes: [exportRoutes],
} satisfies AreaServer;
