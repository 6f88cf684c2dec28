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
import { liveLimits, liveWords } from './live-texts.ts';

const room = ref({ label: '直播间', to: 'liveRoom', required: true });
const password = text({ label: '观看密码', max: 6 });
const watchId = text({ label: '观看编号', max: 32 });
const codes = {
  pushUrl: 'live:liveRoom:pushUrl',
  resetStreamKey: 'live:liveRoom:resetStreamKey',
  list: 'live:liveRoom:list',
} as const;

export const liveRoomCounts = getStateCounts(liveRoom);
export const auditRooms = auditBatchCall(liveRoom, '批量审核直播间', batchReasons('live_reject_reason'));

/** Where a publisher sends its stream. */
export interface PushAddress {
  readonly rtmp: string;
  /** Server address and stream key, as publishing software asks for them. */
  readonly server: string;
  readonly streamKey: string;
  readonly expireTime: string;
}
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

/** Where a viewer gets the stream; `position` is the second of the clip that a simulated stream is at. */
export interface PlayAddress {
  readonly flv: string | null;
  readonly hls: string | null;
  readonly rtmp: string | null;
  readonly mp4: string | null;
  readonly position: number | null;
  readonly expireTime: string;
}
export const livePlayUrls = endpoint({
  method: 'GET',
  path: `${liveRoom.path}/playUrls`,
  title: '获取播放地址',
  needs: 'anyone',
  input: { id: room, password },
  output: type<PlayAddress>(),
  silent: true,
});

/** A message as viewers see it. */
export interface ChatMessage {
  readonly id: string;
  readonly seq: number;
  readonly senderId: string | null;
  readonly senderName: string;
  readonly senderRole: number;
  readonly content: string;
  readonly msgType: number;
  readonly status: number;
  readonly sendTime: string;
  readonly isPinned: boolean;
  readonly replyTo: { readonly senderName: string; readonly content: string } | null;
}
/** Changes of a chat after a number: new or changed messages, and those that are gone. */
export interface ChatPage {
  readonly seq: number;
  readonly messages: readonly ChatMessage[];
  readonly gone: readonly string[];
}
/** What changes while a room is watched. */
export interface LiveState {
  readonly status: number;
  readonly online: number;
  readonly likeCount: number;
  readonly seq: number;
}
/** A replay that viewers may watch. */
export interface OpenPlayback {
  readonly id: string;
  readonly title: string;
  readonly cover: string | null;
  readonly durationSeconds: number | null;
}
/** A room as its viewers see it. */
export interface WatchedRoom extends LiveState {
  readonly id: string;
  readonly title: string;
  readonly companyName: string | null;
  readonly coverImg: string | null;
  readonly anchorName: string;
  readonly summary: string | null;
  readonly intro: string | null;
  readonly planStartTime: string;
  readonly planEndTime: string;
  readonly noticeText: string | null;
  readonly chatEnabled: boolean;
  readonly chatMode: number;
  readonly slowModeSeconds: number;
  readonly needsPassword: boolean;
  /** Role of the caller in the chat; null for a visitor, who cannot speak. */
  readonly role: number | null;
  readonly isMuted: boolean;
  readonly watchId: string;
  readonly chat: ChatPage;
  readonly playbacks: readonly OpenPlayback[];
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

/** State of the embedded media server. */
export const mediaStates = {
  off: '未启动',
  starting: '正在启动',
  running: '运行中',
  portTaken: '端口被占用',
  failed: '启动失败，稍后重试',
  external: '使用外部流媒体服务',
} as const;
export type MediaState = keyof typeof mediaStates;
export interface CurvePoint {
  readonly time: string;
  readonly online: number;
}
export interface RoomConsole {
  readonly media: MediaState;
  readonly isPublishing: boolean;
  /** Bits per second of the last five seconds, when the embedded server receives the stream. */
  readonly bitrate: number | null;
  readonly curve: readonly CurvePoint[];
  readonly waiting: number;
}
export const roomConsole = endpoint({
  method: 'GET',
  path: `${liveRoom.path}/console`,
  title: '直播控制台',
  needs: codes.pushUrl,
  input: { id: room },
  output: type<RoomConsole>(),
  silent: true,
});

interface Slice {
  readonly name: string;
  readonly value: number;
}
export interface RoomStatistics {
  readonly viewCount: number;
  readonly uv: number;
  readonly peakOnline: number;
  readonly averageSeconds: number;
  readonly online: readonly CurvePoint[];
  readonly lengths: readonly Slice[];
  readonly devices: readonly Slice[];
  readonly chats: readonly { readonly time: string; readonly count: number }[];
}
export const roomStatistics = endpoint({
  method: 'GET',
  path: `${liveRoom.path}/statistics`,
  title: '直播数据',
  needs: codes.list,
  input: { id: room },
  output: type<RoomStatistics>(),
  silent: true,
});

/** Where a replay is played, and the part of it that is shown. */
export interface PlaybackAddress {
  readonly url: string;
  readonly kind: 'mp4' | 'flv';
  readonly clipStart: number;
  readonly clipEnd: number | null;
}
export const playPlayback = endpoint({
  method: 'GET',
  path: '/live/livePlayback/play',
  title: '播放回放',
  needs: 'anyone',
  input: { id: ref({ label: '直播回放', to: 'livePlayback', required: true }), password },
  output: type<PlaybackAddress>(),
  silent: true,
});
