import { admin, auditor, desk, grant } from '../roles.ts';

export const systemGrants = [
  grant('recruit:setting', 'edit', admin),
  grant('recruit:holiday', '*', admin),
  grant('system:user', '*', admin),
  grant('system:useragent', '*', admin),
  grant('system:superQuery', 'manage', admin),
  grant('system:listView', 'share', `${desk} ${auditor}`),
  grant('system:role', '*', admin),
  grant('system:permission', 'saveRole', admin),
  grant('system:depart', '*', admin),
  grant('system:depart:role', '*', admin),
  grant('system:permission', 'saveDepart', admin),
  grant('system:addressbook', 'phone', desk),
  grant('system:position', '*', admin),
  grant('system:dict', '*', admin),
  grant('system:dict:item', '*', admin),
  grant('system:tableWhite', '*', admin),
  grant('system:category', '*', admin),
];
