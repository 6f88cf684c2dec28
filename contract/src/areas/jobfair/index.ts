// Written by `npm run areas` from the exports of this folder.
export * from './dictionaries.ts';
export * from './fair-booth.ts';
export * from './fair-booth-calls.ts';
export * from './fair-booth-flow.ts';
export * from './fair-booth-texts.ts';
export * from './fair-layout.ts';
export * from './generate-booths.ts';
export * from './grants.ts';
export * from './job-fair.ts';
export * from './job-fair-calls.ts';
export * from './job-fair-fields.ts';
export * from './job-fair-flow.ts';
export * from './job-fair-messages.ts';
export * from './job-fair-rules.ts';
export * from './job-fair-texts.ts';
export * from './menu.ts';
