import { dateTime, entity, json, number, text } from '../../kit/index.ts';

/**
 * Stored response of a repeatable call; the id is a digest of tenant, user, path and key. `claim` identifies
 * the worker, `done` means that a part of the work is committed.
 */
export const sysIdempotency = entity({
  area: 'system',
  name: 'sysIdempotency',
  table: 'sys_idempotency',
  code: 'system:idempotency',
  path: '',
  title: '重复提交记录',
  fields: {
    answer: json<Record<string, unknown>>()({ label: '应答' }),
    expireTime: dateTime({ label: '过期时间', required: true }),
    bodyHash: text({ label: '内容摘要', max: 32, required: true }),
    claim: text({ label: '占用标识', max: 32, required: true }),
    done: number({ label: '已执行', default: 0 }),
  },
  list: ['expireTime'],
  form: [],
  visible: {},
  tenant: false,
  indexes: [['expireTime']],
});

/** A push frame too large for a notification between processes; deleted after a minute. */
export const sysPushFrame = entity({
  area: 'system',
  name: 'sysPushFrame',
  table: 'sys_push_frame',
  code: 'system:pushFrame',
  path: '',
  title: '推送帧',
  fields: { content: json<Record<string, unknown>>()({ label: '内容' }) },
  list: ['createTime'],
  form: [],
  visible: {},
  tenant: false,
  indexes: [['createTime']],
});
