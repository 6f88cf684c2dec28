// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { bindingAnswers } from './bindings.ts';
import { centerAnswers } from './center.ts';
import { notificationAnswers } from './notification.ts';
import { ownAccountAnswers } from './own-account.ts';
import { ownSessionAnswers } from './own-sessions.ts';
import { screenLockAnswers } from './screen-lock.ts';
import { secondFactorAnswers } from './second-factor.ts';

export const accountServer = {
  answers: [
    ...bindingAnswers,
    ...centerAnswers,
    ...notificationAnswers,
    ...ownAccountAnswers,
    ...ownSessionAnswers,
    ...screenLockAnswers,
    ...secondFactorAnswers,
  ],
} satisfies AreaServer;
