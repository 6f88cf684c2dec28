// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../kit/area-server.ts';
import { accountServer } from './account/index.ts';
import { assistantServer } from './assistant/index.ts';
import { calendarServer } from './calendar/index.ts';
import { dashboardServer } from './dashboard/index.ts';
import { demoServer } from './demo/index.ts';
import { enterpriseServer } from './enterprise/index.ts';
import { homepageServer } from './homepage/index.ts';
import { interactionServer } from './interaction/index.ts';
import { interviewServer } from './interview/index.ts';
import { inviteServer } from './invite/index.ts';
import { jobfairServer } from './jobfair/index.ts';
import { liveServer } from './live/index.ts';
import { matchServer } from './match/index.ts';
import { messageServer } from './message/index.ts';
import { monitorServer } from './monitor/index.ts';
import { onlineServer } from './online/index.ts';
import { postServer } from './post/index.ts';
import { preachServer } from './preach/index.ts';
import { resumeServer } from './resume/index.ts';
import { statisticsServer } from './statistics/index.ts';
import { systemServer } from './system/index.ts';
import { videoServer } from './video/index.ts';

export const areaServers: readonly AreaServer[] = [
  accountServer,
  assistantServer,
  calendarServer,
  dashboardServer,
  demoServer,
  enterpriseServer,
  homepageServer,
  interactionServer,
  interviewServer,
  inviteServer,
  jobfairServer,
  liveServer,
  matchServer,
  messageServer,
  monitorServer,
  onlineServer,
  postServer,
  preachServer,
  resumeServer,
  statisticsServer,
  systemServer,
  videoServer,
];
