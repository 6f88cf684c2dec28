import { endpoint, number, text, type } from '../../kit/index.ts';
import type { Bars } from './analysis.ts';
import type { AsOf, Figure, FigureLink } from './figures.ts';

const manager = 'dashboard:manager:view';
const read = { method: 'GET', silent: true, needs: manager } as const;
/** A cohort; default: the one of the season. */
const input = { gradYear: number({ label: '毕业年份', min: 1990, max: 2100 }) } as const;

/** A college; the whole school without it. */
const orgCode = text({ label: '院系', max: 64 });

/** A number with the one of the cohort before at the same day a year ago, and the list of the counted rows. */
export interface Compared {
  readonly value: number | null;
  readonly previous: number | null;
  readonly link: FigureLink;
}
/** A figure that can be missing, as the median of no rows. */
export interface CohortFigure extends Omit<Figure, 'value'> {
  readonly value: number | null;
}
/** Share of the cohort with an approved destination at the end of a week; null in the future. */
export interface WeekPoint {
  readonly day: string;
  readonly current: number | null;
  readonly previous: number | null;
}
export interface ManagerRate extends AsOf {
  readonly gradYear: number;
  readonly cohorts: readonly number[];
  readonly graduates: Compared;
  readonly placed: Compared;
  readonly rate: Compared;
  readonly figures: readonly CohortFigure[];
  readonly weeks: readonly WeekPoint[];
}
export const managerRate = endpoint({
  ...read,
  path: '/dashboard/manager/rate',
  title: '毕业去向落实率',
  input,
  output: type<ManagerRate>(),
});

export interface CollegeLine {
  readonly id: string;
  readonly name: string;
  readonly orgCode: string;
  readonly graduates: Compared;
  readonly placed: Compared;
  readonly rate: Compared;
  /** Graduates that are missing to the rate of the school; negative above it. */
  readonly gap: number;
  /** Graduates by group of destinations. */
  readonly parts: readonly Compared[];
}
export const managerCollege = endpoint({
  ...read,
  path: '/dashboard/manager/college',
  title: '院系毕业去向',
  input,
  output: type<AsOf & { readonly groups: readonly string[]; readonly colleges: readonly CollegeLine[] }>(),
});
export const managerCategory = endpoint({
  ...read,
  path: '/dashboard/manager/category',
  title: '毕业去向类别',
  input,
  output: type<AsOf & { readonly categories: Bars['bars']; readonly levels: Bars['bars'] }>(),
});
export const managerNature = endpoint({
  ...read,
  path: '/dashboard/manager/nature',
  title: '单位性质',
  input,
  output: type<Bars>(),
});
/** Graduates without a destination who need help. */
export interface AttentionLine {
  readonly key: string;
  readonly name: string;
  readonly graduates: Compared;
  readonly unplaced: Compared;
}
export const managerAttention = endpoint({
  ...read,
  path: '/dashboard/manager/attention',
  title: '重点关注',
  input,
  output: type<AsOf & { readonly lines: readonly AttentionLine[] }>(),
});
/** How long a kind of audit takes. */
export interface AuditSpeed {
  readonly key: string;
  readonly name: string;
  /** Median in hours of what was decided in the last 90 days. */
  readonly hours: number | null;
  readonly decided: number;
  readonly waiting: number;
  readonly link: FigureLink;
}
export const managerSla = endpoint({
  ...read,
  path: '/dashboard/manager/sla',
  title: '审核时效',
  input,
  output: type<AsOf & { readonly audits: readonly AuditSpeed[] }>(),
});

/** Who is reminded to move the graduates of a place on. */
export type UrgeTarget = 'student' | 'enterprise' | 'college';
export interface StuckPlace {
  readonly place: number;
  readonly name: string;
  readonly count: number;
  /** Median of the days they have been there. */
  readonly days: number;
  readonly link: FigureLink;
  readonly targets: readonly UrgeTarget[];
}
/** Where the graduates without a destination are; each is at exactly one place. */
export const managerStuck = endpoint({
  ...read,
  path: '/dashboard/manager/stuck',
  title: '未落实环节',
  input: { ...input, orgCode },
  output: type<AsOf & { readonly unplaced: Compared; readonly places: readonly StuckPlace[] }>(),
});
export interface UrgeReport {
  /** Students, companies and colleges that were reminded now. */
  readonly sent: Readonly<Record<UrgeTarget, number>>;
  /** Those who were reminded within the last three days. */
  readonly recent: number;
}
export const managerUrge = endpoint({
  method: 'POST',
  needs: 'dashboard:manager:urge',
  path: '/dashboard/manager/urge',
  title: '催办',
  input: {
    ...input,
    place: number({ label: '所处环节', required: true }),
    orgCode,
  },
  output: type<UrgeReport>(),
});
