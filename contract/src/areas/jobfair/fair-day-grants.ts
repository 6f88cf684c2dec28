import { admin, auditor, college, desk, enterprise, grant, look, staff } from '../roles.ts';

const finance = 'school_finance';
const office = `${admin} ${auditor} ${staff}`;
export const fairDayGrants = [
  grant('jobFair:fairApply', look, `${office} ${finance} ${enterprise} viewer`),
  grant('jobFair:fairApply', 'add edit confirm cancel', `${desk} ${enterprise}`),
  grant('jobFair:fairApply', 'audit', office),
  grant('jobFair:fairAttendee', look, `${office} ${finance} ${enterprise} viewer`),
  grant('jobFair:fairAttendee', 'insure', office),
  grant('jobFair:fairStudent', look, `${office} ${college} viewer`),
  grant('jobFair:fairStudent', 'add cancel', `${desk} ${college}`),
  grant('jobFair:fairAttendance', look, `${office} ${enterprise} viewer`),
  grant('jobFair:fairAttendance', 'check importExcel', desk),
  grant('jobFair:fairExpense', look, `${office} ${finance} ${enterprise} viewer`),
  grant('jobFair:fairExpense', 'add edit', enterprise),
  grant('jobFair:fairExpense', 'audit', office),
  grant('jobFair:fairExpense', 'finance pay', `${admin} ${finance}`),
  grant('jobFair:fairIncident', `${look}`, `${office} viewer`),
  grant('jobFair:fairIncident', 'add', desk),
];
