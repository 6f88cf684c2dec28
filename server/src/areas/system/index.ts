// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { addressBookCalls } from './address-book.ts';
import { workflowHistoryAnswer } from './biz-audit-log.ts';
import { categoryBehaviour } from './category.ts';
import { categoryAnswers } from './category-calls.ts';
import { checkCalls } from './check-calls.ts';
import { systemCompat } from './compat.ts';
import { dataRuleBehaviour } from './data-rule.ts';
import { systemTableDictionaries } from './declared-sources.ts';
import { departBehaviour } from './depart.ts';
import { departCalls } from './depart-calls.ts';
import { departDeletion } from './depart-deletion.ts';
import { departPermissionAnswers, departPermissionBehaviour, departPermissionRoutes } from './depart-permissions.ts';
import { departRoleBehaviour, departRoleCalls } from './depart-role.ts';
import { departSealCalls } from './depart-seals.ts';
import { departUserCalls } from './depart-users.ts';
import { dictBehaviour, dictItemBehaviour } from './dictionary-admin.ts';
import { dictionaryBinAnswers } from './dictionary-bin.ts';
import { dictionaryCalls } from './dictionary-calls.ts';
import { dictionarySheetRoutes } from './dictionary-sheet.ts';
import { gatewayBehaviour, gatewayCalls } from './gateway.ts';
import { listViewAnswers, listViewBehaviour } from './list-view.ts';
import { logCalls, sysDataLogBehaviour, sysLogBehaviour } from './log-calls.ts';
import { onlineCalls } from './online-calls.ts';
import { permissionBehaviour } from './permission.ts';
import { permissionAnswers } from './permission-calls.ts';
import { pickerCalls, pickerRoutes } from './picker-calls.ts';
import { positionBehaviour, positionCalls } from './position.ts';
import { qrCodeAnswer, qrCodeRoutes } from './qr-code.ts';
import { quartzJobBehaviour, quartzJobCalls } from './quartz-job.ts';
import { recordChangesAnswer } from './record-changes.ts';
import { roleBehaviour } from './role.ts';
import { roleCalls } from './role-calls.ts';
import { checkRuleBehaviour, fillRuleBehaviour, fillRuleRoutes, ruleAnswers } from './rules.ts';
import { settingCalls } from './settings.ts';
import { shellCalls } from './shell-calls.ts';
import { superQueryAnswers, superQueryBehaviour } from './super-query.ts';
import { tableWhiteListAnswers, tableWhiteListBehaviour } from './table-white-list.ts';
import { tenantBehaviour } from './tenant.ts';
import { tenantCalls } from './tenant-calls.ts';
import { treeRepairAnswer } from './tree-repair.ts';
import { systemTrees } from './trees.ts';
import { userBehaviour } from './user.ts';
import { agentOfUserAnswer, userAgentBehaviour } from './user-agent.ts';
import { userCalls } from './user-calls.ts';
import { userRoutes } from './user-sheets.ts';

export const systemServer = {
  behaviours: [
    categoryBehaviour,
    dataRuleBehaviour,
    departPermissionBehaviour,
    departRoleBehaviour,
    departBehaviour,
    dictBehaviour,
    dictItemBehaviour,
    gatewayBehaviour,
    listViewBehaviour,
    sysDataLogBehaviour,
    sysLogBehaviour,
    permissionBehaviour,
    positionBehaviour,
    quartzJobBehaviour,
    roleBehaviour,
    checkRuleBehaviour,
    fillRuleBehaviour,
    superQueryBehaviour,
    tableWhiteListBehaviour,
    tenantBehaviour,
    userAgentBehaviour,
    userBehaviour,
  ],
  answers: [
    workflowHistoryAnswer,
    qrCodeAnswer,
    recordChangesAnswer,
    treeRepairAnswer,
    agentOfUserAnswer,
    ...addressBookCalls,
    ...categoryAnswers,
    ...checkCalls,
    ...departCalls,
    ...departDeletion,
    ...departPermissionAnswers,
    ...departRoleCalls,
    ...departSealCalls,
    ...departUserCalls,
    ...dictionaryBinAnswers,
    ...dictionaryCalls,
    ...gatewayCalls,
    ...listViewAnswers,
    ...logCalls,
    ...onlineCalls,
    ...permissionAnswers,
    ...pickerCalls,
    ...positionCalls,
    ...quartzJobCalls,
    ...roleCalls,
    ...ruleAnswers,
    ...settingCalls,
    ...shellCalls,
    ...superQueryAnswers,
    ...tableWhiteListAnswers,
    ...tenantCalls,
    ...userCalls,
  ],
  routes: [departPermissionRoutes, dictionarySheetRoutes, pickerRoutes, qrCodeRoutes, fillRuleRoutes, userRoutes],
  trees: [...systemTrees],
  tableDictionaries: [...systemTableDictionaries],
  compat: [...systemCompat],
} satisfies AreaServer;
