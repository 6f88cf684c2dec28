import { entity, flag, number, ref, text, user } from '../../kit/index.ts';
import { matchTexts } from './match-texts.ts';
import { ruleWeights, weightNames } from './weight-fields.ts';

const limits = {
  threshold: number({
    label: '入选分数',
    min: 0,
    max: 100,
    width: 96,
    help: '低于该分数的学生不进入待处理，不填的取系统参数',
  }),
  topN: number({
    label: '每岗位保留',
    min: 1,
    max: 1000,
    width: 104,
    help: '每个岗位最多保留的学生数，不填的取系统参数',
  }),
};

/** Weights of the dimensions of a match (匹配规则); one rule of the tenant is active. */
export const matchRule = entity({
  area: 'match',
  name: 'matchRule',
  table: 'rc_match_rule',
  code: 'match:matchRule',
  path: '/match/matchRule',
  title: '匹配规则',
  page: 'match/MatchRuleList',
  fields: {
    name: text({ label: '规则名称', required: true, max: 50, unique: true, width: 160 }),
    ...ruleWeights,
    ...limits,
    active: flag({ label: '启用', derived: true, width: 80 }),
    ruleVersion: number({ label: '版本', derived: true, default: 1, width: 80 }),
  },
  list: ['name', ...weightNames, 'threshold', 'topN', 'active', 'ruleVersion'],
  hidden: ['updateBy', 'updateTime', 'createTime'],
  search: ['name', 'active'],
  form: ['name', ...weightNames, 'threshold', 'topN'],
  sort: { column: 'active', order: 'desc' },
  protectedRows: { rows: ['active', 'eq', 1], message: matchTexts.activeKept },
  uniques: [
    { name: 'active', fields: [], when: ['active', 'eq', 1], message: matchTexts.activeTaken, errorCode: 'RC_STALE' },
  ],
  calls: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  visible: { staff: 'all', college: 'all' },
  versioned: true,
});

/** The weights of a rule under one version, kept for good: scores name the version they were computed with. */
export const matchRuleVersion = entity({
  area: 'match',
  name: 'matchRuleVersion',
  table: 'rc_match_rule_version',
  code: 'match:matchRuleVersion',
  path: '',
  title: '匹配规则版本',
  fields: {
    ruleId: ref({ label: '匹配规则', to: 'matchRule', required: true }),
    ruleVersion: number({ label: '版本', required: true }),
    ...ruleWeights,
    threshold: number({ label: '入选分数', required: true }),
    topN: number({ label: '每岗位保留', required: true }),
    savedBy: user({ label: '操作人', required: true }),
  },
  list: ['ruleVersion', ...weightNames, 'threshold', 'topN', 'savedBy', 'createTime'],
  form: [],
  calls: [],
  visible: { staff: 'all', college: 'all' },
  uniques: [{ fields: ['ruleId', 'ruleVersion'], message: matchTexts.stale, errorCode: 'RC_STALE' }],
  appendOnly: true,
});
