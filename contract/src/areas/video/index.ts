// Written by `npm run areas` from the exports of this folder.
export * from './dictionaries.ts';
export * from './doc-template.ts';
export * from './doc-template-calls.ts';
export * from './doc-template-seed.ts';
export * from './doc-variables.ts';
export * from './grants.ts';
export * from './menu.ts';
export * from './screen-texts.ts';
