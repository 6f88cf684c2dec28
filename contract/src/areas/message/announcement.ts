import {
  by,
  dateTime,
  dict,
  entity,
  type Filter,
  files,
  flag,
  longText,
  now,
  number,
  ref,
  refs,
  richText,
  text,
  through,
  user,
  workflow,
  yesNo,
} from '../../kit/index.ts';
import { receivedAnnouncements } from './announcement-calls.ts';
import { messageTexts } from './screen-texts.ts';

/** Draft, published, revoked. Published manually, or by the job at its starting time. */
export const announcementFlow = workflow({
  column: 'sendStatus',
  label: '发布状态',
  dict: 'send_status',
  initial: 'draft',
  states: {
    draft: { code: 0, label: '未发布', tone: 'neutral', editable: true },
    released: { code: 1, label: '已发布', tone: 'done' },
    revoked: { code: 2, label: '已撤销', tone: 'bad', editable: true },
  },
  steps: {
    // Handled by the framework's two calls (`announcement-calls.ts`), also by GET.
    release: { label: '发布', from: ['draft', 'revoked'], to: ['released', 'draft'], by: 'system' },
    revoke: { label: '撤销', from: ['released'], to: 'revoked', by: 'system' },
  },
});

export const releasedAnnouncements: Filter<'sendStatus'> = ['sendStatus', 'eq', announcementFlow.states.released.code];
/** Published announcements before their end: their receivers read these. */
export const currentAnnouncements: Filter<'sendStatus' | 'endTime'> = {
  all: [
    releasedAnnouncements,
    {
      any: [
        ['endTime', 'empty', null],
        ['endTime', 'gt', now],
      ],
    },
  ],
};

/** Announcements that people wrote; those about a row of the product are read where that row is. */
export const listedAnnouncements: Filter<'busType'> = ['busType', 'empty', null];

/** Audience of an announcement: all users of the tenant, named users, holders of roles, members of departments. */
export const announcementTargets = { all: 'ALL', users: 'USER', roles: 'ROLE', departments: 'DEPART' } as const;
/** Maximum number of named receivers. */
export const mostReceivers = 2000;

