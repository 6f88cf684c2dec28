// Written by `npm run areas` from the exports of this folder.
export * from './dictionaries.ts';
export * from './grants.ts';
export * from './live-calls.ts';
export * from './live-chat.ts';
export * from './live-entity-texts.ts';
export * from './live-messages.ts';
export * from './live-mute.ts';
export * from './live-playback.ts';
export * from './live-room.ts';
export * from './live-screen-texts.ts';
export * from './live-stream.ts';
export * from './live-texts.ts';
export * from './live-viewer.ts';
export * from './menu.ts';
export * from './room-flow.ts';
