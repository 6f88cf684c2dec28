import { admin, desk, enterprise, everyOffice, grant, look, staff } from '../roles.ts';

export const matchGrants = [
  grant('match:matchRule', 'list add edit delete deleteBatch', admin),
  grant('match:matchRule', 'list', `${staff} viewer`),
  grant('match:matchFeedback', look, `${admin} ${staff} viewer`),
  grant('match:matchResume', look, `${everyOffice} ${enterprise} viewer`),
  grant('match:matchResume', 'run', `${desk} ${enterprise}`),
  grant('match:matchResume', 'screen', enterprise),
  grant('match:matchResume', 'feedback', `${everyOffice} ${enterprise}`),
];
