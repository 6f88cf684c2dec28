import { defineArea } from '../../kit/index.ts';
import { ownAccountEndpoints } from './own-account.ts';
import { accountPreference } from './preference.ts';

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
export * from './sign-in.ts';
export * from './social-sign-in.ts';
export * from './theme.ts';

/** 账户: signing in and out, and what one does with one's own account. */
export const accountArea = defineArea({
  name: 'account',
  entities: [accountPreference],
  endpoints: [...ownAccountEndpoints],
  buttons: [{ code: 'account:setting', label: '账户设置', page: '/account/settings/Index' }],
});
