import type { AreaScreens } from '../screens.ts';

/** 首页: figures and open tasks. */
export const screens: AreaScreens = {
  'dashboard/Analysis': () => import('./analysis.tsx').then((m) => m.AnalysisPage),
  'dashboard/Company': () => import('./company-board.tsx').then((m) => m.CompanyBoard),
  'dashboard/Manager': () => import('./manager.tsx').then((m) => m.ManagerPage),
  'dashboard/Monitor': () => import('./monitor.tsx').then((m) => m.MonitorPage),
  'dashboard/Workplace': () => import('./workplace.tsx').then((m) => m.WorkplacePage),
  'employ/Report': () => import('./report.tsx').then((m) => m.ReportPage),
  'employ/UserStatistics': () => import('./user-statistics.tsx').then((m) => m.UserStatisticsPage),
};
