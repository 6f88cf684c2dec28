import type { AreaServer } from '../../kit/area-server.ts';
import { bellCache } from '../../platform/messages/bell-cache.ts';
import { announcementBehaviour, announcementSendBehaviour } from './announcement.ts';
import { announcementCalls } from './announcement-calls.ts';
import { eventBehaviour } from './event.ts';
import { myMessages } from './my-messages.ts';
import { recentCodesAnswer } from './recent-codes.ts';
import { releaseJob } from './release-job.ts';
import { systemMessageBehaviour } from './system-message.ts';
import { templateBehaviour, templateCalls } from './template.ts';

export { bellOf } from './bell.ts';

/** 消息 on the server: announcements and read marks. */
export const messageServer = {
  caches: [bellCache],
  behaviours: [
    announcementBehaviour,
    announcementSendBehaviour,
    templateBehaviour,
    eventBehaviour,
    systemMessageBehaviour,
  ],
  answers: [recentCodesAnswer, ...announcementCalls, ...templateCalls],
  routes: (engine) => [myMessages(engine)],
  jobs: [releaseJob],
} satisfies AreaServer;
