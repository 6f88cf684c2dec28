import { admin, auditor, college, desk, enterprise, grant, keep, look, staff } from '../roles.ts';

export const enterpriseGrants = [
  grant('company:company', look, `${admin} ${auditor} ${staff} viewer`),
  grant('company:company', 'list', college),
  grant('company:company', keep, desk),
  grant('company:company', 'edit', 'ent_admin'),
  grant('company:company', 'audit', `${admin} ${auditor}`),
  grant('company:company', 'disable', admin),
  grant('company:company', 'plain', `${admin} ${auditor} ${staff} ent_admin`),
  grant('company:companyUser', `${look} ${keep}`, `${desk} ent_admin`),
  grant('company:companyUser', look, 'viewer'),
  grant('company:companyUser', 'resetPwd freeze', `${admin} ent_admin`),
  grant('company:accountAlteration', `audit ${look}`, `${admin} ${auditor}`),
  grant('company:companyChange', look, `${admin} ${auditor} ${staff} viewer ${enterprise}`),
  grant('company:companyChange', 'audit', `${admin} ${auditor}`),
  grant('company:companyChange', 'add', 'ent_admin'),
  grant('jobFair:blacklist', look, `${admin} ${auditor} ${staff} viewer ${enterprise}`),
  grant('jobFair:blacklist', 'add release', admin),
  grant('jobFair:violation', look, `${admin} ${auditor} ${staff} viewer`),
  grant('jobFair:violation', 'add revoke', `${admin} ${auditor} ${staff}`),
];
