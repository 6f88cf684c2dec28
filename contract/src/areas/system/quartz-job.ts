import { by, dateTime, dict, entity, longText, number, ref, text } from '../../kit/index.ts';

export const jobStates = { running: 0, stopped: -1 } as const;
export const runStates = { running: 0, done: 1, failed: 2, ended: 3, lost: 4 } as const;

/** A schedule of a registered job (定时任务). A job may have several, with different times and parameters. */
export const quartzJob = entity({
  area: 'system',
  name: 'quartzJob',
  table: 'sys_quartz_job',
  code: 'system:quartzJob',
  path: '/sys/quartzJob',
  title: '定时任务',
  page: 'system/QuartzJobList',
  fields: {
    /** Key of a registered job. */
    jobClassName: text({ label: '任务类名', required: true, max: 100 }),
    /** Second to week, optional year; weekdays start at 0 (Sunday). */
    cronExpression: text({
      label: 'Cron表达式',
      required: true,
      requiredMessage: '请输入cron表达式!',
      max: 120,
      priority: 'high',
    }),
    /** Parameters of the job as JSON. */
    parameter: text({ label: '参数', max: 1000, priority: 'low' }),
    description: text({ label: '描述', max: 255, priority: 'high' }),
    status: dict({ label: '状态', dict: 'quartz_status', numeric: true, default: jobStates.running, priority: 'high' }),
    lastRunTime: dateTime({ label: '上次执行', derived: true }),
    lastResult: text({ label: '结果', max: 255, derived: true }),
    nextRunTime: dateTime({ label: '下次执行', derived: true, priority: 'high' }),
    /** The due time claimed last by a process. */
    lastDueTime: dateTime({ label: '上次计划时间', derived: true, secret: true }),
    /** Consecutive failed runs. */
    failures: number({ label: '连续失败次数', derived: true, default: 0 }),
  },
  display: 'description',
  list: [
    'description',
    'jobClassName',
    'status',
    'cronExpression',
    'parameter',
    'lastRunTime',
    'lastResult',
    'nextRunTime',
  ],
  numbered: true,
  search: [by('jobClassName', 'like'), by('status', 'eq', '任务状态')],
  example: { jobClassName: 'Vacuum', cronExpression: '0 0 3 ? * 0 *' },
  form: ['jobClassName', 'cronExpression', 'parameter', 'description', 'status'],
  excel: ['jobClassName', 'cronExpression', 'parameter', 'description', 'status'],
  sort: { column: 'createTime', order: 'asc' },
  visible: { staff: 'all' },
  missing: '未找到对应实体',
  done: {
    add: '创建定时任务成功',
    edit: '更新定时任务成功!',
    delete: '删除成功!',
    deleteBatch: '删除定时任务成功!',
  },
  tenant: false,
  versioned: true,
});

/** A run of a job. Status 0 while it is running; its process updates a heartbeat every few seconds. */
export const jobRun = entity({
  area: 'system',
  name: 'jobRun',
  table: 'sys_job_run',
  many: true,
  code: 'system:quartzJob',
  path: '',
  title: '任务执行日志',
  fields: {
    jobId: ref({ label: '任务', to: 'quartzJob', required: true }),
    dueTime: dateTime({ label: '计划时间', required: true }),
    startTime: dateTime({ label: '开始时间', required: true }),
    endTime: dateTime({ label: '结束时间' }),
    costTime: number({ label: '耗时(毫秒)' }),
    process: text({ label: '进程', required: true, max: 64 }),
    status: dict({ label: '状态', dict: 'job_run_status', numeric: true, required: true }),
    rows: number({ label: '处理条数' }),
    message: longText({ label: '说明', max: 1000 }),
    /** Last heartbeat of its process. */
    seenTime: dateTime({ label: '最近心跳', required: true, secret: true }),
    /** Time of the stop request. */
    stopTime: dateTime({ label: '要求结束时间', secret: true }),
  },
  list: ['dueTime', 'startTime', 'endTime', 'costTime', 'process', 'status', 'rows', 'message'],
  form: [],
  visible: { staff: 'all' },
  tenant: false,
  indexes: [['jobId', 'startTime'], ['status']],
});
