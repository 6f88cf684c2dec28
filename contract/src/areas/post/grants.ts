import { admin, auditor, college, desk, enterprise, grant, keep, look, staff } from '../roles.ts';

export const postGrants = [
  grant('post:companyPost', look, `${admin} ${auditor} ${staff} ${enterprise} viewer`),
  grant('post:companyPost', 'list', college),
  grant('post:companyPost', `${keep} pause close refresh`, `${desk} ${enterprise}`),
  grant('post:companyPost', 'audit offline', `${admin} ${auditor}`),
  grant('post:postType', '*', `${admin} ${auditor}`),
  grant('post:forbiddenWord', '*', `${admin} ${auditor}`),
  grant('moderation:sensitiveWord', '*', admin),
  grant('moderation:sensitiveWord', 'list', 'content_auditor'),
];
