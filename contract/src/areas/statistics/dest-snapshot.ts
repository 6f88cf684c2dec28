import { area, category, choice, date, depart, dict, entity, flag, number, ref } from '../../kit/index.ts';
import { ownCollege } from '../audiences.ts';

/**
 * The destination of a graduate at the end of a cut-off day, with everything that reports count by, so that neither a
 * later change of the student nor of a setting changes a figure of that day.
 */
export const destSnapshot = entity({
  area: 'statistics',
  name: 'destSnapshot',
  table: 'rc_dest_snapshot',
  code: 'employ:report',
  path: '',
  title: '去向截止数据',
  fields: {
    day: date({ label: '截止日', required: true }),
    employId: ref({ label: '学生', to: 'employUser', required: true }),
    gradYear: number({ label: '毕业年份', isYear: true, required: true }),
    departId: depart({ label: '院系' }),
    majorCode: category({ label: '专业', tree: 'major' }),
    eduLevel: dict({ label: '学历层次', dict: 'rc_edu_level' }),
    originCode: area({ label: '生源地' }),
    audit: dict({ label: '审核状态', dict: 'rc_dest_audit', numeric: true, required: true }),
    destCategory: dict({ label: '毕业去向', dict: 'rc_dest_category' }),
    /** What counts: without an approved destination 待就业. */
    destGroup: dict({ label: '去向大类', dict: 'rc_dest_group', numeric: true, required: true }),
    unitNature: dict({ label: '单位性质', dict: 'rc_company_nature' }),
    unitIndustry: dict({ label: '单位行业', dict: 'rc_company_industry' }),
    unitRegion: area({ label: '单位所在地' }),
    isMatch: choice({ label: '专业对口', options: { '1': '是', '0': '否' } }),
    salary: number({ label: '月薪（元）' }),
    isNearby: flag({ label: '省内就业' }),
    isSigned: flag({ label: '已签约' }),
  },
  list: ['day', 'employId', 'destCategory', 'audit'],
  form: [],
  display: 'destCategory',
  calls: [],
  visible: { staff: 'all', college: ownCollege },
  uniques: [{ fields: ['day', 'employId'], message: '该学生在该截止日已有数据' }],
  indexes: [['tenantId', 'day', 'gradYear']],
  appendOnly: true,
});
