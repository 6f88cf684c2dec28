/** Where a publisher sends its stream. */
export interface PushAddress {
  readonly rtmp: string;
  /** Server address and stream key, as publishing software asks for them. */
  readonly server: string;
  readonly streamKey: string;
  readonly expireTime: string;
}
/** Where a viewer gets the stream; `position` is the second of the clip that a simulated stream is at. */
export interface PlayAddress {
  readonly flv: string | null;
  readonly hls: string | null;
  readonly rtmp: string | null;
  readonly mp4: string | null;
  readonly position: number | null;
  readonly expireTime: string;
}
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
/** What changes while a stream is watched; `status` is that of its owner. */
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
/** A room or session as its viewers see it. */
export interface WatchedLive extends LiveState {
  readonly id: string;
  readonly title: string;
  readonly companyName: string | null;
  readonly coverImg: string | null;
  readonly planStartTime: string;
  readonly planEndTime: string;
  readonly noticeText: string | null;
  readonly chatEnabled: boolean;
  readonly chatMode: number;
  readonly slowModeSeconds: number;
  /** Role of the caller in the chat; null for a visitor, who cannot speak. */
  readonly role: number | null;
  readonly isMuted: boolean;
  readonly watchId: string;
  readonly chat: ChatPage;
  readonly playbacks: readonly OpenPlayback[];
}
/** Where a replay is played, and the part of it that is shown. */
export interface PlaybackAddress {
  readonly url: string;
  readonly kind: 'mp4' | 'flv' | 'hls';
  /** A recording in several files, played one after the other; `durationMs` of each. */
  readonly parts: readonly { readonly url: string; readonly durationMs: number }[];
  readonly clipStart: number;
  readonly clipEnd: number | null;
}
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
export interface LiveConsole {
  readonly media: MediaState;
  readonly isPublishing: boolean;
  /** Bits per second of the last five seconds, when the embedded server receives the stream. */
  readonly bitrate: number | null;
  readonly curve: readonly CurvePoint[];
  readonly waiting: number;
}
export interface Slice {
  readonly name: string;
  readonly value: number;
}
export interface LiveStatistics {
  readonly viewCount: number;
  readonly uv: number;
  readonly peakOnline: number;
  readonly averageSeconds: number;
  readonly online: readonly CurvePoint[];
  readonly lengths: readonly Slice[];
  readonly devices: readonly Slice[];
  readonly chats: readonly { readonly time: string; readonly count: number }[];
}
