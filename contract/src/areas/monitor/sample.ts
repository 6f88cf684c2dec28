import { dateTime, entity, json, text } from '../../kit/index.ts';

/** What a process tells the others of itself: its numbers as they are now, and those of the last minute, the oldest first. */
export interface ProcessSample {
  readonly latest: Readonly<Record<string, number>>;
  readonly minute: Readonly<Record<string, readonly number[]>>;
}

/** The figures that a process of the installation wrote last; the id is a digest of its name. */
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
