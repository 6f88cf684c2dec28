import { choice, dateTime, dicts, entity, json, longText, me, number, ref, text } from '../../kit/index.ts';

/** A decision about a company (审核记录), stored permanently; `snapshot` holds the certified fields at that moment. */
export const companyAudit = entity({
  area: 'enterprise',
  name: 'companyAudit',
  table: 'rc_company_audit',
  code: 'company:companyAudit',
  path: '',
  title: '企业审核记录',
  fields: {
    companyId: ref({ label: '企业', to: 'company', required: true }),
    seq: number({ label: '序号', required: true }),
    fromStatus: number({ label: '原状态', required: true }),
    toStatus: number({ label: '新状态', required: true }),
    action: choice({
      label: '操作',
      required: true,
      options: {
        submit: '提交审核',
        withdraw: '撤回修改',
        pass: '审核通过',
        refuse: '审核驳回',
        disable: '停用',
        enable: '启用',
        change: '资质变更',
      },
    }),
    reasonCodes: dicts({ label: '驳回原因', dict: 'rc_company_reject_reason' }),
    reason: longText({ label: '意见', max: 500 }),
    operatorId: text({ label: '操作人ID', max: 32, required: true }),
    operatorName: text({ label: '操作人', max: 50, required: true }),
    operateTime: dateTime({ label: '操作时间', required: true }),
    snapshot: json<Record<string, unknown>>()({ label: '快照' }),
  },
  list: ['seq', 'action', 'fromStatus', 'toStatus', 'reasonCodes', 'reason', 'operatorName', 'operateTime'],
  form: [],
  visible: { staff: 'all', college: 'all', enterprise: ['companyId', 'eq', me('companyId')] },
  uniques: [{ fields: ['companyId', 'seq'], message: '数据已被他人修改，请刷新后重试', errorCode: 'RC_STALE' }],
  appendOnly: true,
});
