// Written by `npm run areas` from the exports of this folder.
import { accountArea } from './account/index.ts';
import { assistantArea } from './assistant/index.ts';
import { dashboardArea } from './dashboard/index.ts';
import { demoArea } from './demo/index.ts';
import { enterpriseArea } from './enterprise/index.ts';
import { homepageArea } from './homepage/index.ts';
import { interactionArea } from './interaction/index.ts';
import { messageArea } from './message/index.ts';
import { monitorArea } from './monitor/index.ts';
import { onlineArea } from './online/index.ts';
import { postArea } from './post/index.ts';
import { resumeArea } from './resume/index.ts';
import { systemArea } from './system/index.ts';

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
