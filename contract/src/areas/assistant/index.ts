// Written by `npm run areas` from the exports of this folder.
export * from './conversation.ts';
export * from './texts.ts';
export * from './wire.ts';
