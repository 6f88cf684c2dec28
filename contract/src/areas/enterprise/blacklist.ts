import {
  by,
  date,
  dateTime,
  dict,
  entity,
  files,
  longText,
  me,
  ref,
  text,
  through,
  user,
  workflow,
} from '../../kit/index.ts';

/** What a row of the blacklist keeps a company from (rc_blacklist_scope). */
export const blackScopes = { none: 0, fairs: 1, recruiting: 2, account: 3 } as const;
/** How a row came to be there (rc_blacklist_source). */
export const blacklistSources = { manual: 1, automatic: 2 } as const;
/** Whether a company's scope bars it from posts, offers and new résumés. */
export const isBarredFromRecruiting = (scope: number | null | undefined): boolean =>
  (scope ?? blackScopes.none) >= blackScopes.recruiting;

const scope = dict({ label: '限制范围', dict: 'rc_blacklist_scope', numeric: true, required: true, width: 130 });
const endDate = date({ label: '截止日期', help: '不填表示永久' });
const reason = longText({ label: '列入原因', required: true, min: 5, max: 500 });

/** A company is on the blacklist from its start until it is released or its last day is over. */
export const blacklistFlow = workflow({
  dict: 'rc_blacklist_status',
  initial: 'active',
  states: {
    active: { code: 1, label: '生效中', tone: 'bad' },
    released: { code: 2, label: '已解除', tone: 'neutral' },
    expired: { code: 3, label: '已到期', tone: 'neutral' },
  },
  steps: {
    change: {
      label: '变更',
      from: ['active'],
      to: 'active',
      by: 'school',
      code: 'add',
      done: '变更成功',
      input: { scope, endDate, reason },
    },
    release: {
      label: '解除',
      from: ['active'],
      to: 'released',
      by: 'school',
      done: '解除成功',
      input: { reason: longText({ label: '解除原因', max: 500, required: true, requiredMessage: '请填写解除原因!' }) },
    },
    expire: { label: '到期', from: ['active'], to: 'expired', by: 'system', due: 'endDate' },
  },
});

/** A company on the blacklist (黑名单); its scope is copied to the company while the row is active. */
export const blacklist = entity({
  area: 'enterprise',
  name: 'blacklist',
  table: 'rc_blacklist',
  code: 'jobFair:blacklist',
  path: '/jobFair/blacklist',
  title: '黑名单',
  adding: '列入黑名单',
  fields: {
    companyId: ref({ label: '企业', to: 'company', required: true }),
    companyName: through('companyId', 'companyName', { label: '企业', width: 204, priority: 'high' }),
    /** Copied, so that a company that registers again is recognised. */
    creditCode: text({ label: '统一社会信用代码', max: 18, derived: true, width: 184, priority: 'low' }),
    scope,
    reason,
    files: files({
      label: '材料',
      most: 10,
      accept: ['jpg', 'jpeg', 'png', 'pdf'],
      maxMb: 10,
      folder: 'company-license',
      plain: 'jobFair:blacklist:add',
    }),
    startDate: date({ label: '起始日期', help: '不填表示今天' }),
    endDate,
    source: dict({ label: '来源', dict: 'rc_blacklist_source', numeric: true, derived: true }),
    violationIds: text({ label: '关联违规', max: 1000, derived: true, secret: true }),
    releaseReason: longText({ label: '解除原因', max: 500, derived: true }),
    releaseBy: user({ label: '解除人', derived: true, side: 'staff' }),
    releaseTime: dateTime({ label: '解除时间', derived: true }),
  },
  display: 'companyName',
  list: ['companyName', 'creditCode', 'scope', 'status', 'reason', 'startDate', 'endDate', 'source'],
  hidden: ['releaseReason', 'releaseTime'],
  search: [
    'companyName',
    by('creditCode', 'eq'),
    by('scope', 'in'),
    by('status', 'in'),
    'startDate',
    'endDate',
    by('source', 'eq'),
  ],
  form: ['companyId', 'scope', 'startDate', 'endDate', 'reason', 'files'],
  detail: [
    'companyId',
    'companyName',
    'creditCode',
    'status',
    'scope',
    'reason',
    'files',
    'startDate',
    'endDate',
    'source',
    'releaseReason',
    'releaseBy',
    'releaseTime',
  ],
  excel: ['companyName', 'creditCode', 'status', 'scope', 'reason', 'startDate', 'endDate', 'source'],
  workflow: blacklistFlow,
  visible: { staff: 'all', enterprise: ['companyId', 'eq', me('companyId')] },
  calls: ['list', 'queryById', 'add', 'exportXls'],
  uniques: [
    {
      name: 'active',
      fields: ['companyId'],
      when: ['status', 'eq', blacklistFlow.states.active.code],
      message: '该企业已在黑名单中',
      errorCode: 'RC_BLACKLISTED',
    },
  ],
  indexes: [['creditCode']],
  versioned: true,
  done: { add: '已列入黑名单' },
});
