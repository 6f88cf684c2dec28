import { endpoint, type } from '../../kit/index.ts';
import { type AsOf, type Bar, type Figure, type FigureLink, type Period, rangeInput } from './figures.ts';

const school = 'dashboard:analysis:view';
const read = { method: 'GET', silent: true } as const;

/** The eight figures of the analysis page and the facts of its sentence. */
export interface Summary extends AsOf {
  readonly period: Period;
  readonly figures: Figure[];
  /** 本月新增企业{a}家、岗位{b}个，学生投递{c}次，已通过{d}次; null where the reader may not list what is counted. */
  readonly sentence: {
    readonly companies: number | null;
    readonly posts: number | null;
    readonly deliveries: number | null;
    readonly passed: number | null;
  };
}
export const analysisSummary = endpoint({
  ...read,
  path: '/dashboard/analysis/summary',
  title: '分析页概览',
  needs: school,
  input: rangeInput,
  output: type<Summary>(),
});

export interface TrendPoint {
  readonly day: string;
  readonly deliveries: number;
  readonly passed: number;
}
/** Days of the period, and the same days of the period before for the dashed line; null for who may not list them. */
export interface Trend extends AsOf {
  readonly current: TrendPoint[] | null;
  readonly previous: TrendPoint[] | null;
}
export const analysisTrend = endpoint({
  ...read,
  path: '/dashboard/analysis/trend',
  title: '投递趋势',
  needs: school,
  input: rangeInput,
  output: type<Trend>(),
});
/** Ranked numbers; null for a reader who may not list what they count. */
export interface Bars extends AsOf {
  readonly bars: Bar[] | null;
}
export const analysisIndustry = endpoint({
  ...read,
  path: '/dashboard/analysis/industry',
  title: '行业岗位需求',
  needs: school,
  input: {},
  output: type<Bars>(),
});
export interface SupplyBar extends Bar {
  readonly students: number;
  readonly headcount: number;
}
export const analysisSupply = endpoint({
  ...read,
  path: '/dashboard/analysis/supply',
  title: '热门专业供需比',
  needs: school,
  input: {},
  output: type<AsOf & { bars: SupplyBar[] | null }>(),
});
export const analysisRank = endpoint({
  ...read,
  path: '/dashboard/analysis/rank',
  title: '企业收到投递排名',
  needs: school,
  input: rangeInput,
  output: type<Bars>(),
});
export const analysisFunnel = endpoint({
  ...read,
  path: '/dashboard/analysis/funnel',
  title: '简历漏斗',
  needs: school,
  input: rangeInput,
  output: type<Bars>(),
});
export const analysisCity = endpoint({
  ...read,
  path: '/dashboard/analysis/city',
  title: '岗位城市分布',
  needs: school,
  input: {},
  output: type<Bars>(),
});

/** Something that waits for the reader, counted where he handles it. */
export interface Task {
  readonly key: string;
  readonly title: string;
  /** Whether the reader's side has to act. Otherwise it waits for others, and he may only step in. */
  readonly mine: boolean;
  readonly count: number;
  /** How many of them are overdue. */
  readonly overdue: number;
  /** When the oldest began to wait. */
  readonly oldest: string | null;
  /** Null where the reader only stands in and may not handle it himself. */
  readonly link: FigureLink | null;
  /** Real name of the person whose work it is, when the reader is his agent. */
  readonly insteadOf?: string;
}
export interface Tasks extends AsOf {
  readonly tasks: Task[];
  /** How many wait for the reader's side. */
  readonly total: number;
  readonly overdue: number;
  /** How many wait for others. */
  readonly backlog: number;
}
export const taskTodo = endpoint({
  ...read,
  path: '/dashboard/task/todo',
  title: '我的待办',
  needs: [school, 'dashboard:workplace:view', 'dashboard:company:view'],
  input: {},
  output: type<Tasks>(),
});
/** One row that waits, for the task tables. */
export interface TaskRow {
  readonly id: string;
  readonly kind: string;
  /** Names whom or what it is about. */
  readonly title: string;
  readonly mine: boolean;
  readonly since: string;
  /** Null where the reader only stands in and may not handle it himself. */
  readonly link: FigureLink | null;
}
export const taskOverdue = endpoint({
  ...read,
  path: '/dashboard/task/overdue',
  title: '已超时',
  needs: [school, 'dashboard:company:view'],
  input: {},
  output: type<AsOf & { rows: TaskRow[] }>(),
});
/** What the reader has handed on and others have to answer or correct. */
export const taskFollow = endpoint({
  ...read,
  path: '/dashboard/task/follow',
  title: '我关注的',
  needs: [school, 'dashboard:company:view'],
  input: {},
  output: type<AsOf & { rows: TaskRow[] }>(),
});
export const taskDoing = endpoint({
  ...read,
  path: '/dashboard/task/doing',
  title: '我的在办',
  needs: [school, 'dashboard:company:view'],
  input: {},
  output: type<AsOf & { rows: TaskRow[] }>(),
});
