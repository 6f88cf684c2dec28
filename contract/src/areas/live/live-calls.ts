import {
  auditBatchCall,
  batchReasons,
  endpoint,
  getStateCounts,
  longText,
  number,
  ref,
  text,
  type,
} from '../../kit/index.ts';
import { liveChat } from './live-chat.ts';
import { liveMute } from './live-mute.ts';
import { liveRoom } from './live-room.ts';
import type {
  ChatMessage,
  ChatPage,
  LiveConsole,
  LiveState,
  LiveStatistics,
  PlayAddress,
  PlaybackAddress,
  PushAddress,
  WatchedLive,
} from './live-shared.ts';
import { liveLimits, liveWords } from './live-texts.ts';

const room = ref({ label: '直播间', to: 'liveRoom', required: true });
const password = text({ label: '观看密码', max: 6 });
const watchId = text({ label: '观看编号', max: 32 });
/** A message has 200 characters; nothing larger is read. */
const chatKilobytes = 8;
const codes = {
  pushUrl: 'live:liveRoom:pushUrl',
  resetStreamKey: 'live:liveRoom:resetStreamKey',
  list: 'live:liveRoom:list',
} as const;

export const liveRoomCounts = getStateCounts(liveRoom);
export const auditRooms = auditBatchCall(liveRoom, '批量审核直播间', batchReasons('live_reject_reason'));

export const livePushUrl = endpoint({
  method: 'POST',
  path: `${liveRoom.path}/pushUrl`,
  title: '获取推流地址',
  needs: codes.pushUrl,
  input: { id: room },
  output: type<PushAddress>(),
});
export const resetStreamKey = endpoint({
  method: 'POST',
  path: `${liveRoom.path}/resetStreamKey`,
  title: '重置推流密钥',
  needs: codes.resetStreamKey,
  input: { id: room },
  output: type<PushAddress>(),
  done: '推流密钥已重置',
});

export const livePlayUrls = endpoint({
  method: 'GET',
  path: `${liveRoom.path}/playUrls`,
  title: '获取播放地址',
  needs: 'anyone',
  input: { id: room, password },
  output: type<PlayAddress>(),
  silent: true,
});

/** A room as its viewers see it. */
export interface WatchedRoom extends WatchedLive {
  readonly anchorName: string;
  readonly summary: string | null;
  readonly intro: string | null;
  readonly needsPassword: boolean;
}
/** Begins a visit and joins the room's push topic; repeating it with the number of the visit only joins. */
export const enterRoom = endpoint({
  method: 'POST',
  path: `${liveRoom.path}/enter`,
  title: '进入直播间',
  needs: 'anyone',
  input: { id: room, password, watchId },
  output: type<WatchedRoom>(),
  silent: true,
});
export const leaveRoom = endpoint({
  method: 'POST',
  path: `${liveRoom.path}/leave`,
  title: '离开直播间',
  needs: 'anyone',
  input: { id: room, watchId },
  output: type<null>(),
  silent: true,
});
/** Reports every 30 seconds that the viewer is still there. */
export const watchRoom = endpoint({
  method: 'POST',
  path: `${liveRoom.path}/watch`,
  title: '观看上报',
  needs: 'anyone',
  input: { id: room, watchId: text({ label: '观看编号', max: 32, required: true }) },
  output: type<LiveState>(),
  silent: true,
});
export const likeRoom = endpoint({
  method: 'POST',
  path: `${liveRoom.path}/like`,
  title: '点赞',
  needs: 'anyone',
  input: { id: room, watchId, count: number({ label: '次数', min: 1, max: 20, default: 1 }) },
  output: type<number>(),
  perMinute: 60,
  silent: true,
});
export const noticeRoom = endpoint({
  method: 'POST',
  path: `${liveRoom.path}/notice`,
  title: '直播公告',
  needs: codes.pushUrl,
  input: { id: room, noticeText: text({ label: '公告', max: 200 }) },
  output: type<null>(),
});

export const pollChat = endpoint({
  method: 'GET',
  path: `${liveChat.path}/poll`,
  title: '聊天更新',
  needs: 'anyone',
  input: { roomId: room, watchId, afterSeq: number({ label: '序号', min: 0, default: 0 }) },
  output: type<ChatPage>(),
  silent: true,
});
export const sendChat = endpoint({
  method: 'POST',
  path: `${liveChat.path}/send`,
  title: '发送聊天',
  needs: 'anyone',
  input: {
    roomId: room,
    content: longText({
      label: '聊天内容',
      max: liveLimits.chatLength,
      required: true,
      requiredMessage: liveWords.chat.empty,
    }),
    replyTo: text({ label: '回复消息', max: 32 }),
  },
  output: type<ChatMessage>(),
  maxKilobytes: chatKilobytes,
  silent: true,
});
export const muteChat = endpoint({
  method: 'POST',
  path: `${liveChat.path}/mute`,
  title: '禁言',
  needs: liveMute.can.add,
  input: {
    roomId: room,
    userId: text({ label: '用户', max: 32, required: true }),
    minutes: number({ label: '分钟', min: 0, max: 1440, default: 0, help: '0 表示本场' }),
    reason: longText({ label: '禁言原因', max: 200 }),
  },
  output: type<null>(),
  done: '已禁言',
});
export const unmuteChat = endpoint({
  method: 'POST',
  path: `${liveChat.path}/unmute`,
  title: '解除禁言',
  needs: liveMute.can.delete,
  input: { roomId: room, userId: text({ label: '用户', max: 32, required: true }) },
  output: type<null>(),
  done: '已解除禁言',
});

export const roomConsole = endpoint({
  method: 'GET',
  path: `${liveRoom.path}/console`,
  title: '直播控制台',
  needs: codes.pushUrl,
  input: { id: room },
  output: type<LiveConsole>(),
  silent: true,
});

export const roomStatistics = endpoint({
  method: 'GET',
  path: `${liveRoom.path}/statistics`,
  title: '直播数据',
  needs: codes.list,
  input: { id: room },
  output: type<LiveStatistics>(),
  silent: true,
});

export const playPlayback = endpoint({
  method: 'GET',
  path: '/live/livePlayback/play',
  title: '播放回放',
  needs: 'anyone',
  input: { id: ref({ label: '直播回放', to: 'livePlayback', required: true }), password },
  output: type<PlaybackAddress>(),
  silent: true,
});
