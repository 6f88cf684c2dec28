import type { BatchReport } from '../../kit/batch.ts';
import { auditBatchCall, batchReasons, choice, endpoint, json, ref, rowsFault, type } from '../../kit/index.ts';
import { fairApply } from './fair-apply.ts';

const list = 'jobFair:fairApply:list';
const id = ref({ label: '报名', to: 'fairApply', required: true });
const fairId = ref({ label: '招聘会', to: 'jobFair', required: true });

export const auditFairApplies = auditBatchCall(fairApply, '企业报名批量审核', batchReasons('rc_fair_reject_reason'));

/** What an application form starts with, and what limits it. */
export interface ApplyChoices {
  readonly fairTitle: string;
  readonly notice: string | null;
  readonly boothMode: number;
  readonly needInsure: number;
  readonly placesLeft: number;
  readonly waiting: number;
  readonly mayWait: boolean;
  readonly boothPerCompany: number;
  readonly maxPost: number;
  readonly maxAttendee: number;
  readonly posts: readonly { readonly id: string; readonly name: string; readonly headcount: number }[];
  readonly contact: string;
  readonly contactMobile: string;
  /** The unfinished or refused application of the company, if there is one. */
  readonly applyId: string | null;
  /** Why the company cannot apply now. */
  readonly refusal: string | null;
}
export const applyChoices = endpoint({
  method: 'GET',
  path: '/jobFair/fairApply/choices',
  title: '报名可选项',
  needs: 'jobFair:fairApply:add',
  input: { fairId, companyId: ref({ label: '企业', to: 'company' }) },
  output: type<ApplyChoices>(),
  silent: true,
});

/** The code of the own application that a company shows at the gate. */
export interface EntryCode {
  readonly code: string;
  readonly url: string;
  readonly fairTitle: string;
  readonly companyName: string;
  readonly boothNos: string | null;
  readonly startTime: string;
}
export const applyEntryCode = endpoint({
  method: 'GET',
  path: '/jobFair/fairApply/entryCode',
  title: '入场码',
  needs: list,
  input: { id },
  output: type<EntryCode>(),
});

/** A person of the grid of 参会人员. */
export interface AttendeeDraft {
  readonly id?: string | null;
  readonly name: string;
  readonly mobile: string;
  readonly idCard?: string | null;
  readonly position?: string | null;
  readonly plate?: string | null;
  readonly isLeader?: number | null;
  readonly insureFile?: string | null;
}
const people = '参会人员';
/** Replaces the people of an application; their fields are checked as those of the entity. */
export const saveAttendees = endpoint({
  method: 'POST',
  path: '/jobFair/fairAttendee/saveBatch',
  title: '保存参会人员',
  needs: 'jobFair:fairApply:confirm',
  input: {
    applyId: id,
    rows: json<readonly AttendeeDraft[]>()({ label: people, required: true, fault: rowsFault(people, {}, 100) }),
  },
  output: type<null>(),
  done: '参会人员已保存',
});

/** What is still missing before a fair, one line for each problem. */
export const fairHealthKinds = {
  unconfirmed: '已通过但未确认参会',
  noPeople: '已确认但未填写参会人员',
  insurance: '社保待核验',
  noBooth: '未分配展位',
  noPost: '没有在招岗位',
} as const;
export type FairHealthKind = keyof typeof fairHealthKinds;
export interface FairHealthLine {
  readonly kind: FairHealthKind;
  readonly applies: readonly { readonly id: string; readonly companyName: string }[];
}
export const fairHealth = endpoint({
  method: 'GET',
  path: '/jobFair/jobFair/health',
  title: '会前检查',
  needs: list,
  input: { fairId },
  output: type<readonly FairHealthLine[]>(),
  silent: true,
});
export const remindApplies = endpoint({
  method: 'POST',
  path: '/jobFair/fairApply/remind',
  title: '参会准备提醒',
  needs: 'jobFair:fairApply:audit',
  input: { fairId, kind: choice({ label: '事项', options: fairHealthKinds, required: true }) },
  output: type<BatchReport>(),
  done: '提醒已发送',
});

/** Holds a booth for a company while it fills in its form; a second time extends the hold, once. */
export const holdBooth = endpoint({
  method: 'POST',
  path: '/jobFair/fairApply/holdBooth',
  title: '暂留展位',
  needs: 'jobFair:fairApply:add',
  input: {
    boothId: ref({ label: '展位', to: 'fairBooth', required: true }),
    companyId: ref({ label: '企业', to: 'company' }),
  },
  output: type<{ readonly boothId: string; readonly holdUntil: string }>(),
  done: '展位已暂留',
});
export const releaseBooth = endpoint({
  method: 'POST',
  path: '/jobFair/fairApply/releaseBooth',
  title: '取消暂留展位',
  needs: 'jobFair:fairApply:add',
  input: {
    boothId: ref({ label: '展位', to: 'fairBooth', required: true }),
    companyId: ref({ label: '企业', to: 'company' }),
  },
  output: type<null>(),
  done: '已取消暂留',
});

/** Booth in the application form. */
export interface ApplyBooth {
  readonly id: string;
  readonly boothNo: string;
  readonly zone: string;
  readonly type: number;
  readonly state: 'free' | 'held' | 'taken' | 'disabled' | 'mine';
  readonly holdUntil: string | null;
}
export const applyBooths = endpoint({
  method: 'GET',
  path: '/jobFair/fairApply/booths',
  title: '可选展位',
  needs: 'jobFair:fairApply:add',
  input: { fairId, companyId: ref({ label: '企业', to: 'company' }) },
  output: type<readonly ApplyBooth[]>(),
  silent: true,
});
