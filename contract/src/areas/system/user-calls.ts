import type { Row } from '../../kit/index.ts';
import { endpoint, longText, number, refs, text, type } from '../../kit/index.ts';
import type { PickedUser, UserPage } from './picker-calls.ts';
import type { sysUser } from './user.ts';

/** A user in list and detail. */
export interface ListedUser extends Omit<Row<typeof sysUser>, 'password'> {
  /** Names of the departments, comma-separated. */
  readonly orgCodeTxt: string;
  /** Ids of tenants, roles and departments, comma-separated. */
  readonly relTenantIds: string;
  readonly selectedroles: string;
  readonly selecteddeparts: string;
}

const password = text({ label: '登录密码', max: 500 });
const confirmpassword = text({ label: '确认密码', max: 500 });
/** Form fields of a user stored outside the row: comma-separated ids that replace the current ones. */
export const userBelonging = {
  selectedroles: refs({ label: '角色分配', to: 'sysRole', max: 4000 }),
  selecteddeparts: refs({ label: '部门分配', to: 'sysDepart', max: 4000 }),
  relTenantIds: refs({ label: '租户分配', to: 'sysTenant', max: 1000 }),
} as const;

export const addUser = endpoint({
  method: 'POST',
  path: '/sys/user/add',
  title: '新增用户',
  needs: 'system:user:add',
  input: {
    password,
    confirmpassword,
    ...userBelonging,
  },
  output: type<ListedUser>(),
  done: '添加成功！',
});
/** Missing keys are unchanged; an empty list of roles or departments removes all of them. */
export const editUser = endpoint({
  method: ['PUT', 'POST'],
  path: '/sys/user/edit',
  title: '编辑用户',
  needs: 'system:user:edit',
  input: userBelonging,
  output: type<ListedUser>(),
  done: '修改成功!',
});
export const generateUserId = endpoint({
  method: 'GET',
  path: '/sys/user/generateUserId',
  title: '新用户ID',
  needs: 'system:user:add',
  input: {},
  output: type<string>(),
});
export const freezeUsers = endpoint({
  method: 'PUT',
  path: '/sys/user/frozenBatch',
  title: '冻结解冻用户',
  needs: 'system:user:frozenBatch',
  input: {
    ids: text({ label: '用户', max: 20_000 }),
    status: number({ label: '状态', required: true, min: 1, max: 2 }),
  },
  output: type<null>(),
  done: '操作成功!',
});
/** Sets the password of another user, who must change it at the next sign-in. */
export const changeUserPassword = endpoint({
  method: 'PUT',
  path: '/sys/user/changePassword',
  title: '设置用户密码',
  needs: 'system:user:changepwd',
  input: {
    username: text({ label: '用户账号', required: true, max: 100 }),
    password: text({ label: '登录密码', required: true, max: 500, requiredMessage: '请输入登录密码!' }),
    confirmpassword,
  },
  output: type<null>(),
  done: '密码修改成功!',
});
/** A generated password, returned once. */
export interface FirstPassword {
  readonly username: string;
  readonly password: string;
}
export const resetUserPasswords = endpoint({
  method: 'PUT',
  path: '/sys/user/resetPassword',
  title: '重置用户密码',
  needs: 'system:user:resetPassword',
  input: { usernames: text({ label: '用户账号', required: true, max: 10_000 }) },
  output: type<FirstPassword[]>(),
  done: '密码重置成功!',
});
/** Removes the second factor of another user, e.g. after a lost phone; ends the account's sessions. */
export const resetSecondFactor = endpoint({
  method: 'PUT',
  path: '/sys/user/resetSecondFactor',
  title: '重置动态口令',
  needs: 'system:user:resetSecondFactor',
  input: {
    username: text({ label: '用户账号', required: true, max: 100 }),
    reason: longText({ label: '重置原因', required: true, max: 200 }),
  },
  output: type<null>(),
  done: '动态口令已重置',
});
export const rolesOfOneUser = endpoint({
  method: 'GET',
  path: '/sys/user/queryUserRole',
  title: '用户角色',
  needs: 'system:user:queryUserRole',
  input: { userid: text({ label: '用户', max: 32 }) },
  output: type<string[]>(),
});
export interface DepartChoice {
  readonly key: string;
  readonly value: string;
  readonly title: string;
}
export const departsOfOneUser = endpoint({
  method: 'GET',
  path: '/sys/user/userDepartList',
  title: '用户部门',
  needs: 'system:user:list',
  input: { userId: text({ label: '用户', max: 32 }) },
  output: type<DepartChoice[]>(),
  done: '查找成功',
});
export const userSectionInfo = endpoint({
  method: 'GET',
  path: '/sys/user/getUserSectionInfoByToken',
  title: '当前用户',
  needs: 'signed-in',
  input: {},
  output: type<{ sysUserId: string; sysUserCode: string; sysUserName: string; sysOrgCode: string | null }>(),
});

/** Deleted accounts: all, or a page if requested. */
export const deletedUsers = endpoint({
  method: 'GET',
  path: '/sys/user/recycleBin',
  title: '用户回收站',
  needs: 'system:user:recycleBin',
  input: { pageNo: number({ label: '页码' }), pageSize: number({ label: '条数' }) },
  output: type<PickedUser[] | UserPage>(),
});
const userIds = text({ label: '用户', required: true, max: 20_000 });
export const restoreUsers = endpoint({
  method: 'PUT',
  path: '/sys/user/putRecycleBin',
  title: '还原用户',
  needs: 'system:user:recycleBin',
  input: { userIds },
  output: type<null>(),
  done: '还原成功',
});
export const purgeUsers = endpoint({
  method: 'DELETE',
  path: '/sys/user/deleteRecycleBin',
  title: '彻底删除用户',
  needs: 'system:user:deleteRecycleBin',
  input: { userIds },
  output: type<null>(),
  done: '删除成功',
});

/** Verifies the password; sensitive actions are allowed for five minutes. */
export const verifyPassword = endpoint({
  method: 'POST',
  path: '/sys/user/verifyPassword',
  title: '验证密码',
  needs: 'signed-in',
  input: { password: { ...password, required: true, requiredMessage: '请输入登录密码!' } },
  output: type<null>(),
  silent: true,
});
