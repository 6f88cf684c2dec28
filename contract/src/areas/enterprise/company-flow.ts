import { auditFlow, longText, me, rejectReasons } from '../../kit/index.ts';

/** Approval of a company: 3 may sign in, 0 and 1 complete their data, all others wait or get a reason. */
export const companyFlow = auditFlow({
  column: 'auditStatus',
  label: '审核状态',
  dict: 'rc_company_audit_status',
  initial: 'blank',
  owner: ['id', 'eq', me('companyId')],
  states: {
    blank: { code: 0, label: '待完善资料', tone: 'neutral' },
    draft: { code: 1, label: '资料未提交', tone: 'neutral' },
    waiting: { code: 2, label: '审核中', tone: 'waiting' },
    approved: { code: 3, label: '审核通过', tone: 'done' },
    rejected: { code: 4, label: '审核驳回', tone: 'bad' },
    disabled: { code: 5, label: '已停用', tone: 'neutral' },
  },
  batch: 'auditBatch',
  task: {
    key: 'company',
    title: '企业审核',
    since: 'submitTime',
    names: ['companyName'],
    path: '/enterprise/audit',
  },
  notices: { waiting: 'C01', approve: 'C02', reject: 'C03', disable: 'C04', enable: 'C05' },
  before: {
    save: { label: '保存', from: ['blank', 'draft', 'rejected'], to: 'draft', by: 'visitor' },
    submit: { label: '提交', from: ['blank', 'draft', 'rejected'], to: 'waiting', by: 'visitor' },
    withdraw: { label: '撤回修改', from: ['waiting'], to: 'draft', by: 'visitor' },
  },
  approve: { confirm: '确定通过{row}的入驻申请？' },
  reject: { input: rejectReasons('rc_company_reject_reason') },
  steps: {
    disable: {
      label: '停用',
      from: ['approved'],
      to: 'disabled',
      by: 'staff',
      danger: true,
      batch: true,
      done: '停用成功',
      input: { reason: longText({ label: '停用原因', max: 500, required: true, requiredMessage: '请填写停用原因!' }) },
    },
    enable: {
      label: '启用',
      from: ['disabled'],
      to: 'approved',
      by: 'staff',
      code: 'disable',
      confirm: '启用后{row}的用户可以重新登录，岗位保持暂停，是否继续？',
      done: '启用成功',
    },
  },
});
