// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { fairRoomsAnswer } from './fair-rooms.ts';
import {
  liveChatBehaviour,
  liveMuteBehaviour,
  muteChatAnswer,
  pollChatAnswer,
  sendChatAnswer,
  unmuteChatAnswer,
} from './live-chat.ts';
import { liveChatClean, liveTimeout } from './live-jobs.ts';
import { livePlaybackBehaviour, playPlaybackAnswer } from './live-playback.ts';
import { liveRoomBehaviour } from './live-room.ts';
import { banRoomsWithCompany } from './room-barred.ts';
import { roomOverviewAnswer } from './room-overview.ts';
import { pushUrlAnswer, resetKeyAnswer, roomConsoleAnswer, roomStatisticsAnswer } from './room-push.ts';
import { interruptRoom, keepRecording, roomStreamBehaviour, startRoomWithStream } from './room-stream.ts';
import {
  enterRoomAnswer,
  leaveRoomAnswer,
  likeRoomAnswer,
  noticeRoomAnswer,
  playUrlsAnswer,
  watchRoomAnswer,
} from './room-watch.ts';

export const liveServer = {
  behaviours: [liveChatBehaviour, liveMuteBehaviour, livePlaybackBehaviour, liveRoomBehaviour, roomStreamBehaviour],
  answers: [
    fairRoomsAnswer,
    muteChatAnswer,
    pollChatAnswer,
    sendChatAnswer,
    unmuteChatAnswer,
    playPlaybackAnswer,
    roomOverviewAnswer,
    pushUrlAnswer,
    resetKeyAnswer,
    roomConsoleAnswer,
    roomStatisticsAnswer,
    enterRoomAnswer,
    leaveRoomAnswer,
    likeRoomAnswer,
    noticeRoomAnswer,
    playUrlsAnswer,
    watchRoomAnswer,
  ],
  jobs: [liveChatClean, liveTimeout],
  listeners: [banRoomsWithCompany, interruptRoom, keepRecording, startRoomWithStream],
} satisfies AreaServer;
