import { recentCodes } from '@campus/contract/message';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { isSuperuser } from '../../platform/permission/permissions.ts';

/** Callers without permission get the same response as an installation that stores no codes. */
export const recentCodesAnswer: BoundEndpoint = answer(recentCodes, async (_input, { engine, session }) =>
  isSuperuser(session.roles) ? (engine.services.recentCodes?.list() ?? null) : null,
);
