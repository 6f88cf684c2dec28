import { longText, me, text, workflow } from '../../kit/index.ts';

const reason = longText({ label: '退回原因', max: 500, required: true, requiredMessage: '请填写退回原因!' });
const opinion = text({ label: '审核意见', max: 200 });
const returned = { to: 'returned', code: 'audit', danger: true, batch: true, done: '已退回' } as const;
const pass = { code: 'audit', batch: true, input: { opinion }, reason: 'opinion' } as const;

/** Two audits of a destination: the college first, then the school. */
export const employmentFlow = workflow({
  column: 'audit',
  label: '审核状态',
  dict: 'rc_dest_audit',
  initial: 'none',
  student: ['employId', 'eq', me('employId')],
  counted: true,
  states: {
    none: { code: 0, label: '未填报', tone: 'neutral', editable: true },
    college: { code: 1, label: '待院系审核', tone: 'waiting' },
    school: { code: 2, label: '待学校审核', tone: 'waiting' },
    passed: { code: 3, label: '已通过', tone: 'done' },
    returned: { code: 4, label: '已退回', tone: 'bad', editable: true },
  },
  steps: {
    submit: {
      label: '提交',
      from: ['none', 'returned'],
      to: 'college',
      by: 'staff',
      code: 'edit',
      batch: true,
      done: '已提交，等待院系审核',
    },
    collegePass: { ...pass, label: '院系通过', from: ['college'], to: 'school', by: 'college', done: '院系审核通过' },
    collegeReturn: { ...returned, label: '退回', from: ['college'], by: 'college', call: 'return', input: { reason } },
    schoolPass: { ...pass, label: '学校通过', from: ['school'], to: 'passed', by: 'school', done: '学校审核通过' },
    schoolReturn: { ...returned, label: '退回', from: ['school'], by: 'school', call: 'return', input: { reason } },
    reopen: {
      ...returned,
      label: '撤销通过',
      from: ['passed'],
      by: 'school',
      done: '已撤销，等待重新填报',
      input: {
        reason: longText({ label: '撤销原因', max: 500, required: true, requiredMessage: '请填写撤销原因!' }),
      },
    },
    /** An agreement in force makes the destination, whatever was filed; a contract is still to be verified. */
    sign: {
      label: '签约生效',
      from: ['none', 'college', 'school', 'passed', 'returned'],
      to: ['passed', 'school'],
      by: 'system',
      code: 'audit',
    },
    /** The agreement that made the destination has ended. */
    signEnd: {
      label: '解约',
      from: ['none', 'college', 'school', 'passed', 'returned'],
      to: 'none',
      by: 'system',
      code: 'audit',
    },
    /** The student confirms the destination before leaving. */
    confirm: {
      label: '确认去向',
      from: ['passed'],
      to: 'passed',
      by: 'student',
      requires: [{ holds: ['studentConfirmTime', 'empty', null], otherwise: '您已确认毕业去向' }],
      done: '已确认毕业去向',
    },
  },
});
