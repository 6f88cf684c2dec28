// Written by `npm run areas` from the exports of this folder.
export * from './account-alteration.ts';
export * from './alteration-calls.ts';
export * from './calendar.ts';
export * from './company.ts';
export * from './company-audit.ts';
export * from './company-calls.ts';
export * from './company-flow.ts';
export * from './company-groups.ts';
export * from './company-statistics.ts';
export * from './company-user.ts';
export * from './company-user-calls.ts';
export * from './dictionaries.ts';
export * from './grants.ts';
export * from './menu.ts';
export * from './messages.ts';
export * from './registration.ts';
export * from './screen-texts.ts';
