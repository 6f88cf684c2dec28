import { admin, auditor, college, desk, enterprise, grant, staff } from '../roles.ts';

export const dashboardGrants = [
  grant('dashboard:analysis', 'view', `${admin} ${auditor} ${staff} ${college} viewer`),
  grant('dashboard:manager', 'view urge', desk),
  grant('dashboard:monitor', 'view', desk),
  grant('dashboard:workplace', 'view', `${admin} ${auditor} ${staff} school_finance ${college}`),
  grant('dashboard:workplace', 'view', `content_auditor expert viewer ${enterprise} ent_interviewer org_admin`),
  grant('dashboard:company', 'view', enterprise),
];
