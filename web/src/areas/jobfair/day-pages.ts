/** One file for the screens around applications and the day of a fair: every file of its own makes the start of the console larger. */
export { FairAttendancePage } from './attendance.tsx';
export { FairExpenseListPage } from './expense-list.tsx';
export { FairAuditPage } from './fair-audit.tsx';
export { AppliesPart, DayPart, ExpensesPart, HealthPart, PeoplePart, QueuePart, StudentsPart } from './fair-parts.tsx';
export { FairGateCodePage } from './gate-code.tsx';
export { MyFairApplyPage } from './my-apply.tsx';
export { FairScanPage } from './scan.tsx';
