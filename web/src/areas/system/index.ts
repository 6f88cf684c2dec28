import type { ComponentType } from 'react';

/** Screens of the system administration. */
export const systemScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'system/SysPositionList': () => import('./position.tsx').then((m) => m.SysPositionListPage),
};
