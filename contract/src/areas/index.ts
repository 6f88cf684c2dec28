// Written by `npm run areas` from the exports of this folder.
import { accountArea } from './account/area.ts';
import { assistantArea } from './assistant/area.ts';
import { dashboardArea } from './dashboard/area.ts';
import { demoArea } from './demo/area.ts';
import { enterpriseArea } from './enterprise/area.ts';
import { homepageArea } from './homepage/area.ts';
import { interactionArea } from './interaction/area.ts';
import { messageArea } from './message/area.ts';
import { monitorArea } from './monitor/area.ts';
import { onlineArea } from './online/area.ts';
import { postArea } from './post/area.ts';
import { resumeArea } from './resume/area.ts';
import { systemArea } from './system/area.ts';

export const areas = [
  accountArea,
  assistantArea,
  dashboardArea,
  demoArea,
  enterpriseArea,
  homepageArea,
  interactionArea,
  messageArea,
  monitorArea,
  onlineArea,
  postArea,
  resumeArea,
  systemArea,
] as const;
