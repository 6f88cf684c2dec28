import type { AreaScreens } from '../screens.ts';

const loadDay = () => import('./day-pages.ts');

/** Screens of job fairs, of their applications and of their day, by the component of the menu entry. */
export const screens: AreaScreens = {
  'jobFair/JobFairList': () => import('./job-fair-list.tsx').then((module) => module.JobFairListPage),
  'jobFair/JobFairCreate': () => import('./job-fair-create.tsx').then((module) => module.JobFairCreatePage),
  'jobFair/JobFairDetail': () => import('./job-fair-detail.tsx').then((module) => module.JobFairDetailPage),
  'jobFair/MyFairApply': () => loadDay().then((pages) => pages.MyFairApplyPage),
  'jobFair/JobFairAudit': () => loadDay().then((pages) => pages.FairAuditPage),
  'jobFair/FairAttendanceList': () => loadDay().then((pages) => pages.FairAttendancePage),
  'jobFair/FairExpenseList': () => loadDay().then((pages) => pages.FairExpenseListPage),
  'jobFair/FairScan': () => loadDay().then((pages) => pages.FairScanPage),
  'jobFair/FairGateCode': () => loadDay().then((pages) => pages.FairGateCodePage),
};
