import { defineArea } from '../../kit/index.ts';
import { sysCategory } from './category.ts';
import { sysDepart } from './depart.ts';
import { systemDictionaries } from './dictionaries.ts';
import { sysDict, sysDictItem } from './dictionary.ts';
import { ossFile } from './file.ts';
import { sysAudit, sysDataLog, sysLog } from './log.ts';
import { major } from './major.ts';
import { runningNumber } from './number.ts';
import { sysPermission, sysPermissionDataRule } from './permission.ts';
import { position } from './position.ts';
import { sysArea } from './region.ts';
import { sysRole, sysRolePermission, sysUserRole } from './role.ts';
import { sysIdempotency, sysJobClaim } from './runtime.ts';
import { sysSession } from './session.ts';
import { setting } from './setting.ts';
import {
  registrationToken,
  sysCaptcha,
  sysLoginFailure,
  sysOneTimeCode,
  sysPasswordHistory,
  sysSmsCode,
  sysThirdAccount,
  sysWechatTicket,
} from './sign-in-store.ts';
import { sysTenant } from './tenant.ts';
import { sysUser, sysUserDepart, sysUserTenant } from './user.ts';

export * from './category.ts';
export * from './depart.ts';
export * from './depart-calls.ts';
export * from './dictionary.ts';
export * from './dictionary-calls.ts';
export * from './file.ts';
export * from './log.ts';
export * from './major.ts';
export * from './number.ts';
export * from './permission.ts';
export * from './picker-calls.ts';
export * from './position.ts';
export * from './region.ts';
export * from './role.ts';
export * from './runtime.ts';
export * from './session.ts';
export * from './setting.ts';
export * from './settings.ts';
export * from './shell-calls.ts';
export * from './sign-in-store.ts';
export * from './tenant.ts';
export * from './user.ts';

/** 系统管理: accounts, roles, menus, departments, dictionaries, trees, and what sign-in keeps. */
export const systemArea = defineArea({
  name: 'system',
  entities: [
    sysUser,
    sysUserDepart,
    sysUserTenant,
    sysRole,
    sysUserRole,
    sysPermission,
    sysRolePermission,
    sysPermissionDataRule,
    sysDepart,
    sysTenant,
    sysDict,
    sysDictItem,
    sysCategory,
    sysArea,
    major,
    runningNumber,
    position,
    sysSession,
    sysCaptcha,
    sysSmsCode,
    sysLoginFailure,
    sysOneTimeCode,
    sysWechatTicket,
    sysThirdAccount,
    sysPasswordHistory,
    registrationToken,
    sysLog,
    sysDataLog,
    sysAudit,
    ossFile,
    sysIdempotency,
    sysJobClaim,
    setting,
  ],
  dictionaries: systemDictionaries,
});
