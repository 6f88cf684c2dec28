import type { ComponentType } from 'react';

/** Screens of the system administration. */
export const systemScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'system/QuartzJobList': () => import('./quartz-job.tsx').then((m) => m.QuartzJobListPage),
  'system/SysPositionList': () => import('./position.tsx').then((m) => m.SysPositionListPage),
};
