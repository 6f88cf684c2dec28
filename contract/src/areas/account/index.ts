import { defineArea } from '../../kit/index.ts';

export * from './company-check.ts';
export * from './forgotten-password.ts';
export * from './refusals.ts';
export * from './registration.ts';
export * from './sign-in.ts';
export * from './social-sign-in.ts';

/** 账户: signing in and out, and what one does with one's own account. It has no tables of its own. */
export const accountArea = defineArea({ name: 'account', entities: [] });
