import { area, dateTime, dict, entity, number, ref, text } from '../../kit/index.ts';
import { ownCollege } from '../audiences.ts';

/** An entry of the journal of destinations: the figures of any day are the state that its entries lead to. */
export const employmentLog = entity({
  area: 'statistics',
  name: 'employmentLog',
  table: 'rc_employment_log',
  code: 'employ:employmentLog',
  path: '',
  title: '毕业去向变更记录',
  fields: {
    employId: ref({ label: '学生', to: 'employUser', required: true }),
    seq: number({ label: '序号', required: true }),
    occurTime: dateTime({ label: '时间', required: true }),
    action: text({ label: '动作', max: 30, required: true }),
    category: dict({ label: '毕业去向', dict: 'rc_dest_category' }),
    destGroup: dict({ label: '去向大类', dict: 'rc_dest_group', numeric: true, required: true }),
    audit: dict({ label: '审核状态', dict: 'rc_dest_audit', numeric: true, required: true }),
    gradYear: number({ label: '毕业年份', isYear: true }),
    unitNature: dict({ label: '单位性质', dict: 'rc_company_nature' }),
    unitIndustry: dict({ label: '单位行业', dict: 'rc_company_industry' }),
    unitRegion: area({ label: '单位所在地' }),
    actor: text({ label: '操作人', max: 50, required: true }),
  },
  list: ['seq', 'occurTime', 'action', 'category', 'destGroup', 'audit', 'gradYear', 'actor'],
  form: [],
  display: 'action',
  visible: { staff: 'all', college: ownCollege },
  calls: [],
  uniques: [{ fields: ['employId', 'seq'], message: '数据已被他人修改，请刷新后重试', errorCode: 'RC_STALE' }],
  indexes: [['tenantId', 'gradYear', 'occurTime']],
  appendOnly: true,
});
