import { defineArea } from '../../kit/index.ts';
import { ownAccountEndpoints } from './own-account.ts';
import { accountPreference } from './preference.ts';
import { secondFactorEndpoints } from './second-factor.ts';

export * from './binding.ts';
export * from './center.ts';
export * from './company-check.ts';
export * from './forgotten-password.ts';
export * from './lock.ts';
export * from './notification.ts';
export * from './own-account.ts';
export * from './preference.ts';
export * from './refusals.ts';
export * from './registration.ts';
export * from './second-factor.ts';
export * from './sign-in.ts';
export * from './social-sign-in.ts';
export * from './theme.ts';

/** 账户: sign-in, sign-out and management of the own account. */
export const accountArea = defineArea({
  name: 'account',
  entities: [accountPreference],
  endpoints: [...ownAccountEndpoints, ...secondFactorEndpoints],
  buttons: [{ code: 'account:setting', label: '账户设置', page: '/account/settings/Index' }],
});
