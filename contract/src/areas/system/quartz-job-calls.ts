import { type Button, endpoint, type Fields, number, text, type } from '../../kit/index.ts';
import { quartzJob } from './quartz-job.ts';

const screen = '/isystem/QuartzJobList';

/** Permission codes beyond the standard ones. */
export const quartzJobButtons: readonly Button[] = [
  { code: `${quartzJob.code}:pause`, label: '停止、结束执行', page: screen },
  { code: `${quartzJob.code}:resume`, label: '启动', page: screen },
  { code: `${quartzJob.code}:execute`, label: '执行一次', page: screen },
];

const { can } = quartzJob;
const oneJob = { id: text({ label: '定时任务', required: true, max: 32 }) };

/** A registered job. */
export interface JobType {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** Default schedule, a seven-field expression. */
  readonly cron: string;
  readonly parameters: Fields;
}
export interface JobRunRow {
  readonly id: string;
  readonly jobId: string;
  readonly dueTime: string;
  readonly startTime: string;
  readonly endTime: string | null;
  /** Milliseconds. */
  readonly costTime: number | null;
  readonly process: string;
  readonly status: number;
  readonly status_dictText?: string;
  readonly rows: number | null;
  readonly message: string | null;
}

export const pauseJob = endpoint({
  method: ['POST', 'GET'],
  path: '/sys/quartzJob/pause',
  title: '停止定时任务',
  needs: `${quartzJob.code}:pause`,
  input: oneJob,
  output: type<null>(),
  done: '暂停定时任务成功',
});
export const resumeJob = endpoint({
  method: ['POST', 'GET'],
  path: '/sys/quartzJob/resume',
  title: '启动定时任务',
  needs: `${quartzJob.code}:resume`,
  input: oneJob,
  output: type<null>(),
  done: '恢复定时任务成功',
});
/** Runs a job now; a long one continues in the background. */
export const executeJob = endpoint({
  method: ['POST', 'GET'],
  path: '/sys/quartzJob/execute',
  title: '执行定时任务',
  needs: `${quartzJob.code}:execute`,
  input: oneJob,
  output: type<null>(),
  done: '执行成功!',
});
/** The next run times of an expression, `YYYY-MM-DD HH:mm:ss`; fewer when it ends. */
export const nextJobTimes = endpoint({
  method: 'GET',
  path: '/sys/quartzJob/nextTimes',
  title: '下次执行时间',
  needs: 'signed-in',
  input: {
    cron: text({ label: 'cron表达式', required: true, max: 120 }),
    count: number({ label: '次数', min: 1, max: 100 }),
  },
  output: type<string[]>(),
});
export const jobTypes = endpoint({
  method: 'GET',
  path: '/sys/quartzJob/types',
  title: '任务类型',
  needs: can.list as `${string}:${string}`,
  input: {},
  output: type<JobType[]>(),
});
export const jobRuns = endpoint({
  method: 'GET',
  path: '/sys/quartzJob/runs',
  title: '任务执行日志',
  needs: can.list as `${string}:${string}`,
  input: {
    jobId: text({ label: '定时任务', max: 32 }),
    pageNo: number({ label: '页码', min: 1 }),
    pageSize: number({ label: '条数', min: 1, max: 100 }),
  },
  output: type<{ records: JobRunRow[]; total: number; current: number; size: number }>(),
});
export const endJobRun = endpoint({
  method: 'POST',
  path: '/sys/quartzJob/endRun',
  title: '结束任务执行',
  needs: `${quartzJob.code}:pause`,
  input: { id: text({ label: '执行记录', required: true, max: 32 }) },
  output: type<null>(),
  done: '已要求结束',
});
