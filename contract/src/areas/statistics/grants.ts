import { admin, auditor, college, enterprise, everyOffice, grant, look, staff } from '../roles.ts';

export const statisticsGrants = [
  grant('employ:employment', `${look} edit importExcel`, everyOffice),
  grant('employ:employment', look, `${auditor} viewer`),
  grant('employ:employment', 'audit', `${admin} ${auditor} ${college}`),
  grant('employ:statistics', look, `${everyOffice} ${auditor}`),
  grant('employ:report', look, `${everyOffice} ${auditor}`),
  grant('employ:report', 'list', 'viewer'),
  grant('employ:report', 'trend', `${admin} ${staff} ${auditor} viewer`),
  grant('employ:report', 'rebuild', admin),
  grant('statistics:analysis', 'view', `${admin} ${auditor} ${staff} ${college} viewer ${enterprise}`),
];
