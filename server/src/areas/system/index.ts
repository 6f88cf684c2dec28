import type { AreaServer } from '../../kit/area-server.ts';
import { categoryBehaviour } from './category.ts';
import { categoryAnswers } from './category-calls.ts';
import { checkCalls } from './check-calls.ts';
import { systemCompat } from './compat.ts';
import { dataRuleBehaviour } from './data-rule.ts';
import { systemTableDictionaries } from './declared-sources.ts';
import { departCalls } from './depart-calls.ts';
import { departPermissionRoutes } from './depart-permissions.ts';
import { departRoleBehaviour, departRoleCalls } from './depart-role.ts';
import { dictBehaviour, dictItemBehaviour } from './dictionary-admin.ts';
import { dictionaryBinAnswers } from './dictionary-bin.ts';
import { dictionaryCalls } from './dictionary-calls.ts';
import { dictionarySheetRoutes } from './dictionary-sheet.ts';
import { gatewayBehaviour, gatewayCalls } from './gateway.ts';
import { listViewAnswers, listViewBehaviour } from './list-view.ts';
import { logCalls, sysDataLogBehaviour, sysLogBehaviour } from './log-calls.ts';
import { onlineCalls } from './online-calls.ts';
import { organisationAnswers, organisationBehaviours } from './organisation.ts';
import { permissionBehaviour } from './permission.ts';
import { permissionAnswers } from './permission-calls.ts';
import { pickerCalls, pickerRoutes } from './picker-calls.ts';
import { positionBehaviour } from './position.ts';
import { quartzJobBehaviour, quartzJobCalls } from './quartz-job.ts';
import { roleBehaviour } from './role.ts';
import { roleCalls } from './role-calls.ts';
import { checkRuleBehaviour, fillRuleBehaviour, fillRuleRoutes, ruleAnswers } from './rules.ts';
import { settingCalls } from './settings.ts';
import { shellCalls } from './shell-calls.ts';
import { superQueryAnswers, superQueryBehaviour } from './super-query.ts';
import { tableWhiteListAnswers, tableWhiteListBehaviour } from './table-white-list.ts';
import { treeRepairAnswer } from './tree-repair.ts';
import { systemTrees } from './trees.ts';
import { userBehaviour } from './user.ts';
import { agentOfUserAnswer, userAgentBehaviour } from './user-agent.ts';
import { userCalls, userRoutes } from './user-calls.ts';

export { verifyOwnPassword } from './own-password.ts';
export { demoPassword, seedSession, seedSystem } from './seed.ts';
export { isTableDictionary, optionsOfSource, sourceOf } from './table-dictionary.ts';
export { ensureBuiltInSources } from './table-white-list.ts';

/** 系统管理 on the server: calls of the console shell, dictionaries, pickers, checks, positions. */
export const systemServer = {
  behaviours: [
    userBehaviour,
    userAgentBehaviour,
    roleBehaviour,
    departRoleBehaviour,
    positionBehaviour,
    ...organisationBehaviours,
    quartzJobBehaviour,
    gatewayBehaviour,
    sysLogBehaviour,
    sysDataLogBehaviour,
    permissionBehaviour,
    dataRuleBehaviour,
    dictBehaviour,
    dictItemBehaviour,
    tableWhiteListBehaviour,
    categoryBehaviour,
    checkRuleBehaviour,
    fillRuleBehaviour,
    superQueryBehaviour,
    listViewBehaviour,
  ],
  answers: [
    ...userCalls,
    agentOfUserAnswer,
    ...roleCalls,
    ...departRoleCalls,
    ...onlineCalls,
    ...shellCalls,
    ...dictionaryCalls,
    ...pickerCalls,
    ...departCalls,
    ...organisationAnswers,
    ...checkCalls,
    ...quartzJobCalls,
    ...gatewayCalls,
    ...logCalls,
    ...settingCalls,
    ...permissionAnswers,
    ...dictionaryBinAnswers,
    ...tableWhiteListAnswers,
    ...categoryAnswers,
    treeRepairAnswer,
    ...ruleAnswers,
    ...superQueryAnswers,
    ...listViewAnswers,
  ],
  routes: (engine) => [
    ...pickerRoutes(engine),
    ...departPermissionRoutes(engine),
    ...userRoutes(engine),
    ...dictionarySheetRoutes(engine),
    ...fillRuleRoutes(engine),
  ],
  trees: systemTrees,
  tableDictionaries: systemTableDictionaries,
  compat: systemCompat,
} satisfies AreaServer;
