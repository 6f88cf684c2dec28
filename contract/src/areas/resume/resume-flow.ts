import { longText, text, workflow } from '../../kit/index.ts';

/** The college's approval of the recommendation form (就业推荐表). */
export const formFlow = workflow({
  column: 'formAudit',
  label: '推荐表审核',
  dict: 'rc_form_audit',
  initial: 'none',
  states: {
    none: { code: 0, label: '未提交', tone: 'neutral' },
    waiting: { code: 1, label: '待审核', tone: 'waiting' },
    passed: { code: 2, label: '已通过', tone: 'done' },
    returned: { code: 3, label: '已退回', tone: 'bad' },
  },
  steps: {
    formSubmit: {
      label: '提交推荐表',
      from: ['none', 'returned'],
      to: 'waiting',
      by: ['staff', 'student'],
      code: 'resume:delivery:behalf',
      done: '提交成功',
      input: { behalfRemark: text({ label: '代办说明', required: true, max: 200, help: '代学生提交的原因' }) },
    },
    formPass: {
      label: '通过',
      from: ['waiting'],
      to: 'passed',
      by: 'staff',
      code: 'audit',
      call: 'formAudit',
      with: { result: 1 },
      batch: true,
      done: '审核通过',
      input: {
        opinion: longText({
          label: '院系推荐意见',
          required: true,
          min: 10,
          max: 200,
          requiredMessage: '请填写院系推荐意见!',
        }),
      },
    },
    formReturn: {
      label: '退回',
      from: ['waiting'],
      to: 'returned',
      by: 'staff',
      code: 'audit',
      call: 'formAudit',
      with: { result: 2 },
      danger: true,
      batch: true,
      done: '已退回',
      input: { opinion: longText({ label: '退回原因', required: true, max: 200, requiredMessage: '请填写退回原因!' }) },
    },
    formReset: { label: '内容变更', from: ['passed'], to: 'none', by: 'system' },
  },
});
