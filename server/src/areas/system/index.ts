import type { AreaServer } from '../../kit/area-server.ts';
import { checkCalls } from './check-calls.ts';
import { systemDuplicateChecks, systemTableDictionaries } from './declared-sources.ts';
import { departCalls } from './depart-calls.ts';
import { dictionaryCalls } from './dictionary-calls.ts';
import { onlineCalls } from './online-calls.ts';
import { pickerCalls, pickerRoutes } from './picker-calls.ts';
import { positionBehaviour } from './position.ts';
import { quartzJobBehaviour, quartzJobCalls } from './quartz-job.ts';
import { roleBehaviour } from './role.ts';
import { roleCalls } from './role-calls.ts';
import { shellCalls } from './shell-calls.ts';
import { systemTrees } from './trees.ts';
import { userBehaviour } from './user.ts';
import { agentOfUserAnswer, userAgentBehaviour } from './user-agent.ts';
import { userCalls, userRoutes } from './user-calls.ts';

export { demoPassword, seedSession, seedSystem } from './seed.ts';

/** What the server does for 系统管理: the shell's own calls, dictionaries, pickers, checks, positions. */
export const systemServer = {
  behaviours: [userBehaviour, userAgentBehaviour, roleBehaviour, positionBehaviour, quartzJobBehaviour],
  answers: [
    ...userCalls,
    agentOfUserAnswer,
    ...roleCalls,
    ...onlineCalls,
    ...shellCalls,
    ...dictionaryCalls,
    ...pickerCalls,
    ...departCalls,
    ...checkCalls,
    ...quartzJobCalls,
  ],
  routes: (engine) => [...pickerRoutes(engine), ...userRoutes(engine)],
  trees: systemTrees,
  tableDictionaries: systemTableDictionaries,
  duplicateChecks: systemDuplicateChecks,
} satisfies AreaServer;