/** A notice or system message to users of the tenant (系统通告). */
export const sysAnnouncement = entity({
  area: 'message',
  name: 'sysAnnouncement',
  table: 'sys_announcement',
  code: 'system:sysAnnouncement',
  path: '/sys/annountCement',
  title: '系统通告',
  page: 'system/SysAnnouncementList',
  fields: {
    /** Misspelled on the wire. */
    titile: text({ label: '标题', required: true, max: 100, width: 260, whole: true, priority: 'high' }),
    msgCategory: dict({
      label: '消息类型',
      dict: 'msg_category',
      required: true,
      requiredMessage: '请选择消息类型!',
      default: '1',
    }),
    priority: dict({ label: '优先级', dict: 'priority', required: true, default: 'L' }),
    msgType: dict({
      label: '通告对象',
      dict: 'msg_type',
      required: true,
      requiredMessage: '请选择通告对象类型!',
      default: 'ALL',
    }),
    /** User ids, comma-separated, with a trailing comma as clients send them. */
    userIds: longText({ label: '指定用户', max: 60_000 }),
    /** Role codes, comma-separated. */
    roleCodes: text({ label: '指定角色', max: 500 }),
    /** Departments, including their descendants. */
    departIds: refs({ label: '指定部门', to: 'sysDepart', max: 4000, most: 100, help: '含所选部门的全部下级部门' }),
    startTime: dateTime({ label: '开始时间', help: '晚于当前时间时，发布后到点自动推送' }),
    endTime: dateTime({ label: '截止日期', required: true, requiredMessage: '请选择结束时间!', priority: 'high' }),
    msgAbstract: longText({ label: '摘要', required: true, max: 200 }),
    msgContent: richText({ label: '内容', required: true }),
    openType: dict({ label: '打开方式', dict: 'annt_open_type', default: 'none' }),
    openPage: text({ label: '打开页面', max: 200 }),
    busType: text({ label: '业务类型', max: 50, derived: true }),
    busId: text({ label: '业务ID', max: 32 }),
    attachments: files({ label: '附件', most: 5, folder: 'announcement' }),
    izTop: yesNo({ label: '置顶' }),
    sender: user({ label: '发布人', derived: true }),
    sendTime: dateTime({ label: '发布时间', derived: true, priority: 'high' }),
    cancelTime: dateTime({ label: '撤销时间', derived: true, priority: 'low' }),
    readCount: number({ label: '已读', derived: true, default: 0 }),
    sendCount: number({ label: '总数', derived: true, default: 0 }),
    /** Scheduled: the job publishes it at its starting time. */
    timed: flag({ label: '定时发布', derived: true }),
  },
  list: [
    'titile',
    'sendStatus',
    'msgCategory',
    'priority',
    'msgType',
    'startTime',
    'endTime',
    'sender',
    'sendTime',
    'cancelTime',
    'readCount',
    'sendCount',
  ],
  numbered: true,
  hidden: ['izTop', 'timed', 'busType', 'busId', 'openType', 'openPage', 'msgAbstract', 'createTime'],
  search: [
    'titile',
    by('msgContent', 'like'),
    by('sendStatus', 'eq'),
    'msgCategory',
    'priority',
    'msgType',
    'izTop',
    'sender',
    'sendTime',
    'cancelTime',
  ],
  example: { startTime: '2030-01-01 09:00:00', endTime: '2030-01-31 18:00:00' },
  form: [
    'titile',
    'msgCategory',
    'priority',
    'izTop',
    'msgType',
    'userIds',
    'roleCodes',
    'departIds',
    'startTime',
    'endTime',
    'openType',
    'openPage',
    'busId',
    'msgAbstract',
    'msgContent',
    'attachments',
  ],
  excel: ['titile', 'msgCategory', 'priority', 'msgType', 'startTime', 'endTime', 'msgAbstract', 'msgContent'],
  workflow: announcementFlow,
  visible: { staff: 'all' },
  protectedRows: {
    rows: releasedAnnouncements,
    message: messageTexts.announcement.released,
    isFixed: true,
  },
  // Addressees read single rows through `readAnnouncement`.
  calls: ['list', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
  missing: '未找到对应实体',
  indexes: [
    ['tenantId', 'sendStatus', 'msgType'],
    ['sendStatus', 'timed', 'startTime'],
  ],
});

/** Delivery of an announcement to a user, with its read state (我的消息). */
export const sysAnnouncementSend = entity({
  area: 'message',
  name: receivedAnnouncements,
  table: 'sys_announcement_send',
  code: 'system:sysAnnouncementSend',
  path: '/sys/sysAnnouncementSend',
  title: '消息',
  fields: {
    anntId: ref({ label: '通告', to: 'sysAnnouncement', required: true }),
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    readFlag: dict({ label: '阅读状态', dict: 'read_flag', default: '0' }),
    readTime: dateTime({ label: '阅读时间' }),
    titile: through('anntId', 'titile', { label: '标题' }),
    msgCategory: through('anntId', 'msgCategory', { label: '消息类型' }),
    sender: through('anntId', 'sender', { label: '发布人' }),
    sendTime: through('anntId', 'sendTime', { label: '发布时间' }),
    priority: through('anntId', 'priority', { label: '优先级' }),
    msgContent: through('anntId', 'msgContent', { label: '内容' }),
    msgAbstract: through('anntId', 'msgAbstract', { label: '摘要' }),
    openType: through('anntId', 'openType', { label: '打开方式' }),
    openPage: through('anntId', 'openPage', { label: '打开页面' }),
    busId: through('anntId', 'busId', { label: '业务ID' }),
    busType: through('anntId', 'busType', { label: '业务类型' }),
    sendStatus: through<number>('anntId', 'sendStatus', { label: '发布状态' }),
    endTime: through('anntId', 'endTime', { label: '截止日期' }),
  },
  display: 'titile',
  state: 'readFlag',
  list: ['titile', 'msgCategory', 'sender', 'sendTime', 'priority', 'readFlag'],
  numbered: true,
  hidden: ['readTime', 'anntId', 'userId', 'msgAbstract', 'openType', 'openPage', 'busId', 'busType'],
  search: ['titile', 'sender', by('readFlag', 'eq'), by('msgCategory', 'eq')],
  form: ['anntId', 'userId', 'readFlag', 'readTime'],
  visible: { staff: 'all' },
  calls: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  uniques: [{ fields: ['anntId', 'userId'], message: '该用户已收到此通告' }],
  indexes: [['userId', 'readFlag', 'anntId']],
});
