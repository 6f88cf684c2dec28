import type { ComponentType } from 'react';

/** Screens of 在线开发. */
export const onlineScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'system/SysDataSourceList': () => import('./data-source.tsx').then((m) => m.SysDataSourceListPage),
  'modules/online/cgreport/OnlCgreportHeadList': () => import('./report-list.tsx').then((m) => m.ReportListPage),
  'modules/online/cgreport/auto/OnlCgreportAutoList': () => import('./report-page.tsx').then((m) => m.ReportPage),
};
