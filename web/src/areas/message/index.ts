import type { ComponentType } from 'react';

/** Screens of messages. */
export const messageScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'modules/message/SysMessageList': () => import('./sys-message.tsx').then((m) => m.SysMessageListPage),
};
