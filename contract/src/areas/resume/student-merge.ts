import { entity, json, ref, text } from '../../kit/index.ts';

/** A change of the kept student: the columns as they are stored, encrypted ones encrypted. */
export interface MergedField {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}
/** A row that a merge changed: its version afterwards, and its values before. */
export interface MovedRow {
  readonly entity: string;
  readonly id: string;
  readonly version: number;
  readonly was: Readonly<Record<string, unknown>>;
}

/** The refusal of a second undoing, in the definition and before it. */
export const alreadyUndone = '该合并已撤销';
/** Days in which a merge can be undone. */
export const undoDays = 30;

/** Two records of one person that became one (学生合并), and the undoing of such a merge. */
export const studentMerge = entity({
  area: 'resume',
  name: 'studentMerge',
  table: 'rc_student_merge',
  code: 'employ:studentMerge',
  path: '',
  title: '学生合并记录',
  fields: {
    keepId: ref({ label: '保留的学生', to: 'employUser', required: true }),
    dropId: ref({ label: '并入的学生', to: 'employUser', required: true }),
    fields: json<readonly MergedField[]>()({ label: '修改的字段', secret: true }),
    moved: json<readonly MovedRow[]>()({ label: '转移的数据', secret: true }),
    /** The merge that this row undoes. */
    undoes: text({ label: '撤销的合并', max: 32, derived: true }),
    remained: json<readonly { readonly id: string; readonly name: string; readonly message: string }[]>()({
      label: '未退回的数据',
      secret: true,
    }),
  },
  display: 'keepId',
  list: ['keepId', 'dropId', 'undoes', 'createBy', 'createTime'],
  form: [],
  visible: { staff: 'all' },
  calls: [],
  uniques: [{ fields: ['undoes'], when: ['undoes', 'filled', null], message: alreadyUndone, errorCode: 'RC_STATE' }],
  appendOnly: true,
});

/** Two students who were found to be different people (非重复学生); the smaller id comes first. */
export const duplicateIgnore = entity({
  area: 'resume',
  name: 'duplicateIgnore',
  table: 'rc_duplicate_ignore',
  code: 'employ:duplicateIgnore',
  path: '',
  title: '忽略的疑似重复',
  fields: {
    aId: ref({ label: '学生', to: 'employUser', required: true }),
    bId: ref({ label: '另一名学生', to: 'employUser', required: true }),
    reason: text({ label: '忽略原因', required: true, min: 2, max: 200 }),
  },
  display: 'reason',
  list: ['aId', 'bId', 'reason', 'createBy', 'createTime'],
  form: [],
  visible: { staff: 'all' },
  calls: [],
  uniques: [{ fields: ['aId', 'bId'], message: '这两名学生已标记为非重复', errorCode: 'RC_STATE' }],
  constraints: [{ name: 'smaller_id_first', holds: ['aId', 'lt', { column: 'bId' }] }],
});
