import {
  type AuditEntry,
  auditBatchCall,
  type BatchReport,
  batchReasons,
  date,
  endpoint,
  flag,
  longText,
  number,
  refs,
  richText,
  text,
  type,
} from '../../kit/index.ts';
import { companyPost } from './company-post.ts';
import type { PostRisk, PostWordHit } from './find-post-words.ts';
import { forbiddenWord } from './forbidden-word.ts';
import type { postFlow } from './post-flow.ts';

const can = companyPost.can;
type Code = `${string}:${string}`;
const one = { id: text({ label: '岗位', required: true, max: 32 }) };
const several = {
  id: text({ label: '岗位', max: 32 }),
  ids: refs({ label: '岗位', to: 'companyPost', max: 20_000 }),
};
type Shown = Record<string, unknown>;

/** Key of a state in the counts and in the address of the list. */
export const countKey = (state: keyof typeof postFlow.states): keyof PostCounts =>
  state === 'rejected' ? 'refused' : state;
/** Rows per tab of the list, under the list's search conditions. */
export interface PostCounts {
  readonly all: number;
  readonly active: number;
  readonly paused: number;
  readonly waiting: number;
  readonly refused: number;
  readonly draft: number;
  readonly closed: number;
}
export interface PostAuditEntry extends AuditEntry {
  readonly riskTags: readonly PostRisk[] | null;
  readonly changedFields: readonly string[] | null;
}
/** Differences between a post and the last decided version, e.g. the rejected one of a resubmitted post. */
export interface PostDifferences {
  readonly decision: 'pass' | 'refuse';
  readonly decidedTime: string;
  readonly decidedBy: string;
  /** Reason of a rejection; empty after an approval. */
  readonly reason: string;
  readonly changes: readonly {
    readonly name: string;
    readonly label: string;
    readonly before: string;
    readonly after: string;
  }[];
}
export interface PostDefaults {
  readonly endDate: string;
  readonly gradYears: readonly string[];
  readonly welfare: string | null;
  /** The caller's own membership. */
  readonly contactUserId: string | null;
  /** Of the asked post: the head count that the school last decided on. */
  readonly approvedHeadcount: number | null;
}
export interface ActiveDeliveries {
  readonly active: number;
  /** Undecided ones, which closing the post ends. */
  readonly undecided: number;
}

export const postAuditBatch = auditBatchCall(companyPost, '岗位批量审批', {
  ...batchReasons('rc_post_reject_reason'),
  verified: flag({ label: '已核实' }),
});
export const postCounts = endpoint({
  method: 'GET',
  path: '/companyPost/companyPost/counts',
  title: '岗位数量',
  needs: can.list as Code,
  input: {},
  output: type<PostCounts>(),
});
export const postAuditLog = endpoint({
  method: 'GET',
  path: '/companyPost/companyPost/auditLog',
  title: '岗位审批记录',
  needs: can.list as Code,
  input: one,
  output: type<PostAuditEntry[]>(),
});
/** Null before the first decision. */
export const postDifferences = endpoint({
  method: 'GET',
  path: '/companyPost/companyPost/differences',
  title: '岗位与上一版的差异',
  needs: can.list as Code,
  input: one,
  output: type<PostDifferences | null>(),
});
export const copyPost = endpoint({
  method: 'POST',
  path: '/companyPost/companyPost/copy',
  title: '复制岗位',
  needs: can.add as Code,
  input: one,
  output: type<Shown>(),
  done: '复制成功，已保存为草稿',
});
export const extendPost = endpoint({
  method: 'POST',
  path: '/companyPost/companyPost/extend',
  title: '岗位延期',
  needs: can.edit as Code,
  input: { ...one, endDate: date({ label: '截止日期', required: true }), version: number({ label: '版本' }) },
  output: type<Shown>(),
  done: '延期成功',
});
/** One post by `id`, or up to 200 by `ids` with a report. */
export const refreshPost = endpoint({
  method: 'POST',
  path: '/companyPost/companyPost/refresh',
  title: '刷新岗位',
  needs: `${companyPost.code}:refresh` as Code,
  input: several,
  output: type<BatchReport | { id: string; refreshTime: string }>(),
  done: '刷新成功',
});
/** Checks the texts against the word list while the author types. */
export const checkPostWords = endpoint({
  method: 'POST',
  path: '/companyPost/companyPost/wordCheck',
  title: '岗位敏感词检查',
  needs: [can.add, can.edit, can.audit] as readonly Code[],
  input: {
    name: text({ label: '岗位名称', max: 500 }),
    duty: richText({ label: '岗位职责' }),
    requirement: richText({ label: '任职要求' }),
  },
  output: type<PostWordHit[]>(),
  silent: true,
});
/** Hits in any text, for the people who keep the list. */
export const testWords = endpoint({
  method: 'POST',
  path: '/companyPost/forbiddenWord/test',
  title: '敏感词命中测试',
  needs: forbiddenWord.can.list as Code,
  input: { text: longText({ label: '文字', required: true, max: 5000 }) },
  output: type<Omit<PostWordHit, 'field'>[]>(),
  silent: true,
});
/** Initial values of the post form. */
export const postDefaults = endpoint({
  method: 'GET',
  path: '/companyPost/companyPost/defaults',
  title: '岗位表单默认值',
  needs: can.add as Code,
  input: { companyId: text({ label: '所属企业', max: 32 }), id: text({ label: '岗位', max: 32 }) },
  output: type<PostDefaults>(),
});
/** Number of deliveries, for the confirmation before closing. */
export const activeDeliveries = endpoint({
  method: 'GET',
  path: '/companyPost/companyPost/activeDeliveries',
  title: '岗位进行中的投递',
  needs: can.list as Code,
  input: one,
  output: type<ActiveDeliveries>(),
});
