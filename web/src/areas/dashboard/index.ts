import type { ComponentType } from 'react';

/** 首页: figures and open tasks. */
export const dashboardScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'dashboard/Analysis': () => import('./analysis.tsx').then((m) => m.AnalysisPage),
  'dashboard/Workplace': () => import('./workplace.tsx').then((m) => m.WorkplacePage),
};
