import type { AreaScreens } from '../screens.ts';

const load = () => import('./pages.ts');
/** Screens around the applications and the day of a fair, by the component of the menu entry. */
export const screens: AreaScreens = {
  'jobFair/MyFairApply': () => load().then((pages) => pages.MyFairApplyPage),
  'jobFair/JobFairAudit': () => load().then((pages) => pages.FairAuditPage),
  'jobFair/FairAttendanceList': () => load().then((pages) => pages.FairAttendancePage),
  'jobFair/FairExpenseList': () => load().then((pages) => pages.FairExpenseListPage),
  'jobFair/FairScan': () => load().then((pages) => pages.FairScanPage),
  'jobFair/FairGateCode': () => load().then((pages) => pages.FairGateCodePage),
};
