// Written by `npm run areas` from the exports of this folder.
export * from './answer-text.ts';
export * from './calls.ts';
export * from './dictionaries.ts';
export * from './events.ts';
export * from './feedback.ts';
export * from './grants.ts';
export * from './match.ts';
export * from './menu.ts';
export * from './quest-ans.ts';
export * from './quest-category.ts';
export * from './quest-miss.ts';
export * from './sentences.ts';
