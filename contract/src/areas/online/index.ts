// Written by `npm run areas` from the exports of this folder.
export * from './code-pattern.ts';
export * from './data-source.ts';
export * from './database-url.ts';
export * from './dictionaries.ts';
export * from './menu.ts';
export * from './report.ts';
export * from './report-calls.ts';
export * from './texts.ts';
