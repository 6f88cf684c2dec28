import type { AreaScreens } from '../screens.ts';

/** Screens of students, résumés and deliveries, by the component of the menu entry. */
export const screens: AreaScreens = {
  'student/EmployUserList': () => import('./employ-user.tsx').then((module) => module.EmployUserListPage),
  'student/ResumeList': () => import('./resume.tsx').then((module) => module.ResumeListPage),
  'student/DuplicateList': () => import('./duplicates.tsx').then((module) => module.DuplicateListPage),
  'match/SkillList': () => import('./skill-list.tsx').then((module) => module.SkillListPage),
  'post/PostProgress': () => import('./post-progress.tsx').then((module) => module.PostProgressPage),
  'resume/ByPost': () => import('./by-post.tsx').then((module) => module.ByPostPage),
  'resume/DeliveryList': () => import('./delivery.tsx').then((module) => module.DeliveryListPage),
  'resume/OfferList': () => import('./offer-list.tsx').then((module) => module.OfferListPage),
  'employ/HelpRecordList': () => import('./help-record-list.tsx').then((module) => module.HelpRecordListPage),
  'resume/DispatchList': () => import('./dispatch-list.tsx').then((module) => module.DispatchListPage),
  'resume/AgreementList': () => import('./agreement-list.tsx').then((module) => module.AgreementListPage),
  'resume/EvaluationList': () => import('./evaluation-list.tsx').then((module) => module.EvaluationListPage),
  'resume/StepList': () => import('./step-list.tsx').then((module) => module.StepListPage),
  'resume/DownloadList': () => import('./download-list.tsx').then((module) => module.DownloadListPage),
  'resume/RecommendList': () => import('./recommend.tsx').then((module) => module.RecommendListPage),
};
