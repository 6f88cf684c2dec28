import { dateTime, entity, json, text } from '../../kit/index.ts';

/** Metrics a process publishes for the others: current values, and those of the last minute, oldest first. */
export interface ProcessSample {
  readonly latest: Readonly<Record<string, number>>;
  readonly minute: Readonly<Record<string, readonly number[]>>;
}

/** Last sample of a process; the id is a digest of its name. */
export const monitorSample = entity({
  area: 'monitor',
  name: 'monitorSample',
  table: 'sys_monitor_sample',
  code: 'system:monitor',
  path: '',
  title: '进程采样',
  fields: {
    process: text({ label: '进程', required: true, max: 64 }),
    takenTime: dateTime({ label: '采样时间', required: true }),
    sample: json<ProcessSample>()({ label: '采样', required: true }),
  },
  list: ['process', 'takenTime'],
  form: [],
  visible: {},
  tenant: false,
});
