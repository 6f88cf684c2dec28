import { admin, enterprise, grant, staff } from '../roles.ts';

export const videoGrants = [
  grant('media:docTemplate', '*', admin),
  grant('media:docTemplate', 'list add edit copy setDefault', staff),
  grant('media:docTemplate', 'list', `viewer ${enterprise}`),
];
