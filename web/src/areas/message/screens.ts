import type { AreaScreens } from '../screens.ts';

/** Screens of messages. */
export const screens: AreaScreens = {
  'system/SysAnnouncementList': () => import('./announcement.tsx').then((m) => m.SysAnnouncementListPage),
  'system/UserAnnouncementList': () => import('./user-announcement.tsx').then((m) => m.UserAnnouncementListPage),
  'modules/message/SysMessageTemplateList': () =>
    import('./message-template.tsx').then((m) => m.SysMessageTemplateListPage),
  'modules/message/MessageEventList': () => import('./message-event.tsx').then((m) => m.MessageEventListPage),
  'modules/message/SysMessageList': () => import('./sys-message.tsx').then((m) => m.SysMessageListPage),
};
