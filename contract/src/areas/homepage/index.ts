// Written by `npm run areas` from the exports of this folder.
export * from './buttons.ts';
export * from './calendar.ts';
export * from './company-publicity.ts';
export * from './dictionaries.ts';
export * from './grants.ts';
export * from './login-config.ts';
export * from './menu.ts';
export * from './plain-login-config.ts';
export * from './refusals.ts';
export * from './screen-texts.ts';
