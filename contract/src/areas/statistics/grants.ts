import { admin, auditor, college, enterprise, grant, staff } from '../roles.ts';

export const statisticsGrants = [
  grant('statistics:analysis', 'view', `${admin} ${auditor} ${staff} ${college} viewer ${enterprise}`),
];
