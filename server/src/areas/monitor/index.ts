// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { actuatorRoutes } from './actuator.ts';
import { clearCacheAnswer, overviewAnswer } from './overview.ts';

export const monitorServer = {
  answers: [clearCacheAnswer, overviewAnswer],
  routes: [actuatorRoutes],
} satisfies AreaServer;
