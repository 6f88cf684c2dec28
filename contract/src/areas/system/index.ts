// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { administrationButtons } from './administration.ts';
import { bizAuditLog, workflowHistory } from './biz-audit-log.ts';
import { catalogueButtons } from './catalogue.ts';
import { sysCategory } from './category.ts';
import {
  categoryAll,
  categoryChildBatch,
  categoryChildList,
  categoryChildren,
  categoryCodeCheck,
  categoryLevel,
  categoryNames,
  categoryOne,
  categoryRootList,
  categoryRoots,
} from './category-calls.ts';
import { sysDepart } from './depart.ts';
import {
  addDepartUsers,
  addressBook,
  deleteDepart,
  deleteDeparts,
  departArray,
  departUserList,
  removeDepartUser,
  removeDepartUsers,
  usersByOrgCode,
} from './depart-admin-calls.ts';
import {
  departByCode,
  departIdTree,
  departList,
  departParents,
  departSearch,
  departTree,
  departTreeByKeyword,
  departTreeSync,
  departUsers,
  myDepartTree,
  zsDepartTree,
  zsDepartTreeSync,
} from './depart-calls.ts';
import { departGrants, sysDepartPermission } from './depart-permission.ts';
import {
  departRoleGrants,
  departRoles,
  departRolesOfUser,
  departRoleTree,
  setDepartRolesOfUser,
  sysDepartRole,
  sysDepartRolePermission,
  sysDepartRoleUser,
} from './depart-role.ts';
import { systemDictionaries } from './dictionaries.ts';
import { sysDict, sysDictItem, sysTableWhiteList } from './dictionary.ts';
import {
  deletedDicts,
  dictItemCheck,
  dictTreeList,
  knownSources,
  purgeDict,
  purgeDicts,
  restoreDict,
  restoreDicts,
} from './dictionary-admin-calls.ts';
import {
  allDictItems,
  dictItems,
  dictText,
  loadDict,
  loadDictItem,
  loadDictOrderByValue,
  loadTreeData,
  refreshCache,
} from './dictionary-calls.ts';
import { fileButtons, ossFile } from './file.ts';
import {
  copyGatewayRoute,
  deletedGatewayRoutes,
  deleteGatewayRoute,
  gatewayButtons,
  gatewayHealth,
  gatewayRoute,
  gatewayRoutes,
  gatewayState,
  purgeGatewayRoutes,
  reloadGatewayRoutes,
  restoreGatewayRoutes,
  saveGatewayRoute,
} from './gateway.ts';
import { holiday } from './holiday.ts';
import { sysKnownDevice } from './known-device.ts';
import {
  addListView,
  deleteListView,
  editListView,
  listListViews,
  listView,
  listViewDefault,
  setDefaultListView,
} from './list-view.ts';
import { sysAudit, sysDataLog, sysLog, visitDaily } from './log.ts';
import {
  auditState,
  comparedVersions,
  dataVersions,
  deleteLogs,
  logButtons,
  visitDays,
  visitTotals,
} from './log-calls.ts';
import { major } from './major.ts';
import { systemEvents } from './messages.ts';
import { runningNumber } from './number.ts';
import { forceLogout, onlineSessions } from './online-calls.ts';
import { organisationButtons } from './organisation.ts';
import { sysPermission, sysPermissionDataRule } from './permission.ts';
import {
  addPermissionRule,
  deletePermissionRule,
  editPermissionRule,
  permissionDuplicate,
  permissionLevel,
  permissionList,
  permissionRules,
  permissionTree,
  permissionUses,
  searchPermissionRules,
  systemMenus,
  systemSubmenu,
  systemSubmenuBatch,
} from './permission-calls.ts';
import {
  areaChildren,
  areaNames,
  duplicateCheck,
  majorTree,
  queryUserComponentData,
  usersByIds,
  usersByNames,
  usersOfDepart,
  zsQueryUserComponentData,
} from './picker-calls.ts';
import { position, positionByCode, positionsByIds } from './position.ts';
import { jobRun, quartzJob } from './quartz-job.ts';
import {
  endJobRun,
  executeJob,
  jobRuns,
  jobTypes,
  nextJobTimes,
  pauseJob,
  quartzJobButtons,
  resumeJob,
} from './quartz-job-calls.ts';
import { sysArea } from './region.ts';
import { sysRole, sysRolePermission, sysUserRole } from './role.ts';
import {
  addRoleUsers,
  checkRoleCode,
  copyRole,
  grantTree,
  queryAllRoles,
  queryAllRolesNoByTenant,
  removeRoleUser,
  removeRoleUsers,
  roleGrants,
  usersOfRole,
} from './role-calls.ts';
import { sysCheckRule, sysFillRule } from './rule.ts';
import { checkByCode, executeFillRule, executeFillRules, testFillRule } from './rule-calls.ts';
import { sysIdempotency, sysPushFrame } from './runtime.ts';
import { sysRecoveryCode, sysSecondFactor } from './second-factor-store.ts';
import { sysSession } from './session.ts';
import { setting } from './setting.ts';
import { readSettings, saveSettings, settingButtons } from './setting-groups.ts';
import {
  addAiLog,
  currentUserDeparts,
  enabledThirdApps,
  ifAccount,
  ifResetAccount,
  permCode,
  resetAccountPwd,
  selectDepart,
  tenantList,
  updatePassword,
  userInfo,
  userPermission,
} from './shell-calls.ts';
import {
  registrationToken,
  sysCaptcha,
  sysOneTimeCode,
  sysPasswordHistory,
  sysSmsCode,
  sysThirdAccount,
  sysWechatTicket,
} from './sign-in-store.ts';
import { addSuperQuery, deleteSuperQuery, editSuperQuery, listSuperQueries, superQuery } from './super-query.ts';
import {
  addTenant,
  deleteTenants,
  editTenant,
  inviteToTenant,
  removeFromTenant,
  sysTenant,
  usersOfTenant,
} from './tenant.ts';
import { repairTrees } from './tree-repair.ts';
import { beginUpload, completeUpload, discardUpload, uploadState } from './upload-session.ts';
import { sysUser, sysUserDepart, sysUserTenant } from './user.ts';
import { agentOfUser, sysUserAgent } from './user-agent.ts';
import {
  addUser,
  changeUserPassword,
  deletedUsers,
  departsOfOneUser,
  editUser,
  freezeUsers,
  generateUserId,
  purgeUsers,
  resetSecondFactor,
  resetUserPasswords,
  restoreUsers,
  rolesOfOneUser,
  userSectionInfo,
  verifyPassword,
} from './user-calls.ts';

