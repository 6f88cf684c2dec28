import { dateTime, entity, json, number, text } from '../../kit/index.ts';

/** The first answer to a call that a client may repeat; the id is a digest of tenant, user, path and key. */
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
  },
  list: ['expireTime'],
  form: [],
  visible: {},
  tenant: false,
  indexes: [['expireTime']],
});

/** When a scheduled job was due last; the process that writes the next due time first runs it. The id is the job's name. */
export const sysJobClaim = entity({
  area: 'system',
  name: 'sysJobClaim',
  table: 'sys_job_claim',
  code: 'system:jobClaim',
  path: '',
  title: '任务执行记录',
  fields: {
    dueTime: dateTime({ label: '计划时间', required: true }),
    /** Runs in a row that failed. */
    failures: number({ label: '连续失败次数', default: 0 }),
    outcome: text({ label: '结果', max: 255 }),
  },
  list: ['dueTime', 'failures', 'outcome'],
  form: [],
  visible: {},
  tenant: false,
});
