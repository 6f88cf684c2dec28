import {
  by,
  choice,
  date,
  dict,
  endpoint,
  entity,
  files,
  flag,
  longText,
  me,
  number,
  ref,
  text,
  through,
  type,
  user,
} from '../../kit/index.ts';

/** Kinds of violations that the system records by itself. */
export const violationTypes = {
  fairMissed: 1,
  cancelledLate: 2,
  falseInformation: 3,
  discrimination: 4,
  preachMissed: 6,
  other: 9,
} as const;

/** What a violation happened with; staff register the others by hand. */
export const violationSources = {
  jobFair: '招聘会',
  preach: '宣讲会',
  post: '岗位',
  offer: '录用',
  manual: '人工登记',
} as const;

/** A breach of the rules by a company (违规记录). */
export const violation = entity({
  area: 'enterprise',
  name: 'violation',
  table: 'rc_violation',
  many: true,
  code: 'jobFair:violation',
  path: '/jobFair/violation',
  title: '违规记录',
  adding: '登记违规',
  fields: {
    companyId: ref({ label: '企业', to: 'company', required: true }),
    companyName: through('companyId', 'companyName', { label: '企业', width: 204 }),
    type: dict({ label: '违规类型', dict: 'rc_violation_type', numeric: true, required: true }),
    points: number({ label: '计分', required: true, derived: true }),
    occurDate: date({ label: '发生日期', required: true }),
    refType: choice({ label: '关联业务', options: violationSources, derived: true, width: 96 }),
    refId: text({ label: '关联单据', max: 32, derived: true }),
    description: longText({ label: '情况说明', required: true, requiredMessage: '请填写情况说明', max: 500 }),
    files: files({
      label: '材料',
      most: 10,
      accept: ['jpg', 'jpeg', 'png', 'pdf'],
      maxMb: 10,
      folder: 'company-license',
      plain: 'jobFair:violation:add',
    }),
    auto: flag({ label: '系统生成', derived: true }),
    settled: flag({ label: '已结清', derived: true }),
    revoked: flag({ label: '已撤销', derived: true }),
    revokeReason: longText({ label: '撤销原因', max: 500, derived: true }),
    revokeBy: user({ label: '撤销人', derived: true, side: 'staff' }),
  },
  list: ['companyName', 'type', 'points', 'occurDate', 'refType', 'description', 'auto', 'settled', 'revoked'],
  search: [
    'companyName',
    by('type', 'in'),
    'occurDate',
    by('refType', 'in'),
    by('auto', 'eq'),
    by('settled', 'eq'),
    by('revoked', 'eq'),
    by('companyId', 'eq'),
  ],
  detail: [
    'companyId',
    'companyName',
    'type',
    'points',
    'occurDate',
    'refType',
    'description',
    'files',
    'auto',
    'settled',
    'revoked',
    'revokeReason',
    'revokeBy',
  ],
  excel: ['companyName', 'type', 'points', 'occurDate', 'refType', 'description', 'auto', 'settled', 'revoked'],
  calls: ['list', 'queryById', 'add', 'exportXls'],
  form: ['companyId', 'type', 'occurDate', 'description', 'files'],
  display: 'type',
  sort: { column: 'occurDate', order: 'desc' },
  visible: { staff: 'all', enterprise: ['companyId', 'eq', me('companyId')] },
  uniques: [{ fields: ['companyId', 'type', 'refId'], when: ['auto', 'eq', 1], message: '该违规已登记' }],
  indexes: [['companyId', 'occurDate']],
  done: { add: '已登记违规' },
});

/** Takes a violation back with its points; what was listed only because of it is released. */
export const revokeViolationCall = endpoint({
  method: 'POST',
  path: '/jobFair/violation/revoke',
  title: '撤销违规',
  needs: 'jobFair:violation:revoke',
  input: {
    id: text({ label: '违规记录', max: 32, required: true }),
    reason: longText({ label: '撤销原因', min: 5, max: 500, required: true, requiredMessage: '请填写撤销原因' }),
  },
  output: type<null>(),
  done: '已撤销违规',
});

/** A violation of the own company. */
export interface OwnViolation {
  readonly id: string;
  readonly type: number;
  readonly type_dictText: string;
  readonly points: number;
  readonly occurDate: string;
  readonly description: string;
  readonly revoked: 0 | 1;
}
/** The violations of the own company, and the points that count. */
export const ownViolations = endpoint({
  method: 'GET',
  path: '/jobFair/violation/mine',
  title: '本企业违规记录',
  needs: 'signed-in',
  input: {},
  output: type<{ readonly points: number; readonly records: readonly OwnViolation[] }>(),
});
