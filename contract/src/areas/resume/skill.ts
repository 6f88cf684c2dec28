import { by, entity, flag, number, text } from '../../kit/index.ts';

/** A skill of the library (技能), named once, found by its aliases. */
export const skill = entity({
  area: 'resume',
  name: 'skill',
  table: 'rc_skill',
  code: 'match:skill',
  path: '/match/skill',
  title: '技能',
  page: 'match/SkillList',
  fields: {
    name: text({ label: '技能名称', required: true, max: 30, unique: true }),
    aliases: text({ label: '别名', max: 200, help: '多个别名用逗号分隔' }),
    category: text({ label: '分类', required: true, max: 20 }),
    useCount: number({ label: '使用次数', derived: true, default: 0 }),
    status: flag({ label: '启用', default: 1 }),
  },
  list: ['name', 'aliases', 'category', 'useCount', 'status'],
  search: ['name', by('category', 'eq'), 'aliases', by('status', 'eq')],
  form: ['name', 'aliases', 'category', 'status'],
  excel: ['name', 'aliases', 'category', 'useCount', 'status'],
  visible: { staff: 'all', college: 'all', enterprise: 'all', interviewer: 'all' },
});
