import type { AreaServer } from '../../kit/area-server.ts';
import { rawRoutes } from '../../kit/area-server.ts';
import type { BoundEndpoint } from '../../kit/http/answer.ts';
import { captchaCalls } from './calls/captcha-calls.ts';
import { companyCalls } from './calls/company-calls.ts';
import { forgottenCalls } from './calls/forgotten-calls.ts';
import { passwordCalls } from './calls/password-calls.ts';
import { registrationCalls } from './calls/registration-calls.ts';
import { secondFactorCalls } from './calls/second-factor-calls.ts';
import { ssoCalls } from './calls/sso-calls.ts';
import { wechatCalls, wechatRoutes } from './calls/wechat-calls.ts';
import { sessionClean } from './session-clean.ts';

/** Signing in and out must work when the disk is nearly full. */
const essential = (answers: readonly BoundEndpoint[]): BoundEndpoint[] =>
  answers.map((one) => ({ ...one, route: (engine) => ({ ...one.route(engine), essential: true }) }));

/** Every call of signing in and out; `SignInGate` reads the tokens they issue. */
export const signInServer = {
  answers: [
    ...essential([...captchaCalls, ...passwordCalls, ...secondFactorCalls, ...ssoCalls, ...wechatCalls]),
    ...companyCalls,
    ...forgottenCalls,
    ...registrationCalls,
  ],
  routes: [rawRoutes(wechatRoutes)],
  jobs: [sessionClean],
} satisfies AreaServer;
