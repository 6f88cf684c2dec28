import { endpoint, longText, number, ref, text, type } from '../../kit/index.ts';
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
} from '../live/live-shared.ts';
import { preachChat } from './preach-chat.ts';
import { preachLiveFormWords as words } from './preach-form-texts.ts';
import { preachLive } from './preach-live.ts';

const codes = {
  list: 'preach:preachLive:list',
  control: 'preach:preachLive:control',
  pull: 'preach:preachLive:pull',
  moderate: 'preach:preachChat:moderate',
} as const;
const id = ref({ label: '宣讲直播', to: 'preachLive', required: true });
const preachId = ref({ label: '宣讲会', to: 'preach', required: true });
const watchId = text({ label: '观看编号', max: 32 });
const knownWatch = text({ label: '观看编号', max: 32, required: true });
const path = (name: string) => `${preachLive.path}/${name}`;
const chatPath = (name: string) => `${preachChat.path}/${name}`;

/** The source of a stream and what viewers may do; `reachable` is null when no address was tried. */
export const savePull = endpoint({
  method: 'POST',
  path: path('savePull'),
  title: '保存拉流配置',
  needs: codes.pull,
  input: { id },
  output: type<{ readonly id: string; readonly reachable: boolean | null }>(),
  done: '保存成功！',
});
export const preachPushUrl = endpoint({
  method: 'POST',
  path: path('pushUrl'),
  title: '获取宣讲推流地址',
  needs: codes.control,
  input: { id },
  output: type<PushAddress>(),
});
/** Another stream name: addresses that were issued before end. */
export const resetPreachKey = endpoint({
  method: 'POST',
  path: path('resetStreamKey'),
  title: '重置宣讲推流密钥',
  needs: codes.control,
  input: { id },
  output: type<PushAddress>(),
  done: '推流密钥已重置',
});
/** What the speaker changes while the stream runs. */
export const controlPreachLive = endpoint({
  method: 'POST',
  path: path('control'),
  title: '宣讲直播设置',
  needs: codes.control,
  input: {
    id,
    allowChat: number({ label: '允许聊天', min: 0, max: 1 }),
    needSignUp: number({ label: '仅报名可看', min: 0, max: 1 }),
    noticeText: text({ label: '公告', max: 200 }),
  },
  output: type<null>(),
  done: '已保存',
});
/** State of the publisher and the viewers of the last minutes; the console asks every five seconds. */
export const preachHeartbeat = endpoint({
  method: 'POST',
  path: path('heartbeat'),
  title: '宣讲直播状态',
  needs: codes.control,
  input: { id },
  output: type<LiveConsole>(),
  silent: true,
});
export const preachLiveStat = endpoint({
  method: 'GET',
  path: path('stat'),
  title: '宣讲直播数据',
  needs: codes.list,
  input: { id },
  output: type<LiveStatistics>(),
  silent: true,
});

/** A session as its viewers see it. */
export interface WatchedPreach extends WatchedLive {
  /** The row of its stream. */
  readonly liveId: string;
  readonly needSignUp: boolean;
  readonly speaker: string | null;
  readonly content: string | null;
  readonly posts: readonly { readonly id: string; readonly name: string; readonly companyName: string }[];
}
/** Begins a visit and joins the session's push topic; repeating it with the number of the visit only joins. */
export const enterPreach = endpoint({
  method: 'POST',
  path: path('enter'),
  title: '进入宣讲直播',
  needs: 'signed-in',
  input: { preachId, watchId },
  output: type<WatchedPreach>(),
  silent: true,
});
export const leavePreach = endpoint({
  method: 'POST',
  path: path('leave'),
  title: '离开宣讲直播',
  needs: 'signed-in',
  input: { preachId, watchId },
  output: type<null>(),
  silent: true,
});
/** Reports every 30 seconds that the viewer is still there. */
export const watchPreach = endpoint({
  method: 'POST',
  path: path('watch'),
  title: '宣讲观看上报',
  needs: 'signed-in',
  input: { preachId, watchId: knownWatch },
  output: type<LiveState>(),
  silent: true,
});
export const likePreach = endpoint({
  method: 'POST',
  path: path('like'),
  title: '宣讲点赞',
  needs: 'signed-in',
  input: { preachId, watchId, count: number({ label: '次数', min: 1, max: 20, default: 1 }) },
  output: type<number>(),
  perMinute: 60,
  silent: true,
});
export const preachPlayUrls = endpoint({
  method: 'GET',
  path: path('playUrls'),
  title: '获取宣讲播放地址',
  needs: 'signed-in',
  input: { preachId },
  output: type<PlayAddress>(),
  silent: true,
});
export const playPreachReplay = endpoint({
  method: 'GET',
  path: path('replay'),
  title: '播放宣讲回放',
  needs: 'signed-in',
  input: { preachId },
  output: type<PlaybackAddress>(),
  silent: true,
});

