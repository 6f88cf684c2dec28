import { endpoint, type } from '../../kit/index.ts';
import type { Period } from '../../rules/index.ts';
import { type AsOf, type Bar, type Figure, type FigureLink, rangeInput } from './figures.ts';

const school = 'dashboard:analysis:view';
const read = { method: 'GET', silent: true } as const;

/** The eight figures of the analysis page and the values of its summary sentence. */
export interface Summary extends AsOf {
  readonly period: Period;
  readonly figures: Figure[];
  /** 本月新增企业{a}家、岗位{b}个，学生投递{c}次，已通过{d}次; null when the caller may not list the counted rows. */
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
/** Days of the period and, for the dashed line, of the previous one; null when the caller may not list the rows. */
export interface Trend extends AsOf {
  readonly current: TrendPoint[] | null;
  readonly previous: TrendPoint[] | null;
}
export const analysisTrend = endpoint({
  ...read,
  mayLag: true,
  path: '/dashboard/analysis/trend',
  title: '投递趋势',
  needs: school,
  input: rangeInput,
  output: type<Trend>(),
});
/** Ranked numbers; null when the caller may not list the counted rows. */
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
  mayLag: true,
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

/** A week of a period with the same week of the previous one. */
export interface ServicePoint extends Bar {
  readonly monday: string;
  readonly previous: number | null;
}
/** The course of one service by week; services whose rows the caller may not list are left out. */
export interface ServiceLine {
  readonly key: string;
  readonly title: string;
  readonly unit: string;
  readonly points: readonly ServicePoint[];
}
export const analysisOps = endpoint({
  ...read,
  path: '/dashboard/analysis/ops',
  title: '运营服务',
  needs: school,
  input: rangeInput,
  output: type<AsOf & { lines: readonly ServiceLine[] }>(),
});

/** Pending work of the caller, with its number. */
export interface Task {
  readonly key: string;
  readonly title: string;
  /** Whether the caller's side is responsible. Otherwise others are, and the caller may only step in. */
  readonly mine: boolean;
  readonly count: number;
  /** Number of overdue ones. */
  readonly overdue: number;
  /** Time since which the oldest is pending. */
  readonly oldest: string | null;
  /** The first deadline, where rows have their own. */
  readonly deadline?: string | null;
  /** Null when the caller is a delegate without permission to handle it. */
  readonly link: FigureLink | null;
  /** Real name of the responsible user when the caller is a delegate. */
  readonly insteadOf?: string;
}
export interface Tasks extends AsOf {
  readonly tasks: Task[];
  /** Pending work of the caller's side. */
  readonly total: number;
  readonly overdue: number;
  /** Pending work of others. */
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
/** A row of the task tables. */
export interface TaskRow {
  readonly id: string;
  readonly kind: string;
  /** Name of the row's subject. */
  readonly title: string;
  readonly mine: boolean;
  readonly since: string;
  /** Null when the caller is a delegate without permission to handle it. */
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
/** Work the caller submitted that others must answer or correct. */
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
