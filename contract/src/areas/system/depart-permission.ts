import { endpoint, entity, onAdd, ref, text, type } from '../../kit/index.ts';
import type { GrantedRule } from './role-calls.ts';

/** An entry granted to a department: the most its department roles may hold (部门权限). */
export const sysDepartPermission = entity({
  area: 'system',
  name: 'sysDepartPermission',
  table: 'sys_depart_permission',
  code: 'system:permission',
  path: '/sys/sysDepartPermission',
  title: '部门权限',
  fields: {
    departId: ref({ label: '部门', to: 'sysDepart', required: true }),
    permissionId: ref({ label: '权限', to: 'sysPermission', required: true }),
    /** Ids of data rules, comma-separated. */
    dataRuleIds: text({ label: '数据规则', max: 1000 }),
  },
  list: ['departId', 'permissionId', 'dataRuleIds'],
  form: [onAdd('departId'), onAdd('permissionId'), 'dataRuleIds'],
  visible: { staff: 'all' },
  // All of them ask for one code: the server answers them itself.
  calls: [],
  uniques: [{ fields: ['departId', 'permissionId'], message: '该部门已有此权限' }],
});

/** The standard calls that there are all the same. */
export const departPermissionCalls = ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'] as const;

const departId = text({ label: '部门', required: true, max: 32 });
const permissionId = text({ label: '菜单', required: true, max: 32 });
const needs = 'system:permission:saveDepart';

/** What a department holds. */
export const departPermissions = endpoint({
  method: 'GET',
  path: '/sys/permission/queryDepartPermission',
  title: '部门授权',
  needs,
  input: { departId },
  output: type<string[]>(),
});
/** Replaces what a department holds; what it loses its roles lose too. */
export const saveDepartPermission = endpoint({
  method: 'POST',
  path: '/sys/permission/saveDepartPermission',
  title: '保存部门授权',
  needs,
  input: {
    departId,
    permissionIds: text({ label: '菜单', max: 200_000 }),
    lastpermissionIds: text({ label: '原有菜单', max: 200_000 }),
  },
  output: type<null>(),
  done: '保存成功！',
});
export const departDataRules = endpoint({
  method: 'GET',
  path: '/sys/sysDepartPermission/datarule/:permissionId/:departId',
  title: '部门数据规则',
  needs,
  input: { permissionId, departId },
  output: type<{ datarule: GrantedRule[]; drChecked: string }>(),
});
export const saveDepartDataRules = endpoint({
  method: 'POST',
  path: '/sys/sysDepartPermission/datarule',
  title: '保存部门数据规则',
  needs,
  input: { permissionId, departId, dataRuleIds: text({ label: '数据规则', max: 1000 }) },
  output: type<null>(),
  done: '保存成功!',
});
