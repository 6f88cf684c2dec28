import { dict, entity, number, ref, text } from '../../kit/index.ts';

/** A department (部门): its code is the chain of its ancestors' blocks of one letter and two digits. */
export const sysDepart = entity({
  area: 'system',
  name: 'sysDepart',
  table: 'sys_depart',
  code: 'system:depart',
  path: '/sys/sysDepart',
  title: '部门',
  fields: {
    parentId: ref({ label: '上级部门', to: 'sysDepart' }),
    departName: text({ label: '部门名称', required: true, max: 100 }),
    departNameEn: text({ label: '英文名', max: 500 }),
    departNameAbbr: text({ label: '缩写', max: 500 }),
    departOrder: number({ label: '排序', default: 0 }),
    orgCategory: dict({ label: '机构类型', dict: 'org_category', required: true }),
    /** Level: 1 for roots. */
    orgType: text({ label: '层级', max: 10 }),
    orgCode: text({ label: '机构编码', required: true, max: 64, unique: true }),
    mobile: text({ label: '手机号', max: 32 }),
    fax: text({ label: '传真', max: 32 }),
    address: text({ label: '地址', max: 100 }),
    memo: text({ label: '备注', max: 500 }),
    description: text({ label: '描述', max: 500 }),
    status: dict({ label: '状态', dict: 'valid_status', default: '1' }),
  },
  list: ['departName', 'orgCode', 'orgCategory', 'departOrder'],
  form: [],
  visible: { staff: 'all', college: 'all' },
  calls: [],
  tree: 'parentId',
});
