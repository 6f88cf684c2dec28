import { choice, entity, text } from '../../kit/index.ts';

/** A province, city or district with its six-digit code (行政区划), under root 86. */
export const sysArea = entity({
  area: 'system',
  name: 'sysArea',
  table: 'sys_area',
  code: 'system:area',
  path: '',
  title: '行政区划',
  fields: {
    code: text({ label: '区划代码', required: true, max: 12, unique: true }),
    name: text({ label: '名称', required: true, max: 50 }),
    parentCode: text({ label: '上级代码', required: true, max: 12 }),
    level: choice({ label: '级别', required: true, options: { province: '省', city: '市', district: '区县' } }),
  },
  list: ['name', 'code', 'level'],
  form: [],
  visible: {},
  tenant: false,
  indexes: [['parentCode']],
});
