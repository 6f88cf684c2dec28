import { admin, grant, look, staff } from '../roles.ts';

export const homepageGrants = [
  grant('publicity:companyPublicity', '*', admin),
  grant('publicity:companyPublicity', 'list add edit publish offline exportXls importExcel', staff),
  grant('publicity:companyPublicity', look, 'viewer'),
  grant('publicity:loginConfig', '*', admin),
];