export * from './administration.ts';
export * from './administration-texts.ts';
export * from './biz-audit-log.ts';
export * from './catalogue.ts';
export * from './category.ts';
export * from './category-calls.ts';
export * from './depart.ts';
export * from './depart-admin-calls.ts';
export * from './depart-calls.ts';
export * from './depart-permission.ts';
export * from './depart-role.ts';
export * from './dictionaries.ts';
export * from './dictionary.ts';
export * from './dictionary-admin-calls.ts';
export * from './dictionary-calls.ts';
export * from './file.ts';
export * from './gateway.ts';
export * from './gateway-filters.ts';
export * from './gateway-predicates.ts';
export * from './gateway-reading.ts';
export * from './gateway-texts.ts';
export * from './grant-calls.ts';
export * from './holiday.ts';
export * from './job-texts.ts';
export * from './known-device.ts';
export * from './list-view.ts';
export * from './log.ts';
export * from './log-calls.ts';
export * from './major.ts';
export * from './messages.ts';
export * from './number.ts';
export * from './online-calls.ts';
export * from './organisation.ts';
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

export const systemArea = defineArea({
  name: 'system',
  entities: [
    bizAuditLog,
    sysCategory,
    sysDepartPermission,
    sysDepartRole,
    sysDepartRolePermission,
    sysDepartRoleUser,
    sysDepart,
    sysDict,
    sysDictItem,
    sysTableWhiteList,
    ossFile,
    gatewayRoute,
    holiday,
    sysKnownDevice,
    listView,
    listViewDefault,
    sysAudit,
    sysDataLog,
    sysLog,
    visitDaily,
    major,
    runningNumber,
    sysPermission,
    sysPermissionDataRule,
    position,
    jobRun,
    quartzJob,
    sysArea,
    sysRole,
    sysRolePermission,
    sysUserRole,
    sysCheckRule,
    sysFillRule,
    sysIdempotency,
    sysPushFrame,
    sysRecoveryCode,
    sysSecondFactor,
    sysSession,
    setting,
    registrationToken,
    sysCaptcha,
    sysOneTimeCode,
    sysPasswordHistory,
    sysSmsCode,
    sysThirdAccount,
    sysWechatTicket,
    superQuery,
    sysTenant,
    sysUserAgent,
    sysUser,
    sysUserDepart,
    sysUserTenant,
  ],
  endpoints: [
    workflowHistory,
    categoryAll,
    categoryChildBatch,
    categoryChildList,
    categoryChildren,
    categoryCodeCheck,
    categoryLevel,
    categoryNames,
    categoryOne,
    categoryRootList,
    categoryRoots,
    addDepartUsers,
    addressBook,
    deleteDepart,
    deleteDeparts,
    departArray,
    departUserList,
    removeDepartUser,
    removeDepartUsers,
    usersByOrgCode,
    departByCode,
    departIdTree,
    departList,
    departParents,
    departSearch,
    departTree,
    departTreeByKeyword,
    departTreeSync,
    departUsers,
    myDepartTree,
    zsDepartTree,
    zsDepartTreeSync,
    departRoleTree,
    departRoles,
    departRolesOfUser,
    setDepartRolesOfUser,
    deletedDicts,
    dictItemCheck,
    dictTreeList,
    knownSources,
    purgeDict,
    purgeDicts,
    restoreDict,
    restoreDicts,
    allDictItems,
    dictItems,
    dictText,
    loadDict,
    loadDictItem,
    loadDictOrderByValue,
    loadTreeData,
    refreshCache,
    copyGatewayRoute,
    deleteGatewayRoute,
    deletedGatewayRoutes,
    gatewayHealth,
    gatewayRoutes,
    gatewayState,
    purgeGatewayRoutes,
    reloadGatewayRoutes,
    restoreGatewayRoutes,
    saveGatewayRoute,
    addListView,
    deleteListView,
    editListView,
    listListViews,
    setDefaultListView,
    auditState,
    comparedVersions,
    dataVersions,
    deleteLogs,
    visitDays,
    visitTotals,
    forceLogout,
    onlineSessions,
    addPermissionRule,
    deletePermissionRule,
    editPermissionRule,
    permissionDuplicate,
    permissionLevel,
    permissionList,
    permissionRules,
    permissionTree,
    permissionUses,
    searchPermissionRules,
    systemMenus,
    systemSubmenu,
    systemSubmenuBatch,
    areaChildren,
    areaNames,
    duplicateCheck,
    majorTree,
    queryUserComponentData,
    usersByIds,
    usersByNames,
    usersOfDepart,
    zsQueryUserComponentData,
    positionByCode,
    positionsByIds,
    endJobRun,
    executeJob,
    jobRuns,
    jobTypes,
    nextJobTimes,
    pauseJob,
    resumeJob,
    addRoleUsers,
    checkRoleCode,
    copyRole,
    grantTree,
    queryAllRoles,
    queryAllRolesNoByTenant,
    removeRoleUser,
    removeRoleUsers,
    usersOfRole,
    checkByCode,
    executeFillRule,
    executeFillRules,
    testFillRule,
    readSettings,
    saveSettings,
    addAiLog,
    currentUserDeparts,
    enabledThirdApps,
    ifAccount,
    ifResetAccount,
    permCode,
    resetAccountPwd,
    selectDepart,
    tenantList,
    updatePassword,
    userInfo,
    userPermission,
    addSuperQuery,
    deleteSuperQuery,
    editSuperQuery,
    listSuperQueries,
    addTenant,
    deleteTenants,
    editTenant,
    inviteToTenant,
    removeFromTenant,
    usersOfTenant,
    repairTrees,
    beginUpload,
    completeUpload,
    discardUpload,
    uploadState,
    agentOfUser,
    addUser,
    changeUserPassword,
    deletedUsers,
    departsOfOneUser,
    editUser,
    freezeUsers,
    generateUserId,
    purgeUsers,
    resetSecondFactor,
    resetUserPasswords,
    restoreUsers,
    rolesOfOneUser,
    userSectionInfo,
    verifyPassword,
    ...Object.values(departGrants),
    ...Object.values(departRoleGrants),
    ...Object.values(roleGrants),
  ],
  dictionaries: [...systemDictionaries],
  buttons: [
    ...administrationButtons,
    ...catalogueButtons,
    ...fileButtons,
    ...gatewayButtons,
    ...logButtons,
    ...organisationButtons,
    ...quartzJobButtons,
    ...settingButtons,
  ],
  events: [...systemEvents],
});
