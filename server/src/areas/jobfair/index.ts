// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { generateZoneAnswer, saveLayoutAnswer } from './booth-layout.ts';
import { boothMapAnswer } from './booth-map.ts';
import { fairBoothBehaviour } from './fair-booth.ts';
import { jobFairBehaviour } from './job-fair.ts';
import { copyFairAnswer, fairAuditBatchAnswer, fairCountsAnswer, pinFairAnswer } from './job-fair-calls.ts';
import { publicFairAnswer } from './public-fair.ts';

export const jobfairServer = {
  behaviours: [fairBoothBehaviour, jobFairBehaviour],
  answers: [
    generateZoneAnswer,
    saveLayoutAnswer,
    boothMapAnswer,
    copyFairAnswer,
    fairAuditBatchAnswer,
    fairCountsAnswer,
    pinFairAnswer,
    publicFairAnswer,
  ],
} satisfies AreaServer;
