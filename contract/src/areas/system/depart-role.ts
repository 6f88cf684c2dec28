import { endpoint, entity, onAdd, ref, text, type } from '../../kit/index.ts';
import { type GrantChoice, grantCalls } from './grant-calls.ts';
import { grantFields, roleCodeField } from './role.ts';
import type { RoleBrief } from './role-calls.ts';

/** A role inside one department, limited to the department's own grants (部门角色). */
export const sysDepartRole = entity({
  area: 'system',
  name: 'sysDepartRole',
  table: 'sys_depart_role',
  code: 'system:depart:role',
  path: '/sys/sysDepartRole',
  title: '部门角色',
  fields: {
    departId: ref({ label: '部门', to: 'sysDepart', required: true }),
    roleCode: roleCodeField('部门角色编码'),
    roleName: text({ label: '部门角色名称', required: true, max: 100 }),
    description: text({ label: '描述', max: 255 }),
  },
  display: 'roleName',
  list: ['roleName', 'roleCode', 'departId', 'description'],
  search: ['roleName'],
  example: { roleCode: 'example_depart_role' },
  form: [onAdd('departId'), onAdd('roleCode'), 'roleName', 'description'],
  asked: ['roleCode'],
  visible: { staff: 'all' },
  versioned: true,
});
export const sysDepartRoleUser = entity({
  area: 'system',
  name: 'sysDepartRoleUser',
  table: 'sys_depart_role_user',
  code: 'system:depart:role',
  path: '',
  title: '部门角色用户',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    droleId: ref({ label: '部门角色', to: 'sysDepartRole', required: true }),
  },
  list: ['userId', 'droleId'],
  form: [],
  visible: {},
  uniques: [{ fields: ['userId', 'droleId'], message: '该用户已有此角色' }],
});
/** A menu entry granted to a department role, with data rules. */
export const sysDepartRolePermission = entity({
  area: 'system',
  name: 'sysDepartRolePermission',
  table: 'sys_depart_role_permission',
  code: 'system:permission',
  path: '',
  title: '部门角色权限',
  fields: {
    departId: ref({ label: '部门', to: 'sysDepart', required: true }),
    roleId: ref({ label: '部门角色', to: 'sysDepartRole', required: true }),
    ...grantFields,
  },
  list: ['roleId', 'permissionId', 'dataRuleIds'],
  form: [],
  visible: {},
  uniques: [{ fields: ['roleId', 'permissionId'], message: '该角色已有此权限' }],
});

const departId = text({ label: '部门', max: 32 });

export interface DepartRoleBrief extends RoleBrief {
  readonly departId: string;
}
export const departRoles = endpoint({
  method: 'GET',
  path: '/sys/sysDepartRole/getDeptRoleList',
  title: '部门的角色',
  needs: 'system:depart:role:list',
  input: { departId, userId: text({ label: '用户', max: 32 }) },
  output: type<DepartRoleBrief[]>(),
});
export const departRolesOfUser = endpoint({
  method: 'GET',
  path: '/sys/sysDepartRole/getDeptRoleByUserId',
  title: '用户的部门角色',
  needs: 'system:depart:role:list',
  input: { departId, userId: text({ label: '用户', required: true, max: 32 }) },
  output: type<{ id: string; userId: string; droleId: string }[]>(),
});
/** Replaces a user's department roles: `oldRoleId` is the list shown before. */
export const setDepartRolesOfUser = endpoint({
  method: 'POST',
  path: '/sys/sysDepartRole/deptRoleUserAdd',
  title: '分配部门角色',
  needs: 'system:depart:role:userAdd',
  input: {
    userId: text({ label: '用户', required: true, max: 32 }),
    newRoleId: text({ label: '部门角色', max: 4000 }),
    oldRoleId: text({ label: '原有部门角色', max: 4000 }),
  },
  output: type<null>(),
  done: '添加成功！',
});
/** The department's grants, available to its roles. */
export const departRoleTree = endpoint({
  method: 'GET',
  path: '/sys/sysDepartPermission/queryTreeListForDeptRole',
  title: '部门授权菜单树',
  needs: 'system:permission:saveDepart',
  input: { departId: { ...departId, required: true } },
  output: type<GrantChoice>(),
});
/** Grants of a department role, limited to those of its department. */
export const departRoleGrants = grantCalls({
  holder: '部门角色',
  needs: 'system:permission:saveDepart',
  owner: { roleId: text({ label: '部门角色', required: true, max: 32 }) },
  within: { departId: { ...departId, required: true } },
  granted: '/sys/sysDepartPermission/queryDeptRolePermission',
  save: '/sys/sysDepartPermission/saveDeptRolePermission',
  rules: '/sys/sysDepartRole/datarule/:permissionId/:departId/:roleId',
  saveRules: '/sys/sysDepartRole/datarule',
});
