import { choice, endpoint, text, type } from '../../kit/index.ts';
import { type Bar, type Figure, rangeInput } from '../dashboard/figures.ts';

/** 用户就业统计: what students did and got within a period; lists, figures and sheet take the same parameters. */
export const userStatPath = '/employ/statistics';
export const userStatPage = '/employ/userStat';
const list = 'employ:statistics:list';

/** Counted for each student. */
export const userMeasures = {
  ai: 'AI 咨询次数',
  delivery: '投递次数',
  download: '简历被下载次数',
  view: '简历被查看次数',
  interview: '面试',
  offer: '录用',
  sign: '签约',
  match: '匹配岗位数',
} as const;
export type UserMeasure = keyof typeof userMeasures;
/** The measures with charts; `evaluation` is the mean of what companies gave. */
export const userSubjects = {
  ai: 'AI 咨询',
  delivery: '投递',
  download: '下载',
  evaluation: '评价',
} as const;
export type UserSubject = keyof typeof userSubjects;
export const userDimensions = {
  college: '院系',
  major: '专业',
  eduLevel: '学历',
  gradYear: '毕业年份',
  industry: '企业行业',
  city: '企业所在城市',
} as const;
export type UserDimension = keyof typeof userDimensions;
/** Dimensions of the company of a fact: their values narrow the facts, not the students. */
export const companyDimensions = ['industry', 'city'] as const satisfies UserDimension[];
export type CompanyDimension = (typeof companyDimensions)[number];
/** Stands for companies without a value of a dimension, in parameters. */
export const unfilledKey = 'none';
export const userGranularities = { day: '按日', week: '按周', month: '按月' } as const;
/** States of a student within the period, as the tabs of the list. */
export const userStates = {
  delivered: '有投递',
  noDelivery: '未投递',
  noInterview: '未面试',
  signed: '已签约',
  withResume: '有简历',
} as const;
export type UserState = keyof typeof userStates;
/**
 * Stages of the funnel after all students, in order. A student counts in each stage up to the furthest one reached within
 * the period: the offer can be older than the period in which the agreement took effect.
 */
export const userStages = {
  resume: '有简历',
  delivery: '投递',
  interview: '面试',
  offer: '录用',
  sign: '签约',
} as const;
export type UserStage = keyof typeof userStages;

/** Figures of a student in a row of the list. */
export type UserFigures = Readonly<Record<`${UserMeasure}Count`, number>> & {
  readonly evaluation: number | null;
  readonly evaluationCount: number;
  readonly lastActive: string | null;
};

const input = {
  ...rangeInput,
  /** Parameters of the list. */
  filter: text({ label: '列表条件', max: 4000 }),
} as const;
/** Names that are not known count as the default, as everywhere in the address of a page. */
const subject = text({ label: '指标', max: 50, default: 'delivery' satisfies UserSubject });
const read = { method: 'GET', needs: list, silent: true, mayLag: true } as const;

export interface UserSummary {
  readonly asOf: string;
  /** Students that are looked at. */
  readonly students: number;
  readonly figures: readonly (Figure & {
    /** Students with at least one. */
    readonly some: number;
    /** These students of all, in percent; null without students. */
    readonly share: number | null;
  })[];
  readonly evaluation: { readonly mean: number | null; readonly previous: number | null; readonly n: number };
  /** Whether the assistant's log names students: without accounts of students it counts nothing. */
  readonly hasAi: boolean;
}
export const userStatSummary = endpoint({
  ...read,
  path: `${userStatPath}/summary`,
  title: '用户就业统计概览',
  input,
  output: type<UserSummary>(),
});
export const userStatTrend = endpoint({
  ...read,
  path: `${userStatPath}/trend`,
  title: '用户就业统计趋势',
  input: {
    ...input,
    measure: subject,
    granularity: choice({ label: '粒度', options: userGranularities, default: 'day' }),
  },
  output: type<{ readonly points: readonly { readonly day: string; readonly value: number | null }[] }>(),
});
export const userStatDistribution = endpoint({
  ...read,
  path: `${userStatPath}/distribution`,
  title: '用户就业统计分布',
  input: { ...input, measure: subject },
  output: type<{ readonly bars: readonly Bar[] }>(),
});
export const userStatByDimension = endpoint({
  ...read,
  path: `${userStatPath}/byDimension`,
  title: '用户就业统计排名',
  input: {
    ...input,
    measure: subject,
    dim: text({ label: '维度', max: 50, default: 'college' satisfies UserDimension }),
  },
  output: type<{ readonly bars: readonly Bar[] }>(),
});
export const userStatFunnel = endpoint({
  ...read,
  path: `${userStatPath}/funnel`,
  title: '用户就业统计漏斗',
  input,
  output: type<{ readonly bars: readonly Bar[] }>(),
});
/** Bars that a ranking shows; the rest is one bar. */
export const mostRanked = 20;
