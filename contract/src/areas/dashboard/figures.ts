import { choice, date, type Fields } from '../../kit/index.ts';

/** Link to the list of the counted rows: the list shows exactly as many rows as the figure. */
export interface FigureLink {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  /** The figure of the previous period; null when there is none. */
  readonly previous: number | null;
  /** Direction of improvement; null when neutral. */
  readonly better: 'more' | 'fewer' | null;
  readonly link: FigureLink | null;
}
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly link?: FigureLink;
}
/** Every dashboard response contains the time of its numbers. */
export interface AsOf {
  readonly asOf: string;
}
export const ranges = { today: '今日', week: '本周', month: '本月', year: '本年', custom: '自定义' } as const;
export type RangeName = keyof typeof ranges;
/** The period of a dashboard. */
export const rangeInput = {
  range: choice({ label: '时间范围', options: ranges, default: 'month' }),
  from: date({ label: '开始日期' }),
  to: date({ label: '结束日期' }),
} as const satisfies Fields;
