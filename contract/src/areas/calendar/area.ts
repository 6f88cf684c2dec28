// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { calendarButtons } from './buttons.ts';
import { calendarFeed, createFeed, listFeeds, revokeFeed } from './calendar-feed.ts';
import { calendarGrants } from './grants.ts';
import { calendarMenu } from './menu.ts';
import { queryCalendarEvents } from './query-events.ts';

export const calendarArea = defineArea({
  name: 'calendar',
  entities: [calendarFeed],
  endpoints: [createFeed, listFeeds, revokeFeed, queryCalendarEvents],
  buttons: [...calendarButtons],
  menu: [...calendarMenu],
  grants: [...calendarGrants],
});
