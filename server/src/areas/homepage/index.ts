import type { AreaServer } from '../../kit/area-server.ts';
import { clickSlideAnswer, loginPageDataAnswer, sortSlidesAnswer } from './carousel-calls.ts';
import { companyPublicityBehaviour } from './company-publicity.ts';
import {
  loginConfigAnswer,
  loginConfigVersionsAnswer,
  restoreLoginConfigAnswer,
  rollBackLoginConfigAnswer,
  saveLoginConfigAnswer,
} from './login-config.ts';
import { slideCache } from './slides.ts';

export { isRegistrationOpen } from './login-config.ts';

/** 登录与海报 on the server. */
export const homepageServer = {
  caches: [slideCache],
  behaviours: [companyPublicityBehaviour],
  answers: [
    loginPageDataAnswer,
    sortSlidesAnswer,
    clickSlideAnswer,
    loginConfigAnswer,
    saveLoginConfigAnswer,
    loginConfigVersionsAnswer,
    rollBackLoginConfigAnswer,
    restoreLoginConfigAnswer,
  ],
} satisfies AreaServer;
