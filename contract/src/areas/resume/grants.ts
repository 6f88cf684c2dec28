import { admin, college, desk, enterprise, everyOffice, grant, keep, look } from '../roles.ts';

export const resumeGrants = [
  grant('employ:employUser', `${look} ${keep} pii`, everyOffice),
  grant('employ:employUser', look, 'viewer'),
  grant('employ:employUser', 'merge account', admin),
  grant('resume:resume', `${look} download audit`, everyOffice),
  grant('resume:resume', look, 'viewer'),
  grant('resume:resume', 'download', enterprise),
  grant('resume:resume', keep, desk),
  grant('resume:resume', 'add edit', college),
  grant('resume:delivery', look, `${everyOffice} ${enterprise} viewer`),
  grant('resume:delivery', 'pass reject restore note', enterprise),
  grant('resume:delivery', 'close', `${desk} ${enterprise}`),
  grant('resume:delivery', 'skip', 'ent_admin'),
  grant('resume:delivery', 'transfer', `${desk} ${enterprise}`),
  grant('resume:delivery', 'behalf', everyOffice),
  grant('resume:offer', look, `${everyOffice} ${enterprise} viewer`),
  grant('resume:offer', 'add revoke', enterprise),
  grant('resume:offer', 'revokeAccepted', 'ent_admin'),
  grant('recommend:resumeRecommend', `${look} add revoke`, everyOffice),
  grant('recommend:resumeRecommend', look, 'viewer'),
  grant('recommend:resumeRecommend', 'list handle', enterprise),
];
