/** The pages of live rooms: one file for the browser, because users go from one to the other. */
export { FairRoomsPart } from './fair-rooms-part.tsx';
export { LiveConsolePage } from './live-console.tsx';
export { LivePlaybackListPage } from './live-playback-list.tsx';
export { LiveRoomDetailPage } from './live-room-detail.tsx';
export { LiveRoomListPage } from './live-room-list.tsx';
export { LiveWatchPage } from './live-watch.tsx';
