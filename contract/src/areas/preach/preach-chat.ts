import { by, entity, me, ref, some } from '../../kit/index.ts';
import { ownCollege } from '../audiences.ts';
import { chatFields, createChatFlow } from '../live/live-chat.ts';
import { muteFields } from '../live/live-mute.ts';
import { liveOwners } from '../live/live-stream.ts';

const preachId = { label: '宣讲会', to: 'preach', column: 'ownerId' } as const;
const ofOwnPreach = some('preach', 'id', ['companyId', 'eq', me('companyId')], 'preachId');
/** A college reads what its own students wrote, and sees which of them are muted. */
const ofOwnStudents = (sender: string) => some('employUser', 'userId', ownCollege, sender);

/** The life of a message; one right covers what moderators do. */
export const preachChatFlow = createChatFlow({ hide: 'moderate', remove: 'moderate' });

/** A message in the chat of a session (宣讲聊天). */
export const preachChat = entity({
  area: 'preach',
  name: 'preachChat',
  table: 'live_chat',
  fixed: { ownerType: liveOwners.preach },
  code: 'preach:preachChat',
  path: '/preach/preachChat',
  title: '宣讲聊天',
  page: 'preach/PreachChatList',
  fields: { ...chatFields, preachId: ref({ ...preachId, derived: true, width: 200 }) },
  display: 'content',
  list: ['preachId', 'senderName', 'senderRole', 'content', 'status', 'hitWords', 'topFlag', 'sendTime', 'handleBy'],
  hidden: ['msgType', 'handleTime', 'seq'],
  search: [
    by('preachId', 'eq'),
    by('senderName', 'like'),
    by('content', 'like'),
    by('status', 'in'),
    by('senderRole', 'eq'),
    'sendTime',
  ],
  form: [],
  excel: ['preachId', 'senderName', 'senderRole', 'content', 'status', 'hitWords', 'sendTime', 'handleBy'],
  sort: { column: 'sendTime', order: 'desc' },
  workflow: preachChatFlow,
  visible: { staff: 'all', college: ofOwnStudents('senderId'), enterprise: ofOwnPreach },
  calls: ['list', 'queryById', 'exportXls'],
  uniques: [{ name: 'seq', fields: ['ownerType', 'preachId', 'seq'], message: '数据已被他人修改，请刷新后重试' }],
  indexes: [['preachId', 'eventSeq'], ['sendTime']],
});

/** A user who may not speak in a session; its calls are those of the chat. */
export const preachMute = entity({
  area: 'preach',
  name: 'preachMute',
  table: 'live_mute',
  fixed: { ownerType: liveOwners.preach },
  code: 'preach:preachMute',
  path: '',
  title: '宣讲禁言',
  fields: { ...muteFields, preachId: ref({ ...preachId, required: true }) },
  display: 'userName',
  list: ['userName', 'muteUntil', 'reason', 'createBy', 'createTime'],
  form: [],
  visible: { staff: 'all', college: ofOwnStudents('userId'), enterprise: ofOwnPreach },
  calls: [],
  uniques: [{ name: 'user', fields: ['ownerType', 'preachId', 'userId'], message: '该用户已被禁言' }],
});
