// Written by `npm run areas` from the exports of this folder.
export * from './menu.ts';
export * from './overview.ts';
export * from './sample.ts';
