// Written by `npm run areas` from the exports of this folder.

export * from './announcement.ts';
export * from './announcement-calls.ts';
export * from './announcement-openings.ts';
export * from './calendar.ts';
export * from './dictionaries.ts';
export * from './event.ts';
export * from './event-variables.ts';
export * from './grants.ts';
export * from './menu.ts';
export * from './outbox.ts';
export * from './recent-code.ts';
export * from './refusals.ts';
export * from './screen-texts.ts';
export * from './system-message.ts';
export * from './template.ts';
