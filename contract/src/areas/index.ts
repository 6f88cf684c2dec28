// Written by `npm run areas` from the exports of this folder.
import { accountArea } from './account/area.ts';
import { assistantArea } from './assistant/area.ts';
import { calendarArea } from './calendar/area.ts';
import { dashboardArea } from './dashboard/area.ts';
import { demoArea } from './demo/area.ts';
import { enterpriseArea } from './enterprise/area.ts';
import { fillArea } from './fill/area.ts';
import { homepageArea } from './homepage/area.ts';
import { interactionArea } from './interaction/area.ts';
import { interviewArea } from './interview/area.ts';
import { inviteArea } from './invite/area.ts';
import { jobfairArea } from './jobfair/area.ts';
import { liveArea } from './live/area.ts';
import { matchArea } from './match/area.ts';
import { messageArea } from './message/area.ts';
import { monitorArea } from './monitor/area.ts';
import { onlineArea } from './online/area.ts';
import { postArea } from './post/area.ts';
import { preachArea } from './preach/area.ts';
import { resumeArea } from './resume/area.ts';
import { statisticsArea } from './statistics/area.ts';
import { systemArea } from './system/area.ts';
import { videoArea } from './video/area.ts';

export const areas = [
  accountArea,
  assistantArea,
  calendarArea,
  dashboardArea,
  demoArea,
  enterpriseArea,
  fillArea,
  homepageArea,
  interactionArea,
  interviewArea,
  inviteArea,
  jobfairArea,
  liveArea,
  matchArea,
  messageArea,
  monitorArea,
  onlineArea,
  postArea,
  preachArea,
  resumeArea,
  statisticsArea,
  systemArea,
  videoArea,
] as const;
