// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { clickSlideAnswer, loginPageDataAnswer } from './carousel-calls.ts';
import { companyPublicityBehaviour } from './company-publicity.ts';
import {
  loginConfigAnswer,
  loginConfigVersionsAnswer,
  restoreLoginConfigAnswer,
  rollBackLoginConfigAnswer,
  saveLoginConfigAnswer,
} from './login-config.ts';
import { slideCache } from './slides.ts';

export const homepageServer = {
  behaviours: [companyPublicityBehaviour],
  answers: [
    clickSlideAnswer,
    loginPageDataAnswer,
    loginConfigAnswer,
    loginConfigVersionsAnswer,
    restoreLoginConfigAnswer,
    rollBackLoginConfigAnswer,
    saveLoginConfigAnswer,
  ],
  caches: [slideCache],
} satisfies AreaServer;
