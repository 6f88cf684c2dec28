import { type DictItem, endpoint, number, text, type } from '../../kit/index.ts';
import type { DepartBrief, LoginUser, PermissionEntry, PermissionResult, TenantBrief } from '../../rules/index.ts';

/** A dictionary item on the wire. */
export interface DictOption extends DictItem {
  readonly title: string;
  readonly label: string;
  /** True for disabled items, which are included with `?all=1` only. */
  readonly disabled?: boolean;
}
export type AllDictItems = Record<string, DictOption[]>;

const passwordText = (label: string, message: string) =>
  text({ label, required: true, max: 500, requiredMessage: message });

/** Switches the current department to another one of the caller's. */
export const selectDepart = endpoint({
  method: ['POST', 'PUT'],
  path: '/sys/selectDepart',
  title: '切换部门',
  needs: 'signed-in',
  input: {
    orgCode: text({ label: '部门', max: 64 }),
    username: text({ label: '用户账号', max: 100 }),
    loginTenantId: number({ label: '租户', min: 0 }),
  },
  output: type<{ userInfo: LoginUser }>(),
});
export const currentUserDeparts = endpoint({
  method: 'GET',
  path: '/sys/user/getCurrentUserDeparts',
  title: '我的部门',
  needs: 'signed-in',
  input: {},
  output: type<{ list: DepartBrief[]; orgCode: string | null }>(),
});
export const tenantList = endpoint({
  method: 'GET',
  path: '/sys/tenant/queryList',
  title: '租户列表',
  needs: 'signed-in',
  input: { ids: text({ label: '租户', max: 1000 }) },
  output: type<(TenantBrief & { beginDate: string | null; endDate: string | null })[]>(),
});

export const ifResetAccount = endpoint({
  method: 'GET',
  path: '/sys/user/ifResetAccount',
  title: '账号是否已重置',
  needs: 'signed-in',
  input: { id: text({ label: '用户', max: 32 }) },
  output: type<{ reset: boolean }>(),
});
export const ifAccount = endpoint({
  method: 'GET',
  path: '/sys/user/ifAccount',
  title: '账号是否可用',
  needs: 'signed-in',
  input: { userName: text({ label: '账号', max: 100 }), id: text({ label: '用户', max: 32 }) },
  output: type<null>(),
  done: '账号可用',
  perMinute: 30,
});
export const resetAccountPwd = endpoint({
  method: 'POST',
  path: '/sys/user/resetAccountPwd',
  title: '编辑账号',
  needs: 'signed-in',
  input: {
    id: text({ label: '用户', max: 32 }),
    username: text({ label: '新账号', max: 50 }),
    /** The old password; the name is fixed on the wire. */
    remark: passwordText('旧密码', '请输入旧密码!'),
    password: passwordText('新密码', '新密码不允许为空!'),
    confirmpassword: text({ label: '确认新密码', max: 500 }),
  },
  output: type<null>(),
  done: '重置成功',
});
export const updatePassword = endpoint({
  method: ['POST', 'PUT'],
  path: '/sys/user/updatePassword',
  title: '修改密码',
  needs: 'signed-in',
  input: {
    username: text({ label: '用户账号', max: 100 }),
    oldpassword: passwordText('旧密码', '请输入旧密码!'),
    password: passwordText('新密码', '新密码不允许为空!'),
    confirmpassword: text({ label: '确认新密码', max: 500 }),
  },
  output: type<null>(),
  done: '密码重置成功!',
});

/** Menu and buttons of the caller. */
export const userPermission = endpoint({
  method: 'GET',
  path: '/sys/permission/getUserPermissionByToken',
  title: '我的菜单',
  needs: 'signed-in',
  input: {},
  output: type<PermissionResult>(),
  done: '查询成功',
});
export const permCode = endpoint({
  method: 'GET',
  path: '/sys/permission/getPermCode',
  title: '我的权限码',
  needs: 'signed-in',
  input: {},
  output: type<{ codeList: string[]; auth: PermissionEntry[]; allAuth: PermissionEntry[]; sysSafeMode: boolean }>(),
  done: '查询成功',
});
/** Connected chat platforms: none. */
export const enabledThirdApps = endpoint({
  method: 'GET',
  path: '/sys/thirdApp/getEnabledType',
  title: '已启用的第三方应用',
  needs: 'signed-in',
  input: {},
  output: type<{ wechatEnterprise: boolean; dingtalk: boolean }>(),
});
export const userInfo = endpoint({
  method: 'GET',
  path: '/sys/user/getUserInfo',
  title: '我的信息',
  needs: 'signed-in',
  input: {},
  output: type<{ userInfo: LoginUser; sysAllDictItems: AllDictItems }>(),
});
/** Logs a question to the assistant; the server sets type and content. */
export const addAiLog = endpoint({
  method: 'POST',
  path: '/sys/log/addAILog',
  title: 'AI客服',
  needs: 'signed-in',
  input: {
    logType: number({ label: '日志类型' }),
    logContent: text({ label: '日志内容', max: 1000 }),
    requestParam: text({ label: '请求参数', max: 100_000 }),
  },
  output: type<null>(),
  perMinute: 20,
  silent: true,
});
