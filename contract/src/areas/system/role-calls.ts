import { endpoint, json, number, text, type } from '../../kit/index.ts';
import { type GrantChoice, grantCalls } from './grant-calls.ts';
import type { UserPage } from './picker-calls.ts';

/** A role in pickers and other clients. */
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
/** Creates a role with the grants of another one. */
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
  done: '复制成功',
});

export const grantTree = endpoint({
  method: 'GET',
  path: '/sys/role/queryTreeList',
  title: '授权菜单树',
  needs: 'system:permission:saveRole',
  input: {},
  output: type<GrantChoice>(),
});
const roleId = text({ label: '角色', required: true, max: 32 });
/** Grants of a role. */
export const roleGrants = grantCalls({
  holder: '角色',
  needs: 'system:permission:saveRole',
  owner: { roleId },
  granted: '/sys/permission/queryRolePermission',
  save: '/sys/permission/saveRolePermission',
  rules: '/sys/role/datarule/:permissionId/:roleId',
  saveRules: '/sys/role/datarule',
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
