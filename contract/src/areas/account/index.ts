// Written by `npm run areas` from the exports of this folder.
export * from './binding.ts';
export * from './buttons.ts';
export * from './center.ts';
export * from './company-check.ts';
export * from './forgotten-password.ts';
export * from './grants.ts';
export * from './lock.ts';
export * from './menu.ts';
export * from './notification.ts';
export * from './own-account.ts';
export * from './preference.ts';
export * from './refusals.ts';
export * from './registration.ts';
export * from './second-factor.ts';
export * from './sign-in.ts';
export * from './social-sign-in.ts';
export * from './theme.ts';
