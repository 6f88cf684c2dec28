import type { AreaServer } from '../../kit/area-server.ts';
import { bindingAnswers } from './bindings.ts';
import { centerAnswers } from './center.ts';
import { notificationAnswers } from './notification.ts';
import { ownAccountAnswers } from './own-account.ts';
import { ownSessionAnswers } from './own-sessions.ts';
import { screenLockAnswers } from './screen-lock.ts';
import { secondFactorAnswers } from './second-factor.ts';

/** 账户: management of the caller's own account; the platform handles sign-in. */
export const accountServer = {
  answers: [
    ...ownAccountAnswers,
    ...ownSessionAnswers,
    ...screenLockAnswers,
    ...secondFactorAnswers,
    ...bindingAnswers,
    ...notificationAnswers,
    ...centerAnswers,
  ],
} satisfies AreaServer;
