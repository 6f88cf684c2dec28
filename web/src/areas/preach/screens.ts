import type { AreaScreens } from '../screens.ts';

/** Screens of preach sessions, by the component of the menu entry. */
export const screens: AreaScreens = {
  'preach/PreachList': () => import('./preach-list.tsx').then((module) => module.PreachListPage),
  'preach/PreachToCreate': () => import('./to-create.tsx').then((module) => module.PreachToCreatePage),
  'preach/PreachToReview': () => import('./to-review.tsx').then((module) => module.PreachToReviewPage),
  'preach/PreachDetail': () => import('./preach-detail.tsx').then((module) => module.PreachDetailPage),
  'preach/PreachRequest': () => import('./preach-request.tsx').then((module) => module.PreachRequestPage),
  'preach/AttendanceCheck': () => import('./attendance-check.tsx').then((module) => module.AttendanceCheckPage),
};
