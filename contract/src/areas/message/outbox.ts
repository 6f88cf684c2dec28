import { dateTime, entity, json, number, text } from '../../kit/index.ts';

/**
 * A notification requested by an action: written in the action's transaction, so that a rollback discards
 * it, and turned into messages afterwards. One row per event, object, event number and receiver.
 */
export const outboxEntry = entity({
  area: 'message',
  name: 'outboxEntry',
  table: 'rc_outbox',
  code: 'system:outbox',
  path: '',
  title: '发件记录',
  fields: {
    code: text({ label: '事件编码', required: true, max: 50 }),
    refId: text({ label: '业务ID', required: true, max: 32 }),
    /** Occurrence of the event on this object: a version, a date or a counter. */
    eventSeq: text({ label: '事件序号', required: true, max: 50 }),
    /** A username, or a phone number for persons without an account. */
    receiver: text({ label: '接收人', required: true, max: 50 }),
    params: json<Record<string, string>>()({ label: '参数', required: true }),
    /** Null until its messages are created. */
    doneTime: dateTime({ label: '完成时间' }),
    tries: number({ label: '尝试次数', default: 0 }),
  },
  list: ['code', 'refId', 'eventSeq', 'receiver', 'doneTime'],
  form: [],
  visible: {},
  uniques: [{ fields: ['code', 'refId', 'eventSeq', 'receiver'], message: '该消息已登记' }],
  indexes: [['doneTime', 'createTime']],
});
