import type { AreaScreens } from '../screens.ts';

const pages = () => import('./pages.ts');
/** Screens of preach sessions, by the component of the menu entry. */
export const screens: AreaScreens = {
  'preach/PreachList': () => pages().then((module) => module.PreachListPage),
  'preach/PreachToCreate': () => pages().then((module) => module.PreachToCreatePage),
  'preach/PreachToReview': () => pages().then((module) => module.PreachToReviewPage),
  'preach/PreachDetail': () => pages().then((module) => module.PreachDetailPage),
  'preach/PreachRequest': () => pages().then((module) => module.PreachRequestPage),
  'preach/PreachLiveList': () => pages().then((module) => module.PreachLiveListPage),
  'preach/PreachLiveRoom': () => pages().then((module) => module.PreachLiveRoomPage),
  'preach/AttendanceCheck': () => pages().then((module) => module.AttendanceCheckPage),
};
