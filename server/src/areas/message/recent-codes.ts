import { recentCodes } from '@campus/contract/message';
import { type Answering, answer } from '../../kit/answer.ts';
import { isAllPowerful } from '../../platform/permission/permissions.ts';
import { servicesOf } from '../../platform/services.ts';

/** Who may not see codes is answered like an installation that keeps none. */
export const recentCodesAnswer: Answering = answer(recentCodes, async (_input, { engine, session }) =>
  isAllPowerful(session.roles) ? (servicesOf(engine).recentCodes?.list() ?? null) : null,
);
