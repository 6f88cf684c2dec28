import { by, dicts, entity, json, number, text, yesNo } from '../../kit/index.ts';

/** Module titles in notification settings, by area name. */
export const noticeModules: Readonly<Record<string, string>> = {
  enterprise: '企业管理',
  post: '岗位管理',
  resume: '简历与投递',
  interview: '面试',
  statistics: '毕业去向',
  jobfair: '招聘会',
  preach: '宣讲会',
  live: '直播',
  dashboard: '工作台',
  interaction: '意见反馈',
  system: '系统运行',
};

/** Settings of an event's notifications: channels, templates, delay, on or off (消息事件). One row per event and tenant. */
export const messageEvent = entity({
  area: 'message',
  name: 'messageEvent',
  table: 'msg_event',
  code: 'system:message:event',
  path: '/sys/message/messageEvent',
  title: '消息事件',
  page: 'modules/message/MessageEventList',
  fields: {
    eventName: text({ label: '事件名称', required: true, max: 50, derived: true }),
    eventCode: text({ label: '事件编码', required: true, max: 50, derived: true, width: 100 }),
    module: text({ label: '所属模块', required: true, max: 30, derived: true }),
    /** Template variables, comma-separated. */
    variables: text({ label: '可用变量', max: 300, derived: true }),
    channels: dicts({ label: '发送方式', dict: 'msgType', required: true, max: 20 }),
    /** Template codes by channel; a channel without one uses the default text. */
    templateCodes: json<Readonly<Record<string, string>>>()({ label: '对应模板' }),
    delayMinutes: number({ label: '延迟(分钟)', min: 0, max: 1440, default: 0 }),
    enabled: yesNo({ label: '启用', default: 'Y' }),
  },
  display: 'eventName',
  list: ['eventName', 'eventCode', 'module', 'variables', 'channels', 'templateCodes', 'enabled'],
  numbered: true,
  hidden: ['delayMinutes', 'createTime'],
  search: ['eventName', by('eventCode', 'eq'), by('module', 'eq'), by('channels', 'in'), 'enabled'],
  form: ['channels', 'templateCodes', 'delayMinutes', 'enabled'],
  detail: ['eventName', 'eventCode', 'module', 'variables', 'channels', 'templateCodes', 'delayMinutes', 'enabled'],
  sort: { column: 'eventCode', order: 'asc' },
  visible: { staff: 'all' },
  calls: ['list', 'queryById', 'edit'],
  uniques: [{ fields: ['eventCode'], message: '该消息事件已存在' }],
  versioned: true,
});

/** Notification channels by their value in the dictionary msgType. */
export const eventWays: Readonly<Record<string, string>> = { '1': '短信', '2': '邮件', '3': '微信', '4': '系统' };
/** Channels with a default text; the others need a template. */
export const waysWithWords: ReadonlySet<string> = new Set(['1', '4']);
export const eventTexts = {
  badTemplates: '对应模板格式不正确',
  badWay: '发送方式的值不在可选范围内',
  chooseTemplate: (way: string) => `请为${way}选择模板!`,
  ownWords: '内置文本',
  template: (way: string) => `${way}模板`,
} as const;
