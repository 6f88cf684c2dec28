import { type Button, by, count, endpoint, entity, flag, number, ref, refs, text, type } from '../../kit/index.ts';

/** Normalises a name for comparison: ignores case and full width. */
export const skillKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
/** Parses a comma-separated list of aliases. */
export const getAliases = (list: string | null | undefined): string[] =>
  (list ?? '')
    .split(/[,，、;；]/)
    .map((alias) => alias.trim())
    .filter(Boolean);

/** A skill of the library (技能) with its aliases. */
export const skill = entity({
  area: 'resume',
  name: 'skill',
  table: 'rc_skill',
  code: 'match:skill',
  path: '/match/skill',
  title: '技能',
  page: 'match/SkillList',
  fields: {
    name: text({ label: '技能名称', required: true, max: 30 }),
    aliases: text({ label: '别名', max: 200, help: '多个别名用逗号分隔', control: 'alias-tags' }),
    category: text({ label: '分类', required: true, max: 20, width: 120, control: 'skill-category' }),
    useCount: number({ label: '使用次数', derived: true, default: 0 }),
    status: flag({ label: '启用', default: 1 }),
    /** `skillKey` of the name. */
    nameKey: text({ label: '技能名称', max: 120, derived: true, secret: true, unique: true }),
  },
  list: ['name', 'aliases', 'category', 'useCount', 'status'],
  search: ['name', by('category', 'eq'), 'aliases', by('status', 'eq')],
  sort: { column: 'useCount', order: 'desc' },
  form: ['name', 'aliases', 'category', 'status'],
  excel: ['name', 'aliases', 'category', 'useCount', 'status'],
  switch: { field: 'status' },
  asked: ['name'],
  counters: { useCount: [count('resume', 'skillIds'), count('companyPost', 'skillIds')] },
  visible: { staff: 'all', college: 'all', enterprise: 'all', interviewer: 'all' },
});

/** Writes a list of aliases: trimmed, without repetitions; null when empty. */
export const joinAliases = (aliases: readonly string[]): string | null => {
  const byKey = new Map(aliases.map((alias) => [skillKey(alias), alias.trim()]));
  return [...byKey.values()].filter(Boolean).join(',') || null;
};

/** Makes one skill of several: `keepId` gets the names of the others as aliases, and every use of them. */
export const mergeSkills = endpoint({
  method: 'POST',
  path: '/match/skill/merge',
  title: '合并技能',
  needs: 'match:skill:merge',
  input: {
    ids: refs({ label: '要合并的技能', to: 'skill', required: true, most: 20 }),
    keepId: ref({ label: '保留的技能', to: 'skill', required: true }),
  },
  output: type<{ readonly resumes: number; readonly posts: number }>(),
  done: '技能已合并',
});
export const skillButtons: readonly Button[] = [
  { code: mergeSkills.needs as string, label: '合并技能', page: '/match/skill' },
];

/** A skill as a picker option. */
export interface SkillOption {
  readonly id: string;
  readonly name: string;
  readonly aliases: string | null;
  readonly category: string;
}
/** All active skills of the tenant, for résumés and posts. */
export const skillOptions = endpoint({
  method: 'GET',
  path: '/match/skill/options',
  title: '技能选项',
  needs: 'signed-in',
  input: {},
  output: type<SkillOption[]>(),
});
