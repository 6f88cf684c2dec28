import { countBelow, dict, entity, flag, number, type Pattern, ref, text } from '../../kit/index.ts';

const code: Pattern = { test: (value) => /^[A-Za-z0-9]+$/.test(value), message: '类别编码只能包含字母和数字' };
/** Maximum depth. */
export const postTypeLevels = 3;

/** A type of work (岗位类别), three levels; posts refer to a leaf, whose category is used by the employment statistics. */
export const postType = entity({
  area: 'post',
  name: 'postType',
  table: 'rc_post_type',
  code: 'post:postType',
  path: '/api/posttype',
  title: '岗位类别',
  page: 'post/PostTypeTree',
  fields: {
    parentId: ref({ label: '上级类别', to: 'postType', help: '不选表示一级类别' }),
    name: text({ label: '类别名称', required: true, max: 30, unique: { within: ['parentId'] }, width: 204 }),
    code: text({ label: '类别编码', required: true, max: 20, unique: true, pattern: code, width: 132 }),
    category: dict({ label: '对应职位类别', dict: 'rc_post_category', help: '最末级类别必填' }),
    postCount: number({ label: '岗位数', derived: true, default: 0, width: 88 }),
    sort: number({ label: '排序', min: 0, max: 9999, width: 80 }),
    status: flag({ label: '启用', default: 1, width: 80 }),
  },
  display: 'name',
  list: ['name', 'code', 'category', 'postCount', 'sort', 'status'],
  search: ['name', { field: 'code', as: 'eq' }, 'category', 'status'],
  form: ['parentId', 'name', 'code', 'category', 'sort', 'status'],
  sort: { column: 'sort', order: 'asc' },
  ordered: true,
  switch: {
    field: 'status',
    ask: '停用后{row}及其下级不再供岗位选择，已使用的岗位不受影响，是否继续？',
  },
  asked: ['code'],
  visible: { staff: 'all', college: 'all', enterprise: 'all', interviewer: 'all' },
  calls: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  tree: 'parentId',
  counters: { postCount: countBelow('companyPost', 'postTypeId') },
});
