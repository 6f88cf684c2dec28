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
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly previousFrom: string;
  readonly previousTo: string;
}

export const ranges = { today: '今日', week: '本周', month: '本月', year: '本年', custom: '自定义' } as const;
export type RangeName = keyof typeof ranges;
/** The period of a dashboard. */
export const rangeInput = {
  range: choice({ label: '时间范围', options: ranges, default: 'month' }),
  from: date({ label: '开始日期' }),
  to: date({ label: '结束日期' }),
} as const satisfies Fields;

const dayMs = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** First and last day of a range on the China day `today`, and of the previous period up to the same point. */
export function periodOf(range: RangeName, today: string, from?: string | null, to?: string | null): Period {
  const now = at(today);
  const weekday = (new Date(now).getUTCDay() + 6) % 7;
  const start =
    range === 'today'
      ? today
      : range === 'week'
        ? day(now - weekday * dayMs)
        : range === 'month'
          ? `${today.slice(0, 7)}-01`
          : range === 'year'
            ? `${today.slice(0, 4)}-01-01`
            : (from ?? today);
  const end = range === 'custom' ? (to ?? today) : today;
  if (range === 'month') return { from: start, to: end, ...monthBefore(start, end) };
  if (range === 'year') return { from: start, to: end, previousFrom: shiftYear(start), previousTo: shiftYear(end) };
  const length = range === 'week' ? 7 : Math.max(1, Math.round((at(end) - at(start)) / dayMs) + 1);
  return {
    from: start,
    to: end,
    previousFrom: day(at(start) - length * dayMs),
    previousTo: day(at(end) - length * dayMs),
  };
}
const shiftYear = (d: string): string => {
  const shifted = `${Number(d.slice(0, 4)) - 1}${d.slice(4)}`;
  return Number.isNaN(at(shifted)) || day(at(shifted)) !== shifted ? `${shifted.slice(0, 8)}28` : shifted;
};
function monthBefore(start: string, end: string): { previousFrom: string; previousTo: string } {
  const last = day(at(start) - dayMs);
  const first = `${last.slice(0, 7)}-01`;
  const same = `${last.slice(0, 7)}-${end.slice(8)}`;
  return { previousFrom: first, previousTo: same > last ? last : same };
}
