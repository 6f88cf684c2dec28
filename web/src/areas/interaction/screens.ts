import type { AreaScreens } from '../screens.ts';

/** Screens of questions and answers, by the component of the menu entry. */
export const screens: AreaScreens = {
  'interaction/QuestAnsList': () => import('./quest-ans-page.tsx').then((module) => module.QuestAnsPage),
  'interaction/FeedbackList': () => import('./feedback-list.tsx').then((module) => module.FeedbackListPage),
};
