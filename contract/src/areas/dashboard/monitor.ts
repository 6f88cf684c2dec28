import { endpoint, type } from '../../kit/index.ts';
import type { AsOf, Figure, FigureLink } from './figures.ts';

const read = { method: 'GET', silent: true, needs: 'dashboard:monitor:view', input: {} } as const;

/** Something that needs a person at once. */
export interface MonitorAlert {
  readonly key: string;
  readonly text: string;
  readonly link: FigureLink | null;
}
export interface MonitorNow extends AsOf {
  /** {time} 在线{n}人，进行中的招聘会{a}场、宣讲会{b}场; null when the caller may not list the counted rows. */
  readonly sentence: {
    readonly online: number | null;
    readonly fairs: number | null;
    readonly preaches: number | null;
  };
  readonly figures: Figure[];
  readonly alerts: MonitorAlert[];
}
export const monitorNow = endpoint({
  ...read,
  path: '/dashboard/monitor/now',
  title: '实时监控概览',
  output: type<MonitorNow>(),
});

/** A line of the last 60 minutes. */
export interface MonitorLine {
  readonly key: string;
  readonly name: string;
  readonly values: readonly number[];
}
export const monitorSeries = endpoint({
  ...read,
  path: '/dashboard/monitor/series',
  title: '近60分钟动态',
  output: type<AsOf & { times: readonly string[]; lines: readonly MonitorLine[] }>(),
});

/** A running fair with its companies. */
export interface RunningFair {
  readonly id: string;
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly expected: number;
  readonly arrived: number;
  readonly students: number;
  /** Less than 30 % have come one hour after the start. */
  readonly isLow: boolean;
}
/** Null: the caller may not list fairs. */
export const monitorFairs = endpoint({
  ...read,
  path: '/dashboard/monitor/fairs',
  title: '进行中的招聘会',
  output: type<AsOf & { fairs: RunningFair[] | null }>(),
});

/** A live room or talk that is on the air or has been interrupted. */
export interface RunningLive {
  readonly id: string;
  readonly title: string;
  readonly kind: 'room' | 'preach';
  readonly online: number;
  readonly startAt: string | null;
  readonly isInterrupted: boolean;
  readonly link: FigureLink;
}
/** Null: the caller may list neither rooms nor talks. */
export const monitorLives = endpoint({
  ...read,
  path: '/dashboard/monitor/lives',
  title: '直播间',
  output: type<AsOf & { lives: RunningLive[] | null }>(),
});

export interface MonitorEvent {
  readonly id: string;
  readonly time: string;
  readonly kind: string;
  readonly text: string;
}
export const monitorEvents = endpoint({
  ...read,
  path: '/dashboard/monitor/events',
  title: '最新动态',
  output: type<AsOf & { events: MonitorEvent[] }>(),
});

/** Texts of 实时监控. */
export const monitorTexts = {
  online: '在线',
  people: '人',
  running: '进行中的',
  fairsRunning: '招聘会',
  preachesRunning: '宣讲会',
  held: '场',
  before: '昨日',
  series: '近60分钟',
  unit: '次 / 分钟',
  time: '时间',
  fairs: '进行中的招聘会',
  noFairs: '没有进行中的招聘会',
  arrived: (arrived: number, expected: number) => `实到 ${arrived} / 应到 ${expected} 家`,
  students: (n: number) => `学生 ${n} 人`,
  wall: '现场大屏',
  low: '到场不足30%',
  lives: '直播间',
  noLives: '没有正在直播的直播间',
  kinds: { room: '直播间', preach: '宣讲会' },
  viewers: (n: number) => `${n} 人观看`,
  interrupted: '直播中断',
  events: '最新动态',
  noEvents: '近24小时没有动态',
  alerts: {
    lives: (names: string) => `直播中断：${names}`,
    fairs: (names: string) => `开始一小时到场不足30%：${names}`,
    outbox: (n: number) => `${n} 条消息超过5分钟未发出`,
  },
} as const;
