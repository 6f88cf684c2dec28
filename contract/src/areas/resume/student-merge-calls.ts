import { type BatchReport, type Button, endpoint, number, type Page, ref, text, type } from '../../kit/index.ts';
import { duplicateIgnore } from './student-merge.ts';

const needs = 'employ:employUser:merge';
const student = (label: string) => ref({ label, to: 'employUser', required: true });
const pair = { aId: student('学生'), bId: student('另一名学生') };
const merged = {
  keepId: student('保留的学生'),
  dropId: student('并入的学生'),
  /** Fields whose value comes from the dropped record; `resumeId` for its résumé. */
  fields: text({ label: '取自并入学生的字段', max: 2000 }),
};
const paging = {
  pageNo: number({ label: '页码', min: 1, max: 10_000 }),
  pageSize: number({ label: '条数', min: 1, max: 100 }),
};

/** Values that make two records suspicious. */
export const duplicateReasons = {
  idCard: '身份证号相同',
  examNo: '考生号相同',
  person: '姓名、出生日期、专业相同',
  email: '姓名、邮箱相同',
} as const;
export type DuplicateReason = keyof typeof duplicateReasons;

/** Columns of a student in a pair, masked like in the list, each with its `_dictText`. */
export type PairStudent = Readonly<Record<string, unknown>> & { readonly id: string };
export interface DuplicatePair {
  readonly a: PairStudent;
  readonly b: PairStudent;
  readonly reasons: readonly DuplicateReason[];
  /** Why the pair is ignored, by whom and when. */
  readonly ignored: { readonly reason: string; readonly by: string; readonly time: string } | null;
}
/** Pairs of visible students who may be one person; `ignored=1` those that were found to be two. */
export const listDuplicates = endpoint({
  method: 'GET',
  path: '/employ/employUser/duplicates',
  title: '疑似重复学生',
  needs,
  input: {
    ...paging,
    keyword: text({ label: '姓名或学号', max: 30 }),
    ignored: number({ label: '已忽略', min: 0, max: 1 }),
  },
  output: type<Page<DuplicatePair>>(),
});
export const ignoreDuplicate = endpoint({
  method: 'POST',
  path: '/employ/employUser/duplicateIgnore',
  title: '忽略疑似重复',
  needs,
  input: { ...pair, reason: duplicateIgnore.fields.reason },
  output: type<null>(),
  done: '已忽略',
});
export const restoreDuplicate = endpoint({
  method: 'POST',
  path: '/employ/employUser/duplicateRestore',
  title: '恢复疑似重复',
  needs,
  input: pair,
  output: type<null>(),
  done: '已恢复',
});

/** What a merge would do. */
export interface MergePreview {
  /** Why it is refused. */
  readonly refusal: string | null;
  /** Rows by kind that go to the kept student. */
  readonly moved: readonly { readonly title: string; readonly count: number }[];
  /** Rows by kind that stay with the dropped student. */
  readonly left: readonly { readonly title: string; readonly count: number }[];
  /** Labels of the changed fields of the kept student. */
  readonly changed: readonly string[];
  /** Whether a résumé is deleted: each student has one. */
  readonly resumeDeleted: boolean;
}
export const previewMerge = endpoint({
  method: 'GET',
  path: '/employ/employUser/mergePreview',
  title: '预览合并学生',
  needs,
  input: merged,
  output: type<MergePreview>(),
});
/** Moves the rows of one record of a person to the other one, which takes the chosen fields. */
export const mergeStudents = endpoint({
  method: 'POST',
  path: '/employ/employUser/merge',
  title: '合并学生',
  needs,
  input: merged,
  output: type<{ readonly mergeId: string }>(),
  done: '合并成功',
});

export interface MergeRecord {
  readonly id: string;
  readonly keepId: string;
  readonly keepName: string;
  readonly dropId: string;
  readonly dropName: string;
  /** Labels of the changed fields. */
  readonly changed: readonly string[];
  /** Number of moved rows. */
  readonly moved: number;
  readonly createBy: string;
  readonly createTime: string;
  readonly undoneBy: string | null;
  readonly undoneTime: string | null;
  /** Rows that stayed with the kept student when the merge was undone. */
  readonly remained: BatchReport['failed'];
  readonly isUndoable: boolean;
}
export const listMerges = endpoint({
  method: 'GET',
  path: '/employ/employUser/mergeList',
  title: '学生合并记录',
  needs,
  input: paging,
  output: type<Page<MergeRecord>>(),
});
/** Moves back what was not changed since, and reports the rest row by row. */
export const unmergeStudents = endpoint({
  method: 'POST',
  path: '/employ/employUser/unmerge',
  title: '撤销合并学生',
  needs,
  input: { mergeId: text({ label: '合并记录', required: true, max: 32 }) },
  output: type<BatchReport>(),
  done: '已撤销合并',
});

export const mergeButtons: readonly Button[] = [{ code: needs, label: '合并重复学生', page: '/student/duplicate' }];
