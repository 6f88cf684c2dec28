import type { AreaServer } from '../../kit/area-server.ts';
import { demoOrderBehaviour } from './demo-order.ts';
import { demoOrderLevelAnswer } from './level.ts';
import { mockAnswers } from './mock.ts';
import { saveDemoOrdersAnswer } from './save-rows.ts';

/** 常见案例 on the server. */
export const demoServer = {
  behaviours: [demoOrderBehaviour],
  answers: [saveDemoOrdersAnswer, demoOrderLevelAnswer],
  samples: mockAnswers,
} satisfies AreaServer;
