// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { homepageButtons } from './buttons.ts';
import { slideEvents } from './calendar.ts';
import { clickSlide, companyPublicity, loginPageData } from './company-publicity.ts';
import { homepageDictionaries } from './dictionaries.ts';
import { homepageGrants } from './grants.ts';
import {
  loginConfig,
  loginConfigOfTenant,
  loginConfigVersion,
  loginConfigVersions,
  restoreLoginConfig,
  rollBackLoginConfig,
  saveLoginConfig,
} from './login-config.ts';
import { homepageMenu } from './menu.ts';

export const homepageArea = defineArea({
  name: 'homepage',
  entities: [companyPublicity, loginConfig, loginConfigVersion],
  endpoints: [
    clickSlide,
    loginPageData,
    loginConfigOfTenant,
    loginConfigVersions,
    restoreLoginConfig,
    rollBackLoginConfig,
    saveLoginConfig,
  ],
  dictionaries: [...homepageDictionaries],
  buttons: [...homepageButtons],
  calendars: [slideEvents],
  menu: [...homepageMenu],
  grants: [...homepageGrants],
});
