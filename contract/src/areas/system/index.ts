import { defineArea } from '../../kit/index.ts';
import { administrationButtons, administrationCalls } from './administration.ts';
import { catalogueButtons, catalogueEndpoints } from './catalogue.ts';
import { sysCategory } from './category.ts';
import { sysDepart } from './depart.ts';
import { sysDepartPermission } from './depart-permission.ts';
import { sysDepartRole, sysDepartRolePermission, sysDepartRoleUser } from './depart-role.ts';
import { systemDictionaries } from './dictionaries.ts';
import { sysDict, sysDictItem, sysTableWhiteList } from './dictionary.ts';
import { fileButtons, ossFile } from './file.ts';
import { gatewayButtons, gatewayEndpoints, gatewayRoute } from './gateway.ts';
import { holiday } from './holiday.ts';
import { sysKnownDevice } from './known-device.ts';
import { listView, listViewDefault } from './list-view.ts';
import { sysAudit, sysDataLog, sysLog, visitDaily } from './log.ts';
import { logButtons, logEndpoints } from './log-calls.ts';
import { major } from './major.ts';
import { systemEvents } from './messages.ts';
import { runningNumber } from './number.ts';
import { organisationButtons, organisationCalls } from './organisation.ts';
import { sysPermission, sysPermissionDataRule } from './permission.ts';
import { position } from './position.ts';
import { jobRun, quartzJob } from './quartz-job.ts';
import { quartzJobButtons, quartzJobEndpoints } from './quartz-job-calls.ts';
import { sysArea } from './region.ts';
import { sysRole, sysRolePermission, sysUserRole } from './role.ts';
import { sysCheckRule, sysFillRule } from './rule.ts';
import { sysIdempotency, sysPushFrame } from './runtime.ts';
import { sysRecoveryCode, sysSecondFactor } from './second-factor-store.ts';
import { sysSession } from './session.ts';
import { setting } from './setting.ts';
import { settingButtons, settingEndpoints } from './setting-groups.ts';
import {
  registrationToken,
  sysCaptcha,
  sysOneTimeCode,
  sysPasswordHistory,
  sysSmsCode,
  sysThirdAccount,
  sysWechatTicket,
} from './sign-in-store.ts';
import { superQuery } from './super-query.ts';
import { sysTenant } from './tenant.ts';
import { sysUser, sysUserDepart, sysUserTenant } from './user.ts';
import { sysUserAgent } from './user-agent.ts';

export * from './administration-texts.ts';
export * from './catalogue.ts';
export * from './category.ts';
export * from './category-calls.ts';
export * from './depart.ts';
export * from './depart-admin-calls.ts';
export * from './depart-calls.ts';
export * from './depart-permission.ts';
export * from './depart-role.ts';
export * from './dictionary.ts';
export * from './dictionary-admin-calls.ts';
export * from './dictionary-calls.ts';
export * from './file.ts';
export * from './gateway.ts';
export * from './gateway-filters.ts';
export * from './gateway-predicates.ts';
export { gatewayLimits, gatewayRefusals, isSafePath, isTargetForm } from './gateway-reading.ts';
export * from './gateway-texts.ts';
export * from './grant-calls.ts';
export * from './holiday.ts';
export * from './job-texts.ts';
export * from './known-device.ts';
export * from './list-view.ts';
export * from './log.ts';
export * from './log-calls.ts';
export * from './major.ts';
export * from './number.ts';
export * from './online-calls.ts';
export * from './organisation-texts.ts';
export * from './permission.ts';
export * from './permission-calls.ts';
export * from './permission-texts.ts';
export * from './picker-calls.ts';
export * from './position.ts';
export * from './quartz-job.ts';
export * from './quartz-job-calls.ts';
export * from './region.ts';
export * from './role.ts';
export * from './role-calls.ts';
export * from './rule.ts';
export * from './rule-calls.ts';
export * from './runtime.ts';
export * from './second-factor-store.ts';
export * from './session.ts';
export * from './setting.ts';
export * from './setting-groups.ts';
export * from './settings.ts';
export * from './sharing.ts';
export * from './shell-calls.ts';
export * from './sign-in-store.ts';
export * from './super-query.ts';
export * from './tenant.ts';
export * from './tree-repair.ts';
export * from './upload-session.ts';
export * from './user.ts';
export * from './user-agent.ts';
export * from './user-calls.ts';

/** 系统管理: accounts, roles, menus, departments, dictionaries, trees, and the stores of sign-in. */
export const systemArea = defineArea({
  name: 'system',
  entities: [
    sysUser,
    sysUserDepart,
    sysUserTenant,
    sysUserAgent,
    sysRole,
    sysUserRole,
    sysPermission,
    sysRolePermission,
    sysPermissionDataRule,
    sysDepart,
    sysDepartPermission,
    sysDepartRole,
    sysDepartRoleUser,
    sysDepartRolePermission,
    sysTenant,
    sysDict,
    sysDictItem,
    sysTableWhiteList,
    sysCheckRule,
    sysFillRule,
    sysCategory,
    sysArea,
    major,
    runningNumber,
    position,
    sysSession,
    sysCaptcha,
    sysSmsCode,
    sysOneTimeCode,
    sysWechatTicket,
    sysThirdAccount,
    sysPasswordHistory,
    sysSecondFactor,
    sysRecoveryCode,
    sysKnownDevice,
    registrationToken,
    sysLog,
    sysDataLog,
    sysAudit,
    visitDaily,
    ossFile,
    sysIdempotency,
    sysPushFrame,
    quartzJob,
    jobRun,
    gatewayRoute,
    setting,
    holiday,
    superQuery,
    listView,
    listViewDefault,
  ],
  endpoints: [
    ...administrationCalls,
    ...organisationCalls,
    ...catalogueEndpoints,
    ...quartzJobEndpoints,
    ...logEndpoints,
    ...gatewayEndpoints,
    ...settingEndpoints,
  ],
  dictionaries: systemDictionaries,
  events: systemEvents,
  buttons: [
    ...administrationButtons,
    ...organisationButtons,
    ...catalogueButtons,
    ...quartzJobButtons,
    ...logButtons,
    ...fileButtons,
    ...gatewayButtons,
    ...settingButtons,
  ],
});
