import type { Button } from '../../kit/index.ts';
import { addDepartUsers, addressBookPhone, removeDepartUser, removeDepartUsers } from './depart-admin-calls.ts';
import { departGrants } from './depart-permission.ts';

const departs = '/isystem/depart';

/** Permission codes that need an explicit label or page. */
export const organisationButtons: readonly Button[] = [
  { code: 'system:depart:list', label: '查询', page: departs },
  { code: departGrants.granted.needs as string, label: '部门授权', page: departs },
  { code: addDepartUsers.needs as string, label: '添加部门用户', page: departs },
  { code: removeDepartUser.needs as string, label: '移除部门用户', page: departs },
  { code: removeDepartUsers.needs as string, label: '批量移除部门用户', page: departs },
  { code: addressBookPhone, label: '查看完整手机号', page: '/isystem/addressList' },
];
