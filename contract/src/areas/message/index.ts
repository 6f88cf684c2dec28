import { defineArea } from '../../kit/index.ts';
import { sysAnnouncement, sysAnnouncementSend } from './announcement.ts';
import { releaseAnnouncement, revokeAnnouncement } from './announcement-calls.ts';
import { messageDictionaries } from './dictionaries.ts';
import { messageEvent } from './event.ts';
import { outboxEntry } from './outbox.ts';
import { recentCodes } from './recent-code.ts';
import { sysMessage } from './system-message.ts';
import { stopTemplate, sysMessageTemplate, testTemplate, useTemplate } from './template.ts';

export * from './announcement.ts';
export * from './announcement-calls.ts';
export * from './event.ts';
export * from './event-variables.ts';
export { outboxEntry } from './outbox.ts';
export * from './recent-code.ts';
export { messageTexts } from './screen-texts.ts';
export { mostSends, sysMessage } from './system-message.ts';
export * from './template.ts';

/** Messages: notifications, their channels and their delivery. */
export const messageArea = defineArea({
  name: 'message',
  entities: [sysMessage, sysMessageTemplate, messageEvent, sysAnnouncement, sysAnnouncementSend, outboxEntry],
  endpoints: [recentCodes, releaseAnnouncement, revokeAnnouncement, useTemplate, stopTemplate, testTemplate],
  dictionaries: messageDictionaries,
});
