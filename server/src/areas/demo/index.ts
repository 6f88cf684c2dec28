// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { demoOrderBehaviour } from './demo-order.ts';
import { demoOrderLevelAnswer } from './level.ts';
import { mockAnswers } from './mock.ts';
import { saveDemoOrdersAnswer } from './save-rows.ts';

export const demoServer = {
  behaviours: [demoOrderBehaviour],
  answers: [demoOrderLevelAnswer, saveDemoOrdersAnswer],
  samples: [...mockAnswers],
} satisfies AreaServer;
