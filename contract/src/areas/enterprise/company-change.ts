import {
  auditColumns,
  auditFlow,
  by,
  entity,
  files,
  json,
  longText,
  me,
  only,
  ref,
  rejectReasons,
  text,
  through,
} from '../../kit/index.ts';
import { certifiedFields, makeOptional } from './company-fields.ts';

/** A change of certified data: 1 waits for the school, 2 is applied to the company. */
export const changeFlow = auditFlow({
  dict: 'rc_change_status',
  counted: true,
  initial: 'waiting',
  owner: ['companyId', 'eq', me('companyId')],
  states: {
    waiting: { code: 1, label: '待审核', tone: 'waiting' },
    approved: { code: 2, label: '已通过', tone: 'done' },
    rejected: { code: 3, label: '已驳回', tone: 'bad' },
    withdrawn: { code: 4, label: '已撤回', tone: 'neutral' },
  },
  batch: 'auditBatch',
  task: {
    key: 'companyChange',
    title: '资质变更审核',
    since: 'createTime',
    names: ['companyName', 'items'],
    path: '/enterprise/change',
    isOfList: true,
  },
  notices: { waiting: 'C08', approve: 'C09', reject: 'C10' },
  before: {
    withdraw: {
      label: '撤回',
      from: ['waiting'],
      to: 'withdrawn',
      by: 'owner',
      code: 'add',
      confirm: '撤回后{row}不再审核，是否继续？',
      done: '撤回成功',
    },
  },
  approve: { confirm: '通过后按{row}修改企业的认证信息，是否继续？' },
  reject: { input: rejectReasons('rc_company_reject_reason') },
  steps: {
    lapse: { label: '失效', from: ['waiting'], to: 'withdrawn', by: 'system' },
  },
});

/** Old and new value of each certified field that changes. */
export type CertifiedChanges = Readonly<Record<string, { readonly old?: unknown; readonly new: unknown }>>;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPair = (value: unknown): boolean =>
  isRecord(value) && Object.hasOwn(value, 'new') && Object.keys(value).every((key) => key === 'old' || key === 'new');
/** The shape only; which fields are certified and what they accept is checked with the company. */
const changesFault = (value: unknown): string | undefined =>
  isRecord(value) && Object.values(value).every(isPair) ? undefined : '变更内容格式不正确';

const auditCode = 'company:companyChange:audit';
/**
 * Certified documents and identity data have columns with their own protection; the other certified fields are in
 * `changes`.
 */
const protectedFields = {
  licenseImg: makeOptional(certifiedFields.licenseImg),
  hrLicense: makeOptional(certifiedFields.hrLicense),
  proxyLetter: makeOptional(certifiedFields.proxyLetter),
  idCardNo: { ...makeOptional(certifiedFields.idCardNo), plain: auditCode },
  idCardImgs: { ...makeOptional(certifiedFields.idCardImgs), plain: auditCode },
  sealImg: { ...certifiedFields.sealImg, plain: auditCode },
};
/** Names of the certified fields that are columns of a change. */
export const protectedNames = Object.keys(protectedFields) as (keyof typeof protectedFields)[];
/** Names of the certified fields in `changes`. */
export const changeableNames = (Object.keys(certifiedFields) as (keyof typeof certifiedFields)[]).filter(
  (name): name is Exclude<keyof typeof certifiedFields, keyof typeof protectedFields> =>
    !Object.hasOwn(protectedFields, name),
);
const { accept, maxMb, folder, plain } = certifiedFields.licenseImg;

/** A change of certified data (资质变更), asked by an admitted company and audited by the school. */
export const companyChange = entity({
  area: 'enterprise',
  name: 'companyChange',
  table: 'rc_company_change',
  code: 'company:companyChange',
  path: '/company/companyChange',
  title: '资质变更',
  adding: '申请变更',
  page: 'enterprise/CompanyChangeList',
  fields: {
    changeNo: text({
      label: '变更编号',
      max: 20,
      derived: true,
      unique: true,
      sequence: { prefix: 'BG', date: 'yyyyMMdd', digits: 4 },
      width: 150,
      priority: 'high',
    }),
    companyId: ref({ label: '企业', to: 'company', required: true, derived: true }),
    companyName: through('companyId', 'companyName', { label: '企业', width: 204, priority: 'high' }),
    /** Labels of the changed fields. */
    items: text({ label: '变更内容', max: 200, derived: true, width: 220 }),
    changes: json<CertifiedChanges>()({ label: '变更明细', fault: changesFault }),
    ...protectedFields,
    proofFiles: files({
      label: '证明材料',
      required: true,
      least: 1,
      most: 10,
      accept: accept ?? [],
      maxMb: maxMb ?? 10,
      folder: folder ?? 'company-license',
      plain: plain ?? auditCode,
    }),
    reason: longText({ label: '变更原因', required: true, max: 500 }),
    ...auditColumns(),
  },
  display: 'changeNo',
  list: ['changeNo', 'companyName', 'items', 'status', 'createTime', 'auditTime'],
  hidden: ['reason', 'auditReason', 'auditBy'],
  search: ['companyName', by('status', 'in'), 'createTime', by('changeNo', 'eq'), 'auditTime'],
  form: [
    only('enterprise', 'changes'),
    ...protectedNames.map((name) => only('enterprise', name)),
    only('enterprise', 'proofFiles'),
    only('enterprise', 'reason'),
  ],
  detail: [
    'changeNo',
    'companyId',
    'companyName',
    'items',
    'changes',
    ...protectedNames,
    'proofFiles',
    'reason',
    'status',
    'createBy',
    'createTime',
    'auditReason',
    'auditBy',
    'auditTime',
  ],
  excel: ['changeNo', 'companyName', 'items', 'reason', 'status', 'createTime', 'auditTime', 'auditReason'],
  workflow: changeFlow,
  visible: { staff: 'all', enterprise: ['companyId', 'eq', me('companyId')] },
  calls: ['list', 'queryById', 'add', 'exportXls'],
  uniques: [
    {
      name: 'pending',
      fields: ['companyId'],
      when: ['status', 'eq', changeFlow.states.waiting.code],
      message: '已有待审核的变更申请',
    },
  ],
  indexes: [['companyId', 'createTime']],
  versioned: true,
  done: { add: '提交成功，请等待学校审核' },
});
