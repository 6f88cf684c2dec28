import { choice, entity, text } from '../../kit/index.ts';

/** A node of the classification trees (分类字典); its code is the chain of its ancestors' blocks. */
export const sysCategory = entity({
  area: 'system',
  name: 'sysCategory',
  table: 'sys_category',
  code: 'system:category',
  path: '/sys/category',
  title: '分类字典',
  fields: {
    /** `0` for roots. */
    pid: text({ label: '上级节点', required: true, max: 32, default: '0' }),
    name: text({ label: '类型名称', required: true, max: 100 }),
    code: text({ label: '类型编码', max: 100, unique: true }),
    hasChild: choice({ label: '有下级', options: { '0': '否', '1': '是' }, default: '0' }),
  },
  list: ['name', 'code'],
  form: [],
  visible: { staff: 'all' },
  calls: [],
  tenant: false,
  indexes: [['pid']],
});
