// Written by `npm run areas` from the exports of this folder.
export * from './dictionaries.ts';
export * from './grants.ts';
export * from './match-calls.ts';
export * from './match-feedback.ts';
export * from './match-flow.ts';
export * from './match-job.ts';
export * from './match-result.ts';
export * from './match-rule.ts';
export * from './match-texts.ts';
export * from './menu.ts';
export * from './screen-texts.ts';
export * from './weight-fields.ts';
