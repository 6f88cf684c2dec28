import type { ComponentType } from 'react';

/** Screens of messages. */
export const messageScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'system/SysAnnouncementList': () => import('./announcement.tsx').then((m) => m.SysAnnouncementListPage),
  'system/UserAnnouncementList': () => import('./user-announcement.tsx').then((m) => m.UserAnnouncementListPage),
  'modules/message/SysMessageTemplateList': () =>
    import('./message-template.tsx').then((m) => m.SysMessageTemplateListPage),
  'modules/message/MessageEventList': () => import('./message-event.tsx').then((m) => m.MessageEventListPage),
  'modules/message/SysMessageList': () => import('./sys-message.tsx').then((m) => m.SysMessageListPage),
};
