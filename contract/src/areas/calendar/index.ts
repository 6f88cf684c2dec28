// Written by `npm run areas` from the exports of this folder.
export * from './buttons.ts';
export * from './calendar-feed.ts';
export * from './grants.ts';
export * from './menu.ts';
export * from './query-events.ts';
export * from './screen-texts.ts';
