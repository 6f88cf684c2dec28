import { date, endpoint, number, text, type } from '../../kit/index.ts';
import type { AsOf, FigureLink } from '../dashboard/figures.ts';

/** 就业质量报表: reports about the graduates of a year, now or at the end of a kept cut-off day. */
export const reportPath = '/employ/report';
const list = 'employ:report:list';

/** Reports, each with the name of its workbook and what its lines can be. */
export const reports = {
  quality: {
    title: '就业质量',
    sheet: '就业质量报表',
    dimensions: {
      college: '院系',
      major: '专业',
      eduLevel: '学历层次',
      origin: '生源省份',
      nature: '单位性质',
      industry: '单位行业',
      region: '就业省份',
      home: '是否生源地就业',
    },
  },
  daily: { title: '去向日报', sheet: '去向日报', dimensions: { college: '院系', category: '毕业去向' } },
  duration: {
    title: '环节时长',
    sheet: '环节时长分析',
    dimensions: { postType: '岗位类别', industry: '企业行业' },
  },
  channel: { title: '渠道效果', sheet: '渠道效果', dimensions: { source: '投递来源' } },
} as const;
export type ReportName = keyof typeof reports;
export type ReportDimension<R extends ReportName> = keyof (typeof reports)[R]['dimensions'] & string;

/** A day at whose end the destinations were kept. */
export interface Cutoff {
  readonly day: string;
  readonly takenTime: string;
}
export interface ReportColumn {
  readonly key: string;
  readonly title: string;
  readonly unit: string;
  readonly help?: string;
  /** A difference, shown with its sign. */
  readonly isChange?: boolean;
}
export interface ReportCell {
  readonly value: number | null;
  /** The list of the counted rows; none for kept days and for what no list can be searched by. */
  readonly link?: FigureLink;
}
export interface ReportLine {
  readonly key: string;
  readonly name: string;
  /** One for each column. */
  readonly cells: readonly ReportCell[];
}
export interface Report extends AsOf {
  readonly gradYear: number;
  readonly cohorts: readonly number[];
  /** Kept days of the cohort, newest first. */
  readonly cutoffs: readonly Cutoff[];
  readonly cutoff: Cutoff | null;
  readonly dimension: string;
  readonly columns: readonly ReportColumn[];
  readonly lines: readonly ReportLine[];
  readonly total: ReportLine;
}

const input = {
  year: number({ label: '毕业年份', min: 1990, max: 2100 }),
  cutoff: date({ label: '截止日' }),
  /** Names that are not known count as the first one, as everywhere in the address of a page. */
  dimension: text({ label: '维度', max: 20 }),
} as const;
const read = <R extends ReportName>(name: R) =>
  ({
    method: 'GET',
    needs: list,
    silent: true,
    mayLag: true,
    path: `${reportPath}/${name}`,
    title: reports[name].title,
    output: type<Report>(),
  }) as const;

export const qualityReport = endpoint({ ...read('quality'), input });
export const dailyReport = endpoint({
  ...read('daily'),
  input: { ...input, day: date({ label: '统计日期' }) },
});
export const durationReport = endpoint({ ...read('duration'), input });
export const channelReport = endpoint({ ...read('channel'), input });

/** The report `report` as a sheet, with the parameters of its call. */
export const reportSheetPath = `${reportPath}/exportXls`;
/** 离校未就业名单 of a cohort. */
export const unplacedSheetPath = `${reportPath}/unplacedXls`;
export const reportSheetCode = 'employ:report:exportXls';
