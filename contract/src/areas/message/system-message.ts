import { by, dateTime, dict, entity, json, longText, number, text, workflow } from '../../kit/index.ts';

/** Maximum number of attempts per message, including manual ones. */
export const mostSends = 5;

/** Whether a message was sent. */
export const sendFlow = workflow({
  column: 'esSendStatus',
  label: '发送状态',
  dict: 'msgSendStatus',
  initial: 'waiting',
  states: {
    waiting: { code: 0, label: '未发送', tone: 'waiting' },
    sent: { code: 1, label: '发送成功', tone: 'done' },
    failed: { code: 2, label: '发送失败', tone: 'bad' },
    abandoned: { code: -1, label: '已放弃', tone: 'neutral' },
  },
  steps: {
    resend: {
      label: '重发',
      from: ['failed', 'abandoned'],
      to: 'waiting',
      by: 'staff',
      code: 'edit',
      confirm: '确定重新发送{row}？',
    },
    cancel: {
      label: '放弃',
      from: ['waiting', 'failed'],
      to: 'abandoned',
      by: 'staff',
      code: 'edit',
      danger: true,
      confirm: '放弃后{row}不再自动发送，是否继续？',
    },
  },
});

/** Columns of the list and of its spreadsheet. */
const shown = [
  'esTitle',
  'esContent',
  'esReceiver',
  'esType',
  'esSendStatus',
  'esSendNum',
  'esSendTime',
  'esResult',
  'createTime',
] as const;
/** An outgoing or sent message of any channel; without a provider it can be read here (发件箱). */
export const sysMessage = entity({
  area: 'message',
  name: 'sysMessage',
  table: 'sys_sms',
  code: 'system:message',
  path: '/sys/message/sysMessage',
  title: '系统消息',
  page: 'modules/message/SysMessageList',
  fields: {
    esTitle: text({ label: '消息标题', required: true, max: 100, derived: true }),
    esContent: longText({
      label: '发送内容',
      required: true,
      max: 2000,
      derived: true,
      // Readers of the list must not see verification codes of others.
      mask: 'code',
      plain: 'system:message:edit',
    }),
    esReceiver: text({ label: '接收人', required: true, max: 500, derived: true, priority: 'high' }),
    esType: dict({ label: '发送方式', dict: 'msgType', required: true, derived: true }),
    esSendNum: number({ label: '发送次数', derived: true, default: 0 }),
    esSendTime: dateTime({ label: '发送时间', derived: true, priority: 'high' }),
    esParam: json<Record<string, unknown>>()({ label: '发送所需参数', derived: true, plain: 'system:message:edit' }),
    esResult: text({ label: '失败原因', max: 255, derived: true }),
    eventCode: text({ label: '消息事件', max: 50, derived: true }),
    templateCode: text({ label: '模板CODE', max: 50, derived: true }),
    bizId: text({ label: '业务ID', max: 32, derived: true }),
    remark: text({ label: '备注', max: 200, derived: true }),
    /** Id of its outbox row: one message per row and channel. */
    outboxId: text({ label: '发件记录', max: 32, derived: true, secret: true }),
    /** Time of the next attempt; while a process sends it, the time after which another may take over. */
    nextTime: dateTime({ label: '下次发送时间', derived: true, secret: true }),
  },
  list: shown,
  numbered: true,
  search: [
    'esTitle',
    by('esContent', 'like'),
    'esReceiver',
    'esType',
    by('esSendStatus', 'in'),
    'esSendTime',
    by('eventCode', 'eq'),
    by('templateCode', 'eq'),
  ],
  form: [],
  detail: [
    'esTitle',
    'esContent',
    'esReceiver',
    'esType',
    'esSendStatus',
    'esSendNum',
    'esSendTime',
    'esParam',
    'esResult',
    'eventCode',
    'templateCode',
    'remark',
    'createTime',
  ],
  excel: shown,
  visible: { staff: 'all' },
  calls: ['list', 'queryById', 'delete', 'deleteBatch', 'exportXls'],
  workflow: sendFlow,
  uniques: [{ fields: ['outboxId', 'esType'], when: ['outboxId', 'filled', null], message: '该消息已生成' }],
  indexes: [['esSendStatus', 'nextTime']],
});
