import type { AreaScreens } from '../screens.ts';

/** Screens of live rooms, by the component of the menu entry. */
export const screens: AreaScreens = {
  'live/LiveRoomList': () => import('./live-room-list.tsx').then((module) => module.LiveRoomListPage),
  'live/LiveRoomDetail': () => import('./live-room-detail.tsx').then((module) => module.LiveRoomDetailPage),
  'live/LiveConsole': () => import('./live-console.tsx').then((module) => module.LiveConsolePage),
  'live/LiveWatch': () => import('./live-watch.tsx').then((module) => module.LiveWatchPage),
  'live/LivePlaybackList': () => import('./live-playback-list.tsx').then((module) => module.LivePlaybackListPage),
};
