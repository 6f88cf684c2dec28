// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { liveDictionaries } from './dictionaries.ts';
import { fairRooms } from './fair-rooms.ts';
import { liveGrants } from './grants.ts';
import {
  auditRooms,
  enterRoom,
  leaveRoom,
  likeRoom,
  livePlayUrls,
  livePushUrl,
  liveRoomCounts,
  muteChat,
  noticeRoom,
  playPlayback,
  pollChat,
  resetStreamKey,
  roomConsole,
  roomStatistics,
  sendChat,
  unmuteChat,
  watchRoom,
} from './live-calls.ts';
import { liveChat } from './live-chat.ts';
import { liveButtons, liveEvents } from './live-messages.ts';
import { liveMute } from './live-mute.ts';
import { roomOverview } from './live-overview.ts';
import { livePlayback } from './live-playback.ts';
import { liveRoom } from './live-room.ts';
import { roomStream } from './live-stream.ts';
import { liveViewer } from './live-viewer.ts';
import { liveMenu } from './menu.ts';

export const liveArea = defineArea({
  name: 'live',
  entities: [liveChat, liveMute, livePlayback, liveRoom, roomStream, liveViewer],
  endpoints: [
    fairRooms,
    auditRooms,
    enterRoom,
    leaveRoom,
    likeRoom,
    livePlayUrls,
    livePushUrl,
    liveRoomCounts,
    muteChat,
    noticeRoom,
    playPlayback,
    pollChat,
    resetStreamKey,
    roomConsole,
    roomStatistics,
    sendChat,
    unmuteChat,
    watchRoom,
    roomOverview,
  ],
  dictionaries: [...liveDictionaries],
  buttons: [...liveButtons],
  events: [...liveEvents],
  menu: [...liveMenu],
  grants: [...liveGrants],
});
