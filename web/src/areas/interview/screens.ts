import type { AreaScreens } from '../screens.ts';

/** Screens of interviews, by the component of the menu entry. */
export const screens: AreaScreens = {
  'interview/InterviewList': () => import('./interview-list.tsx').then((module) => module.InterviewListPage),
  'interview/MyInterviews': () => import('./my-interviews.tsx').then((module) => module.MyInterviewsPage),
};
