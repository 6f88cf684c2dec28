// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { bindThird, ownBindings, unbindThird } from './binding.ts';
import { accountButtons } from './buttons.ts';
import { accountSummary, savePages, saveTags } from './center.ts';
import { queryCompanyInfo, queryCompanyInfoByPhone, registeredCompany } from './company-check.ts';
import { passwordChange, phoneVerification } from './forgotten-password.ts';
import { accountGrants } from './grants.ts';
import { lockScreen, readIdleLock, saveIdleLock, unlockScreen } from './lock.ts';
import { accountMenu } from './menu.ts';
import { readNotification, saveNotification } from './notification.ts';
import {
  changeOwnPhone,
  endOwnSession,
  ownSessions,
  readOwnAccount,
  saveOwnAccount,
  saveOwnAccountByApp,
  updateOwnMobile,
  verifyOldPhone,
} from './own-account.ts';
import { accountPreference } from './preference.ts';
import { checkOnlyUser, userRegister } from './registration.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  secondFactorLogin,
  turnOffSecondFactor,
} from './second-factor.ts';
import {
  captchaImage,
  checkCaptcha,
  encryptedString,
  login,
  logout,
  phoneLogin,
  sendSmsCode,
  smsCheckCaptcha,
} from './sign-in.ts';
import {
  bindThirdPhone,
  casLogout,
  casValidateLogin,
  mobileTicketLogin,
  ssoExchange,
  thirdLoginUser,
  thirdLoginUserOfTenant,
  ticketLogin,
  userNameTicketLogin,
  wechatConfig,
} from './social-sign-in.ts';
import { saveTheme } from './theme.ts';

export const accountArea = defineArea({
  name: 'account',
  entities: [accountPreference],
  endpoints: [
    bindThird,
    ownBindings,
    unbindThird,
    accountSummary,
    savePages,
    saveTags,
    queryCompanyInfo,
    queryCompanyInfoByPhone,
    registeredCompany,
    passwordChange,
    phoneVerification,
    lockScreen,
    readIdleLock,
    saveIdleLock,
    unlockScreen,
    readNotification,
    saveNotification,
    changeOwnPhone,
    endOwnSession,
    ownSessions,
    readOwnAccount,
    saveOwnAccount,
    saveOwnAccountByApp,
    updateOwnMobile,
    verifyOldPhone,
    checkOnlyUser,
    userRegister,
    beginSecondFactor,
    confirmSecondFactor,
    readSecondFactor,
    renewRecoveryCodes,
    secondFactorLogin,
    turnOffSecondFactor,
    captchaImage,
    checkCaptcha,
    encryptedString,
    login,
    logout,
    phoneLogin,
    sendSmsCode,
    smsCheckCaptcha,
    bindThirdPhone,
    casLogout,
    casValidateLogin,
    mobileTicketLogin,
    ssoExchange,
    thirdLoginUser,
    thirdLoginUserOfTenant,
    ticketLogin,
    userNameTicketLogin,
    wechatConfig,
    saveTheme,
  ],
  buttons: [...accountButtons],
  menu: [...accountMenu],
  grants: [...accountGrants],
});
