// Written by `npm run areas` from the exports of this folder.
export * from './buttons.ts';
export * from './grants.ts';
export * from './menu.ts';
export * from './subjects.ts';
export * from './texts.ts';
