import type { AreaScreens } from '../screens.ts';

/** 首页: figures and open tasks. */
export const screens: AreaScreens = {
  'dashboard/Analysis': () => import('./analysis.tsx').then((m) => m.AnalysisPage),
  'dashboard/Workplace': () => import('./workplace.tsx').then((m) => m.WorkplacePage),
};
