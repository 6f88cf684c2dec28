import { dateTime, dict, entity, longText, number, text } from '../../kit/index.ts';

export const matchJobStates = { waiting: 0, running: 1, done: 2, failed: 3 } as const;

/** A queued run of the matching (匹配任务): one post, one student or the whole tenant. */
export const matchJob = entity({
  area: 'match',
  name: 'matchJob',
  table: 'rc_match_job',
  code: 'match:matchJob',
  path: '',
  title: '匹配任务',
  fields: {
    kind: dict({ label: '类型', dict: 'rc_match_job_kind', required: true, derived: true }),
    /** The post or the student; empty for the whole tenant. */
    refId: text({ label: '对象', max: 32, derived: true, default: '' }),
    status: dict({
      label: '状态',
      dict: 'rc_match_job_status',
      numeric: true,
      required: true,
      derived: true,
      default: 0,
    }),
    /** Pairs. */
    total: number({ label: '总数', derived: true, default: 0 }),
    done: number({ label: '已完成', derived: true, default: 0 }),
    /** Last post that is finished, where an interrupted run goes on. */
    lastPostId: text({ label: '已完成岗位', max: 32, derived: true }),
    seenTime: dateTime({ label: '心跳时间', derived: true }),
    endTime: dateTime({ label: '结束时间', derived: true }),
    error: longText({ label: '错误', max: 500, derived: true }),
  },
  display: 'kind',
  list: ['kind', 'refId', 'status', 'total', 'done', 'endTime'],
  form: [],
  calls: [],
  visible: { staff: 'all' },
  uniques: [{ fields: ['kind', 'refId'], when: ['status', 'eq', matchJobStates.waiting], message: '已在排队' }],
  indexes: [['status', 'createTime']],
});
