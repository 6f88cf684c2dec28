// Written by `npm run areas` from the exports of this folder.
export * from './attendee-calls.ts';
export * from './attendee-flow.ts';
export * from './calendar.ts';
export * from './dictionaries.ts';
export * from './grants.ts';
export * from './menu.ts';
export * from './part-calls.ts';
export * from './preach.ts';
export * from './preach-attendee.ts';
export * from './preach-calls.ts';
export * from './preach-company.ts';
export * from './preach-flow.ts';
export * from './preach-form-texts.ts';
export * from './preach-messages.ts';
export * from './preach-post.ts';
export * from './preach-screen-texts.ts';
export * from './preach-texts.ts';
