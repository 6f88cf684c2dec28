import type { AreaScreens } from '../screens.ts';

/** Screens of 在线开发. */
export const screens: AreaScreens = {
  'system/SysDataSourceList': () => import('./data-source.tsx').then((m) => m.SysDataSourceListPage),
  'modules/online/cgreport/OnlCgreportHeadList': () => import('./report-list.tsx').then((m) => m.ReportListPage),
  'modules/online/cgreport/auto/OnlCgreportAutoList': () => import('./report-page.tsx').then((m) => m.ReportPage),
};
