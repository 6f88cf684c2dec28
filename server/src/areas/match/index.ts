// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { matchAnswers } from './match-calls.ts';
import { matchQueueJob, nightlyMatch } from './match-jobs.ts';
import { matchChangedPost, matchChangedStudent } from './match-listeners.ts';
import { matchResultBehaviour } from './match-result.ts';
import { matchRuleBehaviour } from './match-rule.ts';

export const matchServer = {
  behaviours: [matchResultBehaviour, matchRuleBehaviour],
  answers: [...matchAnswers],
  jobs: [matchQueueJob, nightlyMatch],
  listeners: [matchChangedPost, matchChangedStudent],
} satisfies AreaServer;
