import { recentCodes } from '@campus/contract/message';
import { type Answering, answer } from '../../kit/answer.ts';
import { isAllPowerful } from '../../platform/permission/permissions.ts';
import { servicesOf } from '../../platform/services.ts';

/** Callers without permission get the same response as an installation that stores no codes. */
export const recentCodesAnswer: Answering = answer(recentCodes, async (_input, { engine, session }) =>
  isAllPowerful(session.roles) ? (servicesOf(engine).recentCodes?.list() ?? null) : null,
);
