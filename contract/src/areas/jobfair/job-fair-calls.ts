import { auditBatchCall, endpoint, flag, longText, number, text, type } from '../../kit/index.ts';
import type { FairCompany } from './fair-company-calls.ts';
import { jobFair } from './job-fair.ts';
import { fairFlow } from './job-fair-flow.ts';

type Code = `${string}:${string}`;
const { can } = jobFair;
const id = text({ label: '招聘会', required: true, max: 32 });

/** Fairs by tab of the list, under the conditions of the list. */
export interface FairCounts {
  readonly all: number;
  readonly draft: number;
  readonly waiting: number;
  readonly open: number;
  readonly coming: number;
  readonly running: number;
  readonly over: number;
  readonly cancelled: number;
}
export const fairCounts = endpoint({
  method: 'GET',
  path: '/jobFair/jobFair/counts',
  title: '招聘会数量',
  needs: can.list as Code,
  input: {},
  output: type<FairCounts>(),
});

export const fairAuditBatch = auditBatchCall(jobFair, '批量审核招聘会', {
  reason: longText({ label: '审核意见', max: 500 }),
});

/** A new draft with the contents and booths of a fair, without its times, companies and figures. */
export const copyFair = endpoint({
  method: 'POST',
  path: '/jobFair/jobFair/copy',
  title: '复制招聘会',
  needs: can.add as Code,
  input: { id },
  output: type<{ readonly id: string }>(),
  done: '已复制为草稿，请填写时间',
});

/** Lists a fair before all others, or no longer. */
export const pinFair = endpoint({
  method: 'POST',
  path: '/jobFair/jobFair/top',
  title: '置顶招聘会',
  needs: can.edit as Code,
  input: { id, topFlag: flag({ label: '置顶', default: 1 }) },
  output: type<null>(),
});

/** New times of a published fair, as dragged in the calendar; its deadlines follow, its place stays. */
export const moveFair = endpoint({
  method: 'POST',
  path: '/jobFair/jobFair/move',
  title: '调整招聘会时间',
  needs: can.edit as Code,
  input: {
    id,
    version: number({ label: '版本', required: true, min: 0 }),
    startTime: fairFlow.steps.reschedule.input.startTime,
    endTime: fairFlow.steps.reschedule.input.endTime,
    reason: fairFlow.steps.reschedule.input.reason,
  },
  output: type<null>(),
  done: fairFlow.steps.reschedule.done,
});

/** What everybody may know of a published fair: no persons, no internal data. */
export interface PublicFair {
  readonly id: string;
  readonly title: string;
  readonly type_dictText: string | null;
  readonly phase: number;
  readonly phase_dictText: string | null;
  readonly organizer: string;
  readonly coOrganizer: string | null;
  readonly startTime: string;
  readonly endTime: string;
  readonly applyStart: string;
  readonly applyEnd: string;
  readonly venueId_dictText: string | null;
  readonly venueText: string | null;
  readonly regionCode_dictText: string | null;
  readonly poster: string | null;
  readonly content: string;
  readonly notice: string | null;
  readonly companies: readonly FairCompany[];
}
export const publicFair = endpoint({
  method: 'GET',
  path: '/jobFair/jobFair/public',
  title: '招聘会公开页',
  needs: 'anyone',
  input: { id },
  output: type<PublicFair>(),
  perMinute: 60,
});
