import type { ComponentType } from 'react';

/** Screens of questions and answers, by the component of the menu entry. */
export const interactionScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'interaction/QuestAnsList': () => import('./quest-ans-page.tsx').then((module) => module.QuestAnsPage),
  'interaction/QuestMissList': () => import('./quest-miss-list.tsx').then((module) => module.QuestMissListPage),
  'interaction/FeedbackList': () => import('./feedback-list.tsx').then((module) => module.FeedbackListPage),
};
