import { entity, ref, text } from '../../kit/index.ts';

/** An entry granted to a department: the most its department roles may hold (部门权限). */
export const sysDepartPermission = entity({
  area: 'system',
  name: 'sysDepartPermission',
  table: 'sys_depart_permission',
  code: 'system:permission',
  path: '',
  title: '部门权限',
  fields: {
    departId: ref({ label: '部门', to: 'sysDepart', required: true }),
    permissionId: ref({ label: '权限', to: 'sysPermission', required: true }),
    /** Ids of data rules, comma-separated. */
    dataRuleIds: text({ label: '数据规则', max: 1000 }),
  },
  list: ['departId', 'permissionId', 'dataRuleIds'],
  form: [],
  visible: {},
  uniques: [{ fields: ['departId', 'permissionId'], message: '该部门已有此权限' }],
});
