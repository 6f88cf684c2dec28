import { choice, date, endpoint, longText, statisticsRanges, type } from '../../kit/index.ts';
import type { Period } from '../../rules/index.ts';
import type { AsOf, Figure, FigureLink } from '../dashboard/figures.ts';
import { liveRoom } from './live-room.ts';

/** A value of a chart; `x` is its code or day, `name` what is shown. */
export interface ChartPoint {
  readonly x: string;
  readonly y: number;
  readonly name: string;
  readonly link: FigureLink;
}
export interface ChartSeries {
  readonly key: string;
  readonly title: string;
  /** Name of the counted rows. */
  readonly name: string;
  readonly unit: string;
  readonly type: 'bar' | 'line';
  readonly data: readonly ChartPoint[];
  /** The list of all counted rows. */
  readonly drill: FigureLink;
}
/** A room of the period with its audience. */
export interface RankedRoom {
  readonly id: string;
  readonly title: string;
  readonly companyName: string | null;
  readonly startAt: string;
  readonly viewCount: number;
  readonly peakOnline: number;
  readonly chatCount: number;
}
export interface RoomOverview extends AsOf {
  readonly period: Period;
  readonly figures: readonly Figure[];
  readonly series: readonly ChartSeries[];
  /** The ten rooms with the most views. */
  readonly top: readonly RankedRoom[];
}
/** Rooms now, and those that went on the air in a period: by type, by day, and the most watched. */
export const roomOverview = endpoint({
  method: 'GET',
  path: `${liveRoom.path}/overview`,
  title: '直播概览',
  needs: liveRoom.can.list,
  input: {
    range: choice({ label: '时间范围', options: statisticsRanges, default: 'month' }),
    from: date({ label: '开始日期' }),
    to: date({ label: '结束日期' }),
    /** Parameters of the list, as a query string: only the rooms that the list shows with them. */
    filter: longText({ label: '列表条件', max: 4000 }),
  },
  output: type<RoomOverview>(),
  silent: true,
});
