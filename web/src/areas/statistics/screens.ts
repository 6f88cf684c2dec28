import type { AreaScreens } from '../screens.ts';

export const screens: AreaScreens = {
  'statistics/Analysis': () => import('./analysis.tsx').then((m) => m.AnalysisPage),
  'employ/EmploymentList': () => import('./employment-list.tsx').then((m) => m.EmploymentListPage),
};
