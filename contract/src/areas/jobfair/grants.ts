import { admin, auditor, college, desk, enterprise, grant, look, staff } from '../roles.ts';

const finance = 'school_finance';
export const jobFairGrants = [
  grant('jobFair:jobFair', look, `${admin} ${auditor} ${staff} ${finance} viewer`),
  grant('jobFair:jobFair', 'list', `${college} ${enterprise}`),
  grant('jobFair:jobFair', 'add edit delete deleteBatch cancel archive', desk),
  grant('jobFair:jobFair', 'audit', `${admin} ${auditor}`),
  grant('jobFair:jobFair', 'auditOwn', admin),
  grant('jobFair:fairBooth', look, `${admin} ${auditor} ${staff} viewer`),
  grant('jobFair:fairBooth', 'list', `${college} ${enterprise}`),
  grant('jobFair:fairBooth', 'add edit delete deleteBatch importExcel allocate', desk),
];
