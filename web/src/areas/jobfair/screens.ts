import type { AreaScreens } from '../screens.ts';

/** Screens of job fairs, by the component of the menu entry. */
export const screens: AreaScreens = {
  'jobFair/JobFairList': () => import('./job-fair-list.tsx').then((module) => module.JobFairListPage),
  'jobFair/JobFairCreate': () => import('./job-fair-create.tsx').then((module) => module.JobFairCreatePage),
  'jobFair/JobFairDetail': () => import('./job-fair-detail.tsx').then((module) => module.JobFairDetailPage),
};
