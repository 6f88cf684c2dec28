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

/**
 * How far an import has come; the id is a digest of tenant, user, path, files and mapping. Written with the rows, so
 * that the same file goes on after a crash where it stopped. `claim` identifies the request that does the work.
 */
export const sysImportProgress = entity({
  area: 'system',
  name: 'sysImportProgress',
  table: 'sys_import_progress',
  code: 'system:importProgress',
  path: '',
  title: '导入进度',
  fields: {
    claim: text({ label: '占用标识', max: 32, required: true }),
    position: number({ label: '已处理行数', default: 0 }),
    refused: json<readonly number[]>()({ label: '未导入行' }),
    added: number({ label: '新增行数', default: 0 }),
    updated: number({ label: '更新行数', default: 0 }),
    unchanged: number({ label: '未变行数', default: 0 }),
    expireTime: dateTime({ label: '过期时间', required: true }),
  },
  list: ['expireTime'],
  form: [],
  visible: {},
  tenant: false,
  indexes: [['expireTime']],
});
