// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { announcementBehaviour, announcementSendBehaviour } from './announcement.ts';
import { announcementCalls } from './announcement-calls.ts';
import { eventBehaviour } from './event.ts';
import { myMessages } from './my-messages.ts';
import { recentCodesAnswer } from './recent-codes.ts';
import { releaseJob } from './release-job.ts';
import { templateBehaviour, templateCalls } from './template.ts';

export const messageServer = {
  behaviours: [announcementBehaviour, announcementSendBehaviour, eventBehaviour, templateBehaviour],
  answers: [recentCodesAnswer, ...announcementCalls, ...templateCalls],
  routes: [myMessages],
  jobs: [releaseJob],
} satisfies AreaServer;
