import { choice, entity, heading, onAdd, type Pattern, text } from '../../kit/index.ts';
import { isTreeCode } from '../../rules/tree-code.ts';

const code: Pattern = { test: isTreeCode, message: '类型编码须由 A01 形式的三位段组成' };

/** A node of the category trees (分类字典); its code is the path of its ancestors' blocks. */
export const sysCategory = entity({
  area: 'system',
  name: 'sysCategory',
  table: 'sys_category',
  code: 'system:category',
  path: '/sys/category',
  title: '分类字典',
  page: 'system/SysCategoryList',
  fields: {
    /** `0` for roots. */
    pid: text({ label: '父级节点', required: true, max: 32, default: '0' }),
    name: text({ label: '分类名称', required: true, requiredMessage: '请输入类型名称!', max: 100 }),
    code: text({ label: '分类编码', max: 99, unique: true, pattern: code, help: '不填时自动生成' }),
    hasChild: choice({ label: '有下级', options: { '0': '否', '1': '是' }, default: '0' }),
  },
  display: 'name',
  list: ['name', 'code'],
  hidden: ['pid', 'hasChild'],
  search: ['name', 'code'],
  form: ['pid', 'name', onAdd('code')],
  excel: ['name', 'code'],
  example: { code: 'Z99' },
  importing: ['name', heading('code')],
  sort: { column: 'code', order: 'asc' },
  asked: ['code'],
  visible: { staff: 'all' },
  calls: ['queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
  done: { edit: '修改成功!', delete: '删除成功!' },
  tenant: false,
  tree: 'pid',
  indexes: [['pid']],
});
