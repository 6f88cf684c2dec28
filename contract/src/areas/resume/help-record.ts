import { by, date, dict, entity, longText, number, onAdd, ref, text, through } from '../../kit/index.ts';
import { ownCollege } from '../audiences.ts';

/** Kinds of help (rc_help_kind). */
export const helpKinds = { talk: 1, posts: 2, training: 3, subsidy: 4, other: 9 } as const;
/** Posts that a student in difficulty is to be offered at least. */
export const enoughPosts = 3;

/** In detail and sheet, after the student. */
const facts = [
  ...(['studentNo', 'departId', 'gradYear', 'helpDate', 'kind', 'postCount', 'helper', 'content', 'result'] as const),
  'nextDate',
] as const;

/** What a school does for one student on the way to a destination (一生一策帮扶记录). */
export const helpRecord = entity({
  area: 'resume',
  name: 'helpRecord',
  table: 'rc_help_record',
  many: true,
  code: 'employ:helpRecord',
  path: '/employ/helpRecord',
  title: '帮扶记录',
  page: 'employ/HelpRecordList',
  fields: {
    employId: ref({ label: '学生', to: 'employUser', required: true }),
    realname: through('employId', 'realname', { label: '姓名', width: 96 }),
    studentNo: through('employId', 'studentNo', { label: '学号', width: 116 }),
    departId: through('employId', 'departId', { label: '院系', width: 128 }),
    gradYear: through<number>('employId', 'gradYear', { label: '毕业年份', width: 88 }),
    helpDate: date({ label: '帮扶日期', required: true, priority: 'high' }),
    kind: dict({
      label: '帮扶方式',
      dict: 'rc_help_kind',
      numeric: true,
      required: true,
      width: 104,
      priority: 'high',
    }),
    helper: text({ label: '帮扶人', required: true, max: 50, width: 136 }),
    postCount: number({
      label: '推荐岗位数',
      min: 1,
      max: 100,
      requiredWhen: { field: 'kind', holds: [String(helpKinds.posts)] },
    }),
    content: longText({ label: '帮扶内容', required: true, min: 5, max: 1000 }),
    result: longText({ label: '帮扶结果', max: 500 }),
    nextDate: date({ label: '下次跟进', help: '不填表示无需跟进' }),
  },
  display: 'realname',
  list: [
    'realname',
    'studentNo',
    'departId',
    'helpDate',
    'kind',
    'helper',
    'postCount',
    'content',
    'nextDate',
    'result',
  ],
  hidden: ['gradYear', 'employId'],
  search: [
    'realname',
    by('kind', 'in'),
    'helpDate',
    'helper',
    'nextDate',
    by('studentNo', 'eq'),
    by('departId', 'eq'),
    by('gradYear', 'in'),
  ],
  form: [onAdd('employId'), 'helpDate', 'kind', 'postCount', 'helper', 'content', 'result', 'nextDate'],
  detail: ['employId', ...facts],
  excel: ['realname', ...facts],
  calls: ['list', 'queryById', 'add', 'edit', 'delete', 'exportXls'],
  sort: { column: 'helpDate', order: 'desc' },
  visible: { staff: 'all', college: ownCollege },
  indexes: [['sysOrgCode'], ['tenantId', 'nextDate']],
  versioned: true,
});
