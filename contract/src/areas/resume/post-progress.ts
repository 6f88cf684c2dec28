import { companyPost } from '../post/company-post.ts';

/** Lists of posts with their progress (岗位进度) and its sheet; both take the filters of the list of posts. */
export const postProgressCall = 'progress';
export const postProgressPath = `${companyPost.path}/${postProgressCall}`;
export const postProgressSheetPath = `${companyPost.path}/progressXls`;

/** A number for each step of the pipeline, by its code. */
export type ByStep<T> = Readonly<Record<number, T>>;
/** What became of a post's deliveries, of those that the caller sees. */
export interface PostProgress {
  /** Running deliveries that are at the step. */
  readonly atStep: ByStep<number>;
  /** Deliveries that came to the step, however they ended. */
  readonly reached: ByStep<number>;
  /** Deliveries that went on from the step. */
  readonly passed: ByStep<number>;
  /** `passed` of `reached` in percent; null while none reached the step. */
  readonly conversion: ByStep<number | null>;
  /** Median hours in the step of those that left it. */
  readonly medianHours: ByStep<number | null>;
  readonly rejected: number;
  readonly withdrawn: number;
  readonly offerAccepted: number;
  readonly signed: number;
  /** `signed` of the headcount in percent. */
  readonly fillRate: number | null;
  /** Days that the longest waiting delivery has waited for the company. */
  readonly oldestDays: number | null;
  /** Whether that is longer than `delivery.staleDays`. */
  readonly stale: 0 | 1;
  readonly lastActionTime: string | null;
}

export const postProgressTexts = {
  sheet: '岗位进度表',
  board: '看板',
  funnel: '各环节到达人数',
  short: { 10: '筛选', 20: '面试', 30: '录用', 40: '派遣', 50: '签约', 60: '评价' },
  signed: '签约进度',
  oldest: '最长待处理',
  lastActionTime: '最近操作',
  days: (n: number) => (n === 0 ? '不足 1 天' : `${n} 天`),
  signedOf: (signed: number, headcount: number) => `${signed} / ${headcount} 人`,
  step: (label: string, reached: number, passed: number, rate: number | null) =>
    `${label}：到达 ${reached}，通过 ${passed}${rate === null ? '' : `（${rate}%）`}`,
  now: (n: number) => `，现有 ${n}`,
  median: (hours: number) => `，停留中位数 ${hours} 小时`,
  columns: {
    reached: (label: string) => `到达${label}`,
    at: (label: string) => `${label}中`,
    rejected: '未通过',
    withdrawn: '学生撤回',
    offerAccepted: '接受录用',
    signed: '已签约',
    fillRate: '完成率（%）',
    oldestDays: '最长待处理（天）',
  },
  exporter: '导出人：',
  tooMany: (most: number) => `一次最多导出${most}个岗位，请缩小查询范围`,
} as const;
