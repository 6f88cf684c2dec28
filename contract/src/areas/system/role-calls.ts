import { endpoint, json, number, text, type } from '../../kit/index.ts';
import type { UserPage } from './picker-calls.ts';

/** A role as pickers and other clients show one. */
export interface RoleBrief {
  readonly id: string;
  readonly roleCode: string;
  readonly roleName: string;
  readonly description: string | null;
}
const allRoles = (path: string) =>
  endpoint({ method: 'GET', path, title: '全部角色', needs: 'signed-in', input: {}, output: type<RoleBrief[]>() });
export const queryAllRoles = allRoles('/sys/role/queryall');
export const queryAllRolesNoByTenant = allRoles('/sys/role/queryallNoByTenant');
export const checkRoleCode = endpoint({
  method: 'GET',
  path: '/sys/role/checkRoleCode',
  title: '角色编码校验',
  needs: 'signed-in',
  input: { id: text({ label: '角色', max: 32 }), roleCode: text({ label: '角色编码', max: 64 }) },
  output: type<boolean>(),
  perMinute: 60,
});
/** A new role that begins with what another one holds. */
export const copyRole = endpoint({
  method: 'POST',
  path: '/sys/role/copy',
  title: '复制角色',
  needs: 'system:role:add',
  input: {
    id: text({ label: '角色', required: true, max: 32 }),
    roleCode: text({ label: '角色编码', required: true, max: 64 }),
    roleName: text({ label: '角色名称', required: true, max: 30 }),
  },
  output: type<RoleBrief>(),
  done: '复制成功！',
});

/** A node of the tree of entries that can be granted. */
export interface GrantNode {
  readonly key: string;
  readonly value: string;
  /** Empty for roots. */
  readonly parentId: string;
  readonly title: string;
  readonly slotTitle: string;
  readonly isLeaf: boolean;
  /** 1: data rules hang on the entry. */
  readonly ruleFlag: number;
  readonly scopedSlots: { readonly title: string };
  /** 0 group, 1 page, 2 button. */
  readonly menuType: number;
  readonly icon: string | null;
  /** The side whose menu holds it. */
  readonly side: string | null;
  /** Holds pages and is none itself. */
  readonly group: boolean;
  /** Where the page is, when somebody may begin there. */
  readonly path: string | null;
  /** The caller does not hold it, so that he can neither give nor take it. */
  readonly disabled: boolean;
  readonly children: GrantNode[] | null;
}
export const grantTree = endpoint({
  method: 'GET',
  path: '/sys/role/queryTreeList',
  title: '授权菜单树',
  needs: 'system:permission:saveRole',
  input: {},
  output: type<{ treeList: GrantNode[]; ids: string[] }>(),
});
const roleId = text({ label: '角色', required: true, max: 32 });
const permissionId = text({ label: '菜单', required: true, max: 32 });
export const rolePermissions = endpoint({
  method: 'GET',
  path: '/sys/permission/queryRolePermission',
  title: '角色授权',
  needs: 'system:permission:saveRole',
  input: { roleId },
  output: type<string[]>(),
});
/** Replaces what a role holds; refused when it is no longer `lastpermissionIds`. */
export const saveRolePermission = endpoint({
  method: 'POST',
  path: '/sys/permission/saveRolePermission',
  title: '保存角色授权',
  needs: 'system:permission:saveRole',
  input: {
    roleId,
    permissionIds: text({ label: '菜单', max: 200_000 }),
    lastpermissionIds: text({ label: '原有菜单', max: 200_000 }),
  },
  output: type<null>(),
  done: '保存成功！',
});

export interface GrantedRule {
  readonly id: string;
  readonly permissionId: string;
  readonly ruleName: string;
  readonly ruleColumn: string | null;
  readonly ruleConditions: string;
  readonly ruleValue: string;
  readonly status: string | null;
}
export const roleDataRules = endpoint({
  method: 'GET',
  path: '/sys/role/datarule/:permissionId/:roleId',
  title: '角色数据规则',
  needs: 'system:permission:saveRole',
  input: { permissionId, roleId },
  output: type<{ datarule: GrantedRule[]; drChecked: string }>(),
});
export const saveRoleDataRules = endpoint({
  method: 'POST',
  path: '/sys/role/datarule',
  title: '保存角色数据规则',
  needs: 'system:permission:saveRole',
  input: { permissionId, roleId, dataRuleIds: text({ label: '数据规则', max: 1000 }) },
  output: type<null>(),
  done: '保存成功!',
});

export const usersOfRole = endpoint({
  method: 'GET',
  path: '/sys/user/userRoleList',
  title: '角色用户',
  needs: 'system:role:list',
  input: {
    roleId,
    username: text({ label: '用户账号', max: 100 }),
    pageNo: number({ label: '页码' }),
    pageSize: number({ label: '条数' }),
    column: text({ label: '排序字段', max: 100 }),
    order: text({ label: '排序方式', max: 10 }),
  },
  output: type<UserPage>(),
});
export const addRoleUsers = endpoint({
  method: 'POST',
  path: '/sys/user/addSysUserRole',
  title: '添加角色用户',
  needs: 'system:user:addUserRole',
  input: { roleId, userIdList: json<string[]>()({ label: '用户', required: true }) },
  output: type<null>(),
  done: '添加成功!',
});
export const removeRoleUser = endpoint({
  method: 'DELETE',
  path: '/sys/user/deleteUserRole',
  title: '移除角色用户',
  needs: 'system:user:deleteRole',
  input: { roleId, userId: text({ label: '用户', required: true, max: 32 }) },
  output: type<null>(),
  done: '删除成功!',
});
export const removeRoleUsers = endpoint({
  method: 'DELETE',
  path: '/sys/user/deleteUserRoleBatch',
  title: '批量移除角色用户',
  needs: 'system:user:deleteRoleBatch',
  input: { roleId, userIds: text({ label: '用户', required: true, max: 20_000 }) },
  output: type<null>(),
  done: '删除成功!',
});
