import { date, endpoint, text, type } from '../../kit/index.ts';
import type { AsOf, Bar } from '../dashboard/figures.ts';
import { reportPath } from './report.ts';

interface MetricText {
  readonly label: string;
  readonly unit: string;
  /** A number at the end of the day instead of a number of events on it. */
  readonly isState?: boolean;
}
/** Figures that are kept by day. */
export const dailyMetricTexts = {
  delivery: { label: '投递', unit: '次' },
  studentActive: { label: '投递学生', unit: '人' },
  view: { label: '查看简历', unit: '次' },
  pass: { label: '通过', unit: '次' },
  reject: { label: '不通过', unit: '次' },
  interview: { label: '面试', unit: '场' },
  offer: { label: '接受录用', unit: '份' },
  sign: { label: '签约', unit: '份' },
  download: { label: '下载简历', unit: '次' },
  match: { label: '匹配岗位', unit: '次' },
  ai: { label: 'AI 咨询', unit: '次' },
  companyNew: { label: '新注册企业', unit: '家' },
  companyPass: { label: '通过审核的企业', unit: '家' },
  postNew: { label: '新增岗位', unit: '个' },
  postActive: { label: '在招岗位', unit: '个', isState: true },
  headcount: { label: '在招人数', unit: '人', isState: true },
  preachCount: { label: '宣讲会', unit: '场' },
  preachCheckin: { label: '宣讲会签到', unit: '人次' },
  watchSeconds: { label: '宣讲直播观看', unit: '秒' },
  destN: { label: '毕业生', unit: '人', isState: true },
  destGroup1: { label: '协议和合同就业', unit: '人', isState: true },
  destGroup2: { label: '创业', unit: '人', isState: true },
  destGroup3: { label: '灵活就业', unit: '人', isState: true },
  destGroup4: { label: '升学', unit: '人', isState: true },
  destGroup5: { label: '待就业', unit: '人', isState: true },
  destGroup6: { label: '暂不就业', unit: '人', isState: true },
  destWaiting: { label: '去向待审核', unit: '人', isState: true },
} as const satisfies Readonly<Record<string, MetricText>>;
export type DailyMetricName = keyof typeof dailyMetricTexts;
/** Dimensions of kept figures. */
export const dailyDimensionTexts = {
  college: '院系',
  eduLevel: '学历层次',
  industry: '企业行业',
  category: '职位类别',
  source: '投递来源',
} as const;
export type DailyDimension = keyof typeof dailyDimensionTexts;

/** Days of a trend and of a rebuild. */
export const mostTrendDays = 92;
const span = {
  from: date({ label: '开始日期', required: true }),
  to: date({ label: '结束日期', required: true }),
} as const;

export interface DailyTrend extends AsOf {
  readonly metric: DailyMetricName;
  /** By day, with the same day a year before; null after today. */
  readonly points: readonly { readonly day: string; readonly value: number | null; readonly previous: number }[];
  /** The sum of the days, of a state its last value. */
  readonly total: number;
  readonly previous: number;
  /** Each dimension of the metric: the largest groups, which with the others add up to `total`. */
  readonly parts: readonly { readonly dim: DailyDimension; readonly bars: readonly Bar[] }[];
}
/** The kept figures count every college: not for users who see some colleges only. */
export const dailyTrend = endpoint({
  method: 'GET',
  path: `${reportPath}/trend`,
  title: '每日趋势',
  needs: 'employ:report:trend',
  silent: true,
  mayLag: true,
  input: { ...span, metric: text({ label: '指标', max: 20 }) },
  output: type<DailyTrend>(),
});
export const rebuildDaily = endpoint({
  method: 'POST',
  path: `${reportPath}/rebuild`,
  title: '重新统计每日指标',
  needs: 'employ:report:rebuild',
  perMinute: 6,
  input: span,
  output: type<{ readonly days: number }>(),
});
