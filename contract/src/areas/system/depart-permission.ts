import { entity, onAdd, ref, text } from '../../kit/index.ts';
import { grantCalls } from './grant-calls.ts';
import { grantFields } from './role.ts';

/** A menu entry granted to a department: the upper limit of its department roles (部门权限). */
export const sysDepartPermission = entity({
  area: 'system',
  name: 'sysDepartPermission',
  table: 'sys_depart_permission',
  code: 'system:permission',
  path: '/sys/sysDepartPermission',
  title: '部门权限',
  fields: {
    departId: ref({ label: '部门', to: 'sysDepart', required: true }),
    ...grantFields,
  },
  list: ['departId', 'permissionId', 'dataRuleIds'],
  form: [onAdd('departId'), onAdd('permissionId'), 'dataRuleIds'],
  visible: { staff: 'all' },
  // All standard calls require one code, so the server defines them itself.
  calls: [],
  uniques: [{ fields: ['departId', 'permissionId'], message: '该部门已有此权限' }],
});

/** The standard calls the server defines. */
export const departPermissionCalls = ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'] as const;

/** Grants of a department; revoking one also revokes it from its roles. */
export const departGrants = grantCalls({
  holder: '部门',
  needs: 'system:permission:saveDepart',
  owner: { departId: text({ label: '部门', required: true, max: 32 }) },
  granted: '/sys/permission/queryDepartPermission',
  save: '/sys/permission/saveDepartPermission',
  rules: '/sys/sysDepartPermission/datarule/:permissionId/:departId',
  saveRules: '/sys/sysDepartPermission/datarule',
});
