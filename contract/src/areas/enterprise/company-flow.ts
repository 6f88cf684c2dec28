import { dict, dicts, longText, me, workflow } from '../../kit/index.ts';

/** 其他: the only reason that requires a text. */
export const otherRejectReason = '9';
const auditOpinion = longText({
  label: '审核意见',
  max: 500,
  requiredMessage: '请填写审核意见!',
  requiredWhen: { field: 'reasonCodes', holds: [otherRejectReason], least: 5 },
});

/** Approval of a company: 3 may sign in, 0 and 1 complete their data, all others wait or get a reason. */
export const companyFlow = workflow({
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
    refused: { code: 4, label: '审核驳回', tone: 'bad' },
    disabled: { code: 5, label: '已停用', tone: 'neutral' },
  },
  steps: {
    save: { label: '保存', from: ['blank', 'draft', 'refused'], to: 'draft', by: 'visitor' },
    submit: { label: '提交', from: ['blank', 'draft', 'refused'], to: 'waiting', by: 'visitor' },
    withdraw: { label: '撤回修改', from: ['waiting'], to: 'draft', by: 'visitor' },
    pass: {
      label: '通过',
      from: ['waiting'],
      to: 'approved',
      by: 'staff',
      code: 'audit',
      call: 'audit',
      with: { result: 1 },
      batch: 'auditBatch',
      confirm: '确定通过{row}的入驻申请？',
      done: '审核通过',
    },
    refuse: {
      label: '驳回',
      from: ['waiting'],
      to: 'refused',
      by: 'staff',
      code: 'audit',
      call: 'audit',
      with: { result: 2 },
      batch: 'auditBatch',
      danger: true,
      done: '审核驳回',
      input: {
        reasonCodes: dicts({
          label: '驳回原因',
          dict: 'rc_company_reject_reason',
          required: true,
          requiredMessage: '请选择驳回原因!',
        }),
        reason: auditOpinion,
      },
    },
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

/** Decision of an auditor: the body of `auditBatch`. */
export const auditInput = {
  result: dict({ label: '审核结果', dict: 'rc_audit_result', numeric: true, required: true }),
  reasonCodes: dicts({ label: '驳回原因', dict: 'rc_company_reject_reason' }),
  reason: auditOpinion,
};
