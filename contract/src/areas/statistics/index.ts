// Written by `npm run areas` from the exports of this folder.
export * from './buttons.ts';
export * from './dictionaries.ts';
export * from './employment.ts';
export * from './employment-calls.ts';
export * from './employment-flow.ts';
export * from './employment-groups.ts';
export * from './employment-log.ts';
export * from './employment-messages.ts';
export * from './employment-place.ts';
export * from './employment-statistics.ts';
export * from './employment-texts.ts';
export * from './grants.ts';
export * from './menu.ts';
export * from './stat-daily.ts';
export * from './subjects.ts';
export * from './texts.ts';
