// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { checkPromoterAnswer } from './promoter-calls.ts';

export const inviteServer = {
  answers: [checkPromoterAnswer],
} satisfies AreaServer;
