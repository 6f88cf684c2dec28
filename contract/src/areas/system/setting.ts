import { entity, text } from '../../kit/index.ts';

/** A tenant's value of a recruitment parameter (招聘参数); defaults are in `settings.ts`. */
export const setting = entity({
  area: 'system',
  name: 'setting',
  table: 'rc_setting',
  code: 'recruit:setting',
  path: '',
  title: '招聘参数',
  fields: {
    settingKey: text({ label: '参数', required: true, max: 64, unique: true }),
    settingValue: text({ label: '参数值', max: 500 }),
  },
  list: ['settingKey', 'settingValue'],
  form: [],
  visible: { staff: 'all' },
  versioned: true,
});
