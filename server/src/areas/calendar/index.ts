// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { calendarFileRoutes } from './event-files.ts';
import { createFeedAnswer, listFeedsAnswer, revokeFeedAnswer } from './feeds.ts';
import { queryEventsAnswer } from './query-events.ts';

export const calendarServer = {
  answers: [createFeedAnswer, listFeedsAnswer, revokeFeedAnswer, queryEventsAnswer],
  routes: [calendarFileRoutes],
} satisfies AreaServer;
