import { admin, auditor, college, enterprise, grant, staff } from '../roles.ts';

export const calendarGrants = [
  grant('calendar:school', 'list', `${admin} ${auditor} ${staff} ${college} viewer`),
  grant('calendar:enterprise', 'list', enterprise),
  grant('calendar:enterprise', 'interview', `${enterprise} ent_interviewer`),
];
