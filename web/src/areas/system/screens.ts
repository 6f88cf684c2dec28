import type { AreaScreens } from '../screens.ts';

/** Screens of the system administration. */
export const screens: AreaScreens = {
  'system/AddressList': () => import('./address-list.tsx').then((m) => m.AddressListPage),
  'system/DepartList': () => import('./depart.tsx').then((m) => m.DepartListPage),
  'system/DepartUserList': () => import('./depart-user-list.tsx').then((m) => m.DepartUserListPage),
  'system/TenantList': () => import('./tenant.tsx').then((m) => m.TenantListPage),
  'system/DataLogList': () => import('./data-log.tsx').then((m) => m.DataLogListPage),
  'system/LogList': () => import('./log.tsx').then((m) => m.LogListPage),
  'recruit/Setting': () => import('./setting.tsx').then((m) => m.SettingPage),
  'system/QuartzJobList': () => import('./quartz-job.tsx').then((m) => m.QuartzJobListPage),
  'system/RoleUserList': () => import('./role.tsx').then((m) => m.RoleUserListPage),
  'system/SysUserOnlineList': () => import('./online.tsx').then((m) => m.OnlineUserListPage),
  'system/UserList': () => import('./user.tsx').then((m) => m.UserListPage),
  'system/SysGatewayRouteList': () => import('./gateway.tsx').then((m) => m.SysGatewayRouteListPage),
  'system/DictList': () => import('./dictionary.tsx').then((m) => m.DictListPage),
  'system/PermissionList': () => import('./permission.tsx').then((m) => m.PermissionListPage),
  'system/SysCategoryList': () => import('./category.tsx').then((m) => m.SysCategoryListPage),
  'system/SysCheckRuleList': () => import('./check-rule.tsx').then((m) => m.SysCheckRuleListPage),
  'system/SysFillRuleList': () => import('./fill-rule.tsx').then((m) => m.SysFillRuleListPage),
  'system/SysTableWhiteList': () => import('./table-white-list.tsx').then((m) => m.SysTableWhiteListPage),
};
