// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { preachBehaviour } from './preach.ts';
import { copyPreachAnswer, deletePreachAnswer, preachAuditBatchAnswer, savePreachAnswer } from './preach-calls.ts';
import { dropPreachesWithBlacklist, dropPreachesWithCompany } from './preach-ended.ts';

export const preachServer = {
  behaviours: [preachBehaviour],
  answers: [copyPreachAnswer, deletePreachAnswer, preachAuditBatchAnswer, savePreachAnswer],
  listeners: [dropPreachesWithBlacklist, dropPreachesWithCompany],
} satisfies AreaServer;
