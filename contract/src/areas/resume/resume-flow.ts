import { auditFlow, longText, text } from '../../kit/index.ts';

/** The college's approval of the recommendation form (就业推荐表). */
export const formFlow = auditFlow({
  column: 'formAudit',
  label: '推荐表审核',
  dict: 'rc_form_audit',
  counted: true,
  initial: 'none',
  states: {
    none: { code: 0, label: '未提交', tone: 'neutral' },
    waiting: { code: 1, label: '待审核', tone: 'waiting' },
    approved: { code: 2, label: '已通过', tone: 'done' },
    rejected: { code: 3, label: '已退回', tone: 'bad' },
  },
  call: 'formAudit',
  batch: true,
  task: {
    key: 'form',
    title: '就业推荐表审核',
    since: 'updateTime',
    names: ['realname'],
    path: '/student/resume',
    isOfList: true,
  },
  notices: { waiting: 'E08', approve: 'E02', reject: 'E03' },
  before: {
    submit: {
      label: '提交推荐表',
      from: ['none', 'rejected'],
      to: 'waiting',
      by: ['staff', 'student'],
      code: 'resume:delivery:behalf',
      call: 'formSubmit',
      done: '提交成功',
      reason: 'behalfRemark',
      input: { behalfRemark: text({ label: '代办说明', required: true, max: 200, help: '代学生提交的原因' }) },
    },
  },
  approve: {
    reason: 'opinion',
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
  reject: {
    label: '退回',
    done: '已退回',
    reason: 'opinion',
    input: { opinion: longText({ label: '退回原因', required: true, max: 200, requiredMessage: '请填写退回原因!' }) },
  },
  steps: {
    reset: { label: '内容变更', from: ['approved'], to: 'none', by: 'system' },
  },
});
