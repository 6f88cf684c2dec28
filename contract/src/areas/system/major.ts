import { entity, text } from '../../kit/index.ts';

/** A node of the catalogue of majors (专业): root, discipline, class, major. */
export const major = entity({
  area: 'system',
  name: 'major',
  table: 'rc_major',
  code: 'system:major',
  path: '',
  title: '专业',
  fields: {
    code: text({ label: '专业代码', required: true, max: 20, unique: true }),
    name: text({ label: '专业名称', required: true, max: 60 }),
    parentCode: text({ label: '上级代码', max: 20 }),
  },
  list: ['name', 'code', 'parentCode'],
  form: [],
  visible: {},
  tenant: false,
  indexes: [['parentCode']],
});
