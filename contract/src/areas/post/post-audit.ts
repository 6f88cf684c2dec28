import { choice, dateTime, dicts, entity, json, longText, me, number, ref, text } from '../../kit/index.ts';
import type { PostRisk } from './find-post-words.ts';

/**
 * A decision about a post (审批记录), stored permanently. Pausing and resuming are no decisions: the last row of an open
 * post is
 * the approval, whose `snapshot` holds the approved key fields.
 */
export const postAudit = entity({
  area: 'post',
  name: 'postAudit',
  table: 'rc_post_audit',
  code: 'post:postAudit',
  path: '',
  title: '岗位审批记录',
  fields: {
    postId: ref({ label: '岗位', to: 'companyPost', required: true }),
    companyId: ref({ label: '企业', to: 'company', required: true }),
    seq: number({ label: '序号', required: true }),
    fromStatus: number({ label: '原状态', required: true }),
    toStatus: number({ label: '新状态', required: true }),
    action: choice({
      label: '操作',
      required: true,
      options: {
        submit: '提交审核',
        withdraw: '撤回',
        pass: '审核通过',
        refuse: '审核驳回',
        edit: '修改重审',
        full: '招满结束',
        close: '关闭',
        offline: '违规下架',
        expire: '到期结束',
        reopen: '重新发布',
      },
    }),
    reasonCodes: dicts({ label: '驳回原因', dict: 'rc_post_reject_reason' }),
    reason: longText({ label: '意见', max: 500 }),
    riskTags: json<readonly PostRisk[]>()({ label: '风险提示' }),
    /** Key fields that differ from the last approved version. */
    changedFields: json<readonly string[]>()({ label: '修改的字段' }),
    snapshot: json<Record<string, unknown>>()({ label: '快照' }),
    operatorId: text({ label: '操作人ID', max: 32, required: true }),
    operatorName: text({ label: '操作人', max: 50, required: true }),
    operateTime: dateTime({ label: '操作时间', required: true }),
  },
  list: [
    'seq',
    'action',
    'fromStatus',
    'toStatus',
    'reasonCodes',
    'reason',
    'riskTags',
    'changedFields',
    'operatorName',
    'operateTime',
  ],
  form: [],
  visible: { staff: 'all', college: 'all', enterprise: ['companyId', 'eq', me('companyId')] },
  uniques: [{ fields: ['postId', 'seq'], message: '数据已被他人修改，请刷新后重试', errorCode: 'RC_STALE' }],
  indexes: [['companyId', 'operateTime']],
  appendOnly: true,
});
