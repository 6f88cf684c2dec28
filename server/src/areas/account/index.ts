import type { AreaServer } from '../../kit/area-server.ts';
import { ownAccountAnswers } from './own-account.ts';
import { ownSessionAnswers } from './own-sessions.ts';

/** 账户: what one does with one's own account; signing in is the platform's. */
export const accountServer = {
  answers: [...ownAccountAnswers, ...ownSessionAnswers],
} satisfies AreaServer;
