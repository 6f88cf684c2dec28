import type { AreaServer } from '../../kit/area-server.ts';
import { dataSourceAnswers, dataSourceBehaviour } from './data-source.ts';
import { designAnswers, reportBehaviour } from './report-design.ts';
import { exportRoutes, readingAnswers } from './report-reading.ts';

/** 在线开发 on the server: external databases, and reports over them and our own. */
export const onlineServer = {
  behaviours: [dataSourceBehaviour, reportBehaviour],
  answers: [...dataSourceAnswers, ...designAnswers, ...readingAnswers],
  routes: exportRoutes,
} satisfies AreaServer;
