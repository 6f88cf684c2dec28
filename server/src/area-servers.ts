import { accountServer } from './areas/account/index.ts';
import { assistantServer } from './areas/assistant/index.ts';
import { dashboardServer } from './areas/dashboard/index.ts';
import { demoServer } from './areas/demo/index.ts';
import { enterpriseServer } from './areas/enterprise/index.ts';
import { homepageServer } from './areas/homepage/index.ts';
import { interactionServer } from './areas/interaction/index.ts';
import { messageServer } from './areas/message/index.ts';
import { monitorServer } from './areas/monitor/index.ts';
import { onlineServer } from './areas/online/index.ts';
import { postServer } from './areas/post/index.ts';
import { resumeServer } from './areas/resume/index.ts';
import { systemServer } from './areas/system/index.ts';
import type { AreaServer } from './kit/area-server.ts';

/** The server side of every area, in menu order. */
export const areaServers: readonly AreaServer[] = [
  dashboardServer,
  enterpriseServer,
  postServer,
  resumeServer,
  homepageServer,
  interactionServer,
  assistantServer,
  messageServer,
  systemServer,
  onlineServer,
  monitorServer,
  demoServer,
  accountServer,
];
