import {
  by,
  dateTime,
  dict,
  entity,
  longText,
  me,
  number,
  ref,
  some,
  text,
  user,
  workflow,
  yesNo,
} from '../../kit/index.ts';
import { liveOwners } from './live-stream.ts';

/** Who speaks (live_role). */
export const liveRoles = { viewer: 1, anchor: 2, manager: 3, company: 4, system: 9 } as const;
export const messageTypes = { text: 1, system: 3 } as const;

/** What became of a message; hidden and deleted ones reach no viewer. `codes`: the rights to hide and to delete. */
export const createChatFlow = <const C extends { readonly hide: string; readonly remove: string }>(codes: C) =>
  workflow({
    dict: 'live_msg_status',
    initial: 'shown',
    owner: ['companyId', 'eq', me('companyId')],
    states: {
      waiting: { code: 0, label: '待审核', tone: 'waiting' },
      shown: { code: 1, label: '正常', tone: 'done' },
      hidden: { code: 2, label: '已隐藏', tone: 'neutral' },
      removed: { code: 3, label: '已删除', tone: 'bad' },
    },
    steps: {
      approve: {
        label: '通过',
        from: ['waiting'],
        to: 'shown',
        by: ['owner', 'school'],
        code: codes.hide as C['hide'],
        batch: true,
      },
      hide: {
        label: '隐藏',
        from: ['waiting', 'shown'],
        to: 'hidden',
        by: ['owner', 'school'],
        code: codes.hide as C['hide'],
        batch: true,
      },
      restore: {
        label: '恢复',
        from: ['hidden'],
        to: 'shown',
        by: ['owner', 'school'],
        code: codes.hide as C['hide'],
        batch: true,
      },
      remove: {
        label: '删除',
        from: ['waiting', 'shown', 'hidden'],
        to: 'removed',
        by: ['owner', 'school'],
        call: 'delete',
        code: codes.remove as C['remove'],
        danger: true,
        batch: true,
        confirm: '确定删除{row}？',
        done: '删除成功！',
      },
      pin: {
        label: '置顶',
        from: ['shown'],
        to: 'shown',
        by: ['owner', 'school'],
        code: codes.hide as C['hide'],
        when: ['topFlag', 'eq', 'N'],
        done: '已置顶',
      },
      unpin: {
        label: '取消置顶',
        from: ['shown'],
        to: 'shown',
        by: ['owner', 'school'],
        code: codes.hide as C['hide'],
        when: ['topFlag', 'eq', 'Y'],
        done: '已取消置顶',
      },
    },
  });
export const chatFlow = createChatFlow({ hide: 'hide', remove: 'delete' });

/** Columns of a message of any owner. */
export const chatFields = {
  ownerType: text({ label: '所属类型', max: 10, derived: true, secret: true }),
  companyId: ref({ label: '主办企业', to: 'company', derived: true }),
  /** Order in the chat; every change of a message takes a new number in `eventSeq`. */
  seq: number({ label: '序号', derived: true, width: 80 }),
  eventSeq: number({ label: '变更序号', derived: true, secret: true }),
  senderName: text({ label: '发送人', max: 50, derived: true, width: 110 }),
  senderId: text({ label: '发送人编号', max: 32, derived: true }),
  senderRole: dict({ label: '身份', dict: 'live_role', numeric: true, derived: true, width: 88 }),
  content: longText({ label: '内容', max: 200, derived: true, width: 280, priority: 'high' }),
  msgType: dict({ label: '消息类型', dict: 'live_msg_type', numeric: true, derived: true, width: 96 }),
  hitWords: text({ label: '命中词', max: 200, derived: true, side: 'staff', width: 120 }),
  replyToId: text({ label: '回复消息', max: 32, derived: true }),
  topFlag: yesNo({ label: '置顶', derived: true, width: 72 }),
  sendTime: dateTime({ label: '发送时间', derived: true, width: 142, priority: 'high' }),
  handleBy: user({ label: '处理人', derived: true, width: 96 }),
  handleTime: dateTime({ label: '处理时间', derived: true }),
};

/** A message in a live room (聊天记录). */
export const liveChat = entity({
  area: 'live',
  name: 'liveChat',
  table: 'live_chat',
  fixed: { ownerType: liveOwners.room },
  code: 'live:liveChat',
  path: '/live/liveChat',
  title: '聊天记录',
  page: 'live/LiveChatList',
  fields: {
    ...chatFields,
    roomId: ref({ label: '直播间', to: 'liveRoom', derived: true, column: 'ownerId', width: 290, whole: true }),
  },
  display: 'content',
  list: [
    'roomId',
    'senderName',
    'senderRole',
    'content',
    'msgType',
    'status',
    'hitWords',
    'topFlag',
    'sendTime',
    'handleBy',
  ],
  hidden: ['handleTime', 'seq'],
  search: [
    by('roomId', 'eq'),
    by('senderName', 'like'),
    by('content', 'like'),
    by('status', 'in'),
    by('senderRole', 'eq'),
    by('msgType', 'eq'),
    'sendTime',
  ],
  form: [],
  excel: ['roomId', 'senderName', 'senderRole', 'content', 'msgType', 'status', 'hitWords', 'sendTime', 'handleBy'],
  sort: { column: 'sendTime', order: 'desc' },
  workflow: chatFlow,
  visible: {
    staff: 'all',
    college: 'all',
    enterprise: some('liveRoom', 'id', ['companyId', 'eq', me('companyId')], 'roomId'),
  },
  calls: ['list', 'queryById', 'exportXls'],
  uniques: [{ name: 'seq', fields: ['ownerType', 'roomId', 'seq'], message: '数据已被他人修改，请刷新后重试' }],
  indexes: [['roomId', 'eventSeq'], ['sendTime']],
});
