import type { AreaServer } from '../../kit/area-server.ts';
import { checkCalls } from './check-calls.ts';
import { systemDuplicateChecks, systemTableDictionaries } from './declared-sources.ts';
import { departCalls } from './depart-calls.ts';
import { dictionaryCalls } from './dictionary-calls.ts';
import { pickerCalls, pickerRoutes } from './picker-calls.ts';
import { positionBehaviour } from './position.ts';
import { shellCalls } from './shell-calls.ts';
import { systemTrees } from './trees.ts';

export { demoPassword, seedSession, seedSystem } from './seed.ts';

/** What the server does for 系统管理: the shell's own calls, dictionaries, pickers, checks, positions. */
export const systemServer = {
  behaviours: [positionBehaviour],
  answers: [...shellCalls, ...dictionaryCalls, ...pickerCalls, ...departCalls, ...checkCalls],
  routes: pickerRoutes,
  trees: systemTrees,
  tableDictionaries: systemTableDictionaries,
  duplicateChecks: systemDuplicateChecks,
} satisfies AreaServer;
