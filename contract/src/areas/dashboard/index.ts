// Written by `npm run areas` from the exports of this folder.
export * from './analysis.ts';
export * from './buttons.ts';
export * from './company.ts';
export * from './figures.ts';
export * from './grants.ts';
export * from './manager.ts';
export * from './manager-texts.ts';
export * from './menu.ts';
export * from './monitor.ts';
export * from './screen-texts.ts';
export * from './shortcut.ts';
export * from './urge.ts';
export * from './urge-messages.ts';
export * from './workplace.ts';
