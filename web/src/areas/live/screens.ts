import type { AreaScreens } from '../screens.ts';

const load = () => import('./live-pages.ts');
/** Screens of live rooms, by the component of the menu entry. */
export const screens: AreaScreens = {
  'live/LiveRoomList': async () => (await load()).LiveRoomListPage,
  'live/LiveRoomDetail': async () => (await load()).LiveRoomDetailPage,
  'live/LiveConsole': async () => (await load()).LiveConsolePage,
  'live/LiveWatch': async () => (await load()).LiveWatchPage,
  'live/LivePlaybackList': async () => (await load()).LivePlaybackListPage,
};
