// Written by `npm run areas` from the exports of this folder.
export * from './calendar.ts';
export * from './dictionaries.ts';
export * from './grants.ts';
export * from './interview.ts';
export * from './interview-calls.ts';
export * from './interview-evaluation.ts';
export * from './interview-flow.ts';
export * from './interview-log.ts';
export * from './interview-messages.ts';
export * from './interview-screen-texts.ts';
export * from './interview-texts.ts';
export * from './interview-user.ts';
export * from './menu.ts';
export * from './screen-texts.ts';
export * from './venue.ts';
export * from './venue-booking.ts';
export * from './venue-calls.ts';
