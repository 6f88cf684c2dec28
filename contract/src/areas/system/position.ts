import { dict, entity, text } from '../../kit/index.ts';

/** A job title that a user can hold (职务). The list is a call of its own: pickers read it without the code. */
export const position = entity({
  area: 'system',
  name: 'position',
  table: 'sys_position',
  code: 'system:position',
  path: '/sys/position',
  title: '职务',
  page: 'system/SysPositionList',
  fields: {
    code: text({ label: '职务编码', required: true, unique: { message: '职务编码已存在!' }, max: 50 }),
    name: text({ label: '职务名称', required: true, max: 50 }),
    postRank: dict({ label: '职级', dict: 'position_rank', required: true }),
    companyId: text({ label: '所属公司', max: 32, derived: true }),
  },
  display: 'name',
  list: ['code', 'name', 'postRank'],
  search: ['name', 'postRank'],
  form: ['code', 'name', 'postRank'],
  excel: ['code', 'name', 'postRank'],
  visible: { staff: 'all' },
  calls: ['queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
});
