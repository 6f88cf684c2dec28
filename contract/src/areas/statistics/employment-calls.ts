import { type BatchReport, endpoint, number, pick, refs, text, type } from '../../kit/index.ts';
import type { DestRates } from '../../rules/index.ts';
import { employment } from './employment.ts';

const list = 'employ:employment:list';
const gradYear = number({ label: '毕业年份', min: 1990, max: 2100 });

/** Value of the page's parameter `cohort` that shows the graduates of all years, unless `gradYear` names one. */
export const allCohorts = 'all';

/** Rates of a cohort, over the graduates that the caller sees. */
export interface CohortRates {
  readonly gradYear: number;
  /** The cohort of the season, which the list opens with. */
  readonly seasonYear: number;
  /** Cohorts that have students, newest first. */
  readonly cohorts: readonly number[];
  readonly rates: DestRates;
  /** Passed, but not confirmed by the student. */
  readonly unconfirmed: number;
  /** Whether a province is set, without which 省内就业率 is unknown. */
  readonly hasRegion: boolean;
}
export const employmentRates = endpoint({
  method: 'GET',
  path: '/employ/employment/rates',
  title: '毕业去向落实率',
  needs: list,
  input: { gradYear },
  output: type<CohortRates>(),
  silent: true,
});

export interface InconsistentRow {
  readonly id: string;
  readonly realname: string;
  readonly studentNo: string;
  readonly problems: readonly string[];
}
export const mostInconsistent = 200;
/** Submitted destinations that contradict the rules, e.g. after an administrator changed a dictionary. */
export const checkEmployment = endpoint({
  method: 'GET',
  path: '/employ/employment/check',
  title: '毕业去向一致性检查',
  needs: list,
  input: { gradYear },
  output: type<{ readonly checked: number; readonly total: number; readonly rows: readonly InconsistentRow[] }>(),
  silent: true,
});

/** At most one reminder per student and day. */
export const remindEmployment = endpoint({
  method: 'POST',
  path: '/employ/employment/remind',
  title: '提醒填报毕业去向',
  needs: 'employ:employment:edit',
  input: { ids: refs({ label: '学生', to: 'employment', required: true, max: 8000, most: 200 }) },
  output: type<BatchReport>(),
  done: '提醒已发送',
});

/** What a student reads of the own destination. */
export interface OwnEmployment {
  readonly id: string;
  readonly audit: number;
  readonly audit_dictText: string;
  readonly destCategory: string | null;
  readonly destCategory_dictText: string;
  readonly unitName: string | null;
  readonly opinion: string | null;
  readonly transferNo: string | null;
  readonly verifyNo: string | null;
  readonly studentConfirmTime: string | null;
  /** The last day on which it can be changed. */
  readonly deadline: string;
}
export const myEmployment = endpoint({
  method: 'GET',
  path: '/api/stu/my/employment',
  title: '我的毕业去向',
  needs: 'signed-in',
  input: {},
  output: type<OwnEmployment>(),
});

/** What a student fills in; numbers of the archive are the school's. */
const own = pick(employment.fields, [
  'destCategory',
  'destSub',
  'unitName',
  'unitCreditCode',
  'unitNature',
  'unitIndustry',
  'jobCategory',
  'unitRegion',
  'unitAddress',
  'unitContact',
  'unitPhone',
  'signWay',
  'extAgreementNo',
  'signDate',
  'reportDate',
  'salary',
  'isMatch',
  'noneReason',
  'intentText',
  'proofFiles',
  'archiveUnit',
  'archiveAddress',
  'household',
]);
/** Saves and submits in one call; staff do it for a student with a remark. */
export const submitOwnEmployment = endpoint({
  method: 'POST',
  path: '/api/stu/employment/submit',
  title: '提交毕业去向',
  needs: 'signed-in',
  input: { ...own, remark: text({ label: '说明', max: 200 }) },
  output: type<{ id: string }>(),
  done: '已提交，等待院系审核',
});
