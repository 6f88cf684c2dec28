import { choice, endpoint, type NumberedPage, text, type } from '../../kit/index.ts';
import { messageTexts } from './screen-texts.ts';

/** An announcement for its reader. */
export interface Announcement {
  readonly id: string;
  /** Misspelled on the wire. */
  readonly titile: string;
  readonly priority: string;
  readonly msgCategory: string;
  readonly msgType: string;
  /** Username; `sender_dictText` is the real name. */
  readonly sender: string | null;
  readonly sender_dictText?: string;
  readonly sendTime: string | null;
  readonly createTime: string;
  readonly msgAbstract: string | null;
  readonly msgContent: string;
  readonly openType: string | null;
  readonly openPage: string | null;
  readonly busId: string | null;
  readonly busType: string | null;
  /** Signed URLs, comma-separated. */
  readonly attachments?: string | null;
}
/** Content of the bell: the five newest unread ones of either kind, and the totals. */
export interface Bell {
  readonly anntMsgList: readonly Announcement[];
  readonly anntMsgTotal: number;
  readonly sysMsgList: readonly Announcement[];
  readonly sysMsgTotal: number;
}
/** A page of the caller's messages. */
export type MyMessages = NumberedPage<Announcement & { anntId: string; userId: string; readFlag: '0' | '1' }>;

const base = '/sys/annountCement';
/** Name of the entity of an announcement at its reader, which queries of its rows begin with. */
export const receivedAnnouncements = 'sysAnnouncementSend';
const marks = '/sys/sysAnnouncementSend';
const id = text({ label: '通告', max: 32 });
const anntId = text({ label: '通告', max: 32 });

export const readAnnouncement = endpoint({
  method: 'GET',
  path: `${base}/queryById`,
  title: '查看通告',
  needs: 'signed-in',
  input: { id },
  output: type<Announcement>(),
});
/** Publishes it, or schedules it when its starting time is in the future. */
export const releaseAnnouncement = endpoint({
  method: ['POST', 'GET'],
  path: `${base}/doReleaseData`,
  title: '发布通告',
  needs: 'system:sysAnnouncement:doReleaseData',
  input: { id },
  output: type<null>(),
  done: messageTexts.announcement.done,
});
/** Misspelled on the wire. Revokes it; a scheduled one becomes a draft again. */
export const revokeAnnouncement = endpoint({
  method: ['POST', 'GET'],
  path: `${base}/doReovkeData`,
  title: '撤销通告',
  needs: 'system:sysAnnouncement:doReovkeData',
  input: { id },
  output: type<null>(),
  done: messageTexts.announcement.undone,
});
/** Polled by every open console. */
export const announcementsOfUser = endpoint({
  method: 'GET',
  path: `${base}/listByUser`,
  title: '我的未读消息',
  needs: 'signed-in',
  input: {},
  output: type<Bell>(),
  silent: true,
});
/** Makes the caller's open consoles reload their bells. */
export const syncAnnouncements = endpoint({
  method: 'GET',
  path: `${base}/syncNotic`,
  title: '同步消息',
  needs: 'signed-in',
  input: { anntId },
  output: type<null>(),
});
/** The framework's page for other applications; not supported. */
export const showAnnouncement = endpoint({
  method: 'GET',
  path: `${base}/show/:id`,
  title: '通告页面',
  needs: 'anyone',
  input: { id },
  output: type<null>(),
});
export const unreadCount = endpoint({
  method: 'GET',
  path: `${base}/getUnreadMessageCount`,
  title: '未读消息数',
  needs: 'signed-in',
  input: {},
  output: type<{ anntMsgTotal: number; sysMsgTotal: number }>(),
});
/** Marks one announcement as read by the caller; an unknown id is not an error. */
export const markRead = endpoint({
  method: ['PUT', 'POST'],
  path: `${marks}/editByAnntIdAndUserId`,
  title: '标记已读',
  needs: 'signed-in',
  input: { anntId },
  output: type<null>(),
  silent: true,
});
/** All messages of the caller, or those of one tab of the bell. */
export const markAllRead = endpoint({
  method: 'PUT',
  path: `${marks}/readAll`,
  title: '全部标注已读',
  needs: 'signed-in',
  input: { tab: choice({ label: '消息类型', options: { notice: '通知', system: '系统消息' } }) },
  output: type<null>(),
  done: '全部已读',
});
/** One of the caller's messages by the id of its mark. */
export const mySend = endpoint({
  method: 'GET',
  path: `${marks}/getOne`,
  title: '查看消息',
  needs: 'signed-in',
  input: { sendId: text({ label: '消息', max: 32 }) },
  output: type<Announcement>(),
});
/** Path of the caller's own messages; `list` behaves like every other list. */
export const myMessagesPath = `${marks}/getMyAnnouncementSend`;
