import type { AreaServer } from '../../kit/area-server.ts';
import { dataSourceAnswers, dataSourceBehaviour } from './data-source.ts';
import { designAnswers, reportBehaviour } from './report-design.ts';
import { exportRoutes, readingAnswers } from './report-reading.ts';

/** What the server does for 在线开发: databases of others, and reports over them and our own. */
export const onlineServer = {
  behaviours: [dataSourceBehaviour, reportBehaviour],
  answers: [...dataSourceAnswers, ...designAnswers, ...readingAnswers],
  routes: exportRoutes,
} satisfies AreaServer;
