// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { sysAnnouncement, sysAnnouncementSend } from './announcement.ts';
import {
  announcementsOfUser,
  markAllRead,
  markRead,
  mySend,
  readAnnouncement,
  releaseAnnouncement,
  revokeAnnouncement,
  showAnnouncement,
  syncAnnouncements,
  unreadCount,
} from './announcement-calls.ts';
import { announcementEvents } from './calendar.ts';
import { messageDictionaries } from './dictionaries.ts';
import { messageEvent } from './event.ts';
import { messageGrants } from './grants.ts';
import { messageMenu } from './menu.ts';
import { outboxEntry } from './outbox.ts';
import { recentCodes } from './recent-code.ts';
import { sysMessage } from './system-message.ts';
import { stopTemplate, sysMessageTemplate, testTemplate, useTemplate } from './template.ts';

export const messageArea = defineArea({
  name: 'message',
  entities: [sysAnnouncement, sysAnnouncementSend, messageEvent, outboxEntry, sysMessage, sysMessageTemplate],
  endpoints: [
    announcementsOfUser,
    markAllRead,
    markRead,
    mySend,
    readAnnouncement,
    releaseAnnouncement,
    revokeAnnouncement,
    showAnnouncement,
    syncAnnouncements,
    unreadCount,
    recentCodes,
    stopTemplate,
    testTemplate,
    useTemplate,
  ],
  dictionaries: [...messageDictionaries],
  calendars: [announcementEvents],
  menu: [...messageMenu],
  grants: [...messageGrants],
});