export const pollPreachChat = endpoint({
  method: 'GET',
  path: chatPath('poll'),
  title: '宣讲聊天更新',
  needs: 'signed-in',
  input: { preachId, watchId, afterSeq: number({ label: '序号', min: 0, default: 0 }) },
  output: type<ChatPage>(),
  silent: true,
});
export const sendPreachChat = endpoint({
  method: 'POST',
  path: chatPath('send'),
  title: '发送宣讲聊天',
  needs: 'signed-in',
  input: {
    preachId,
    content: longText({ label: '聊天内容', max: 200, required: true, requiredMessage: words.emptyChat }),
    replyTo: text({ label: '回复消息', max: 32 }),
  },
  output: type<ChatMessage>(),
  maxKilobytes: 8,
  silent: true,
});
export const mutePreachChat = endpoint({
  method: 'POST',
  path: chatPath('mute'),
  title: '宣讲禁言',
  needs: codes.moderate,
  input: {
    preachId,
    userId: text({ label: '用户', max: 32, required: true }),
    minutes: number({ label: '分钟', min: 0, max: 1440, default: 0, help: '0 表示本场' }),
    reason: longText({ label: '禁言原因', max: 200 }),
  },
  output: type<null>(),
  done: '已禁言',
});
export const unmutePreachChat = endpoint({
  method: 'POST',
  path: chatPath('unmute'),
  title: '解除宣讲禁言',
  needs: codes.moderate,
  input: { preachId, userId: text({ label: '用户', max: 32, required: true }) },
  output: type<null>(),
  done: '已解除禁言',
});
/** A user who may not speak, until a time or to the end. */
export interface MutedUser {
  readonly userId: string;
  readonly userName: string;
  readonly muteUntil: string | null;
  readonly reason: string;
}
export const preachMutes = endpoint({
  method: 'GET',
  path: chatPath('mutes'),
  title: '宣讲禁言名单',
  needs: codes.moderate,
  input: { preachId },
  output: type<readonly MutedUser[]>(),
  silent: true,
});

/** What the app of students calls: a student's token is accepted below `/api/stu` only. */
const ofStudents = '/api/stu/preach';
export const enterPreachAsStudent = endpoint({ ...enterPreach, path: `${ofStudents}/enter` });
export const leavePreachAsStudent = endpoint({ ...leavePreach, path: `${ofStudents}/leave` });
export const watchPreachAsStudent = endpoint({ ...watchPreach, path: `${ofStudents}/watch` });
export const likePreachAsStudent = endpoint({ ...likePreach, path: `${ofStudents}/like` });
export const playPreachAsStudent = endpoint({ ...preachPlayUrls, path: `${ofStudents}/playUrls` });
export const replayPreachAsStudent = endpoint({ ...playPreachReplay, path: `${ofStudents}/replay` });
export const pollPreachAsStudent = endpoint({ ...pollPreachChat, path: `${ofStudents}/poll` });
export const chatPreachAsStudent = endpoint({ ...sendPreachChat, path: `${ofStudents}/chat` });
