import {
  by,
  date,
  dateTime,
  dict,
  entity,
  type Filter,
  file,
  flag,
  getCodes,
  image,
  longText,
  me,
  money,
  number,
  onAdd,
  ref,
  text,
  through,
} from '../../kit/index.ts';
import { agreementStatuses, agreementTypes } from '../../rules/index.ts';
import { agreementFlow } from './agreement-flow.ts';
import { agreementSentences as words } from './agreement-texts.ts';
import { parties } from './delivery-parties.ts';
import { ownPosts } from './own-posts.ts';
import { partiesShown } from './resume-access.ts';

/** The student has not answered yet. */
export const openAgreements: Filter = ['status', 'in', getCodes(agreementFlow, 'invited')];
/** Agreements in force; the end is not decided yet. */
export const effectiveAgreements: Filter = ['status', 'in', getCodes(agreementFlow, 'effective', 'ending')];
const { invited, college, school, effective, returned, ending } = agreementStatuses;
const bound: Filter = ['status', 'in', [college, school, effective, ending]];
const standing: Filter = ['status', 'in', [invited, college, school, effective, returned, ending]];

const subject = {
  ...parties,
  nature: dict({ label: '工作性质', dict: 'rc_post_nature', numeric: true, derived: true }),
};
const terms = {
  type: dict({ label: '协议类型', dict: 'rc_agreement_type', numeric: true, required: true, width: 128 }),
  position: text({ label: '岗位名称', required: true, max: 50 }),
  workplace: text({ label: '工作地点', required: true, max: 100 }),
  startDate: date({ label: '起始日期', required: true, width: 110 }),
  serviceYears: number({ label: '服务期（年）', min: 0, max: 8 }),
  probationMonths: number({ label: '试用期（月）', min: 0, max: 6 }),
  probationSalary: money({ label: '试用期月薪（元）', min: 0, max: 200_000 }),
  salary: money({ label: '月薪（元）', required: true, min: 0, max: 200_000, width: 104 }),
  breachFee: money({ label: '违约金（元）', min: 0, max: 20_000 }),
  archiveUnit: text({ label: '档案接收单位', max: 100 }),
  archiveAddress: text({ label: '档案接收地址', max: 100 }),
  household: text({ label: '户口迁入地址', max: 100 }),
  signWay: dict({ label: '签约方式', dict: 'rc_sign_way', numeric: true, default: 1 }),
  extAgreementNo: text({ label: '外部协议编号', max: 40, help: '全国或省网签、纸质协议书上的编号' }),
  deadline: dateTime({ label: '应约截止', required: true, width: 142, priority: 'high' }),
  terms: longText({ label: '其他约定', max: 2000 }),
  signFile: file({ label: '协议文件', folder: 'agreement', help: '就业协议以外的类型必须上传' }),
};
const progress = {
  stampFile: file({ label: '人事代理盖章页', folder: 'agreement', derived: true }),
  /** The student has accepted: from then on the agreement binds both. */
  signedTime: dateTime({ label: '学生应约时间', derived: true }),
  refuseReason: longText({ label: '拒绝原因', max: 200, derived: true }),
  revokeReason: longText({ label: '撤回原因', max: 500, derived: true }),
  collegeBy: text({ label: '院系审核人', max: 50, derived: true }),
  collegeTime: dateTime({ label: '院系审核时间', derived: true }),
  collegeOpinion: text({ label: '院系审核意见', max: 500, derived: true }),
  schoolBy: text({ label: '学校鉴证人', max: 50, derived: true }),
  schoolTime: dateTime({ label: '学校鉴证时间', derived: true }),
  schoolOpinion: text({ label: '学校鉴证意见', max: 500, derived: true }),
  effectiveTime: dateTime({ label: '生效时间', derived: true, width: 142 }),
};
/** Pictures that the document of the agreement shows, each as it was when its party agreed; never sent to clients. */
const marks = {
  companySeal: image({ label: '用人单位印章', folder: 'seal', derived: true, secret: true }),
  /** Drawn, as a data URL. */
  signature: longText({ label: '毕业生签名', max: 200_000, derived: true, secret: true }),
  signScan: file({ label: '毕业生签名扫描件', folder: 'agreement', derived: true, secret: true }),
  collegeSeal: image({ label: '院系印章', folder: 'seal', derived: true, secret: true }),
  /** Of a student who has applied for its end or agreed to it, as a data URL. */
  endSignature: longText({ label: '毕业生解约签名', max: 200_000, derived: true, secret: true }),
  /** Of a company that has done so. */
  endSeal: image({ label: '用人单位解约印章', folder: 'seal', derived: true, secret: true }),
};
const ends = {
  endReason: dict({ label: '解约原因', dict: 'rc_end_reason', numeric: true, derived: true }),
  endRemark: longText({ label: '解约说明', max: 500, derived: true }),
  endFile: file({ label: '解约材料', folder: 'agreement', derived: true }),
  /** A letter that both parties have sealed. */
  endLetter: file({ label: '双方盖章的解约函', folder: 'agreement', derived: true }),
  endParty: dict({ label: '解约提出方', dict: 'rc_actor_type', numeric: true, derived: true }),
  endApplyBy: text({ label: '解约申请人', max: 50, derived: true }),
  endApplyTime: dateTime({ label: '解约申请时间', derived: true }),
  endAgreeBy: text({ label: '同意解约', max: 50, derived: true }),
  endAgreeTime: dateTime({ label: '同意解约时间', derived: true }),
  endOpinion: text({ label: '解约审核意见', max: 500, derived: true }),
  endTime: dateTime({ label: '解约时间', derived: true }),
};
type Names<F> = readonly (keyof F & string)[];
const getNames = <F extends object>(fields: F): Names<F> => Object.keys(fields) as (keyof F & string)[];

/** What company and student sign (签约), certified by college and school where it is tripartite. Never deleted. */
export const agreement = entity({
  area: 'resume',
  name: 'agreement',
  table: 'rc_agreement',
  code: 'resume:agreement',
  path: '/resume/agreement',
  title: '签约',
  adding: words.start,
  page: 'resume/AgreementList',
  fields: {
    agreementNo: text({ label: '协议编号', max: 20, derived: true, unique: true, width: 136 }),
    deliveryId: ref({ label: '投递', to: 'delivery', required: true }),
    ...subject,
    hasDirectSign: through('companyId', 'hasDirectSign', { label: '具有人事自主权', side: 'staff', width: 128 }),
    ...terms,
    ...progress,
    ...marks,
    ...ends,
    /** One day before the deadline. */
    remindTime: dateTime({ label: '提醒时间', derived: true, secret: true }),
    isReminded: flag({ label: '已提醒', derived: true, secret: true }),
  },
  display: 'agreementNo',
  called: ['realname', 'position'],
  list: [
    'agreementNo',
    'realname',
    'departId',
    'postName',
    'companyName',
    'type',
    'status',
    'startDate',
    'salary',
    'effectiveTime',
  ],
  hidden: [
    'majorCode',
    'schoolName',
    'position',
    'workplace',
    'serviceYears',
    'probationMonths',
    'probationSalary',
    'breachFee',
    'archiveUnit',
    'archiveAddress',
    'household',
    'signWay',
    'deadline',
    'signedTime',
    'collegeBy',
    'collegeTime',
    'schoolBy',
    'schoolTime',
    'endReason',
    'endParty',
    'endAgreeTime',
    'endTime',
    'hasDirectSign',
    'stampFile',
    'deliveryId',
    'postId',
    'companyId',
    'employId',
  ],
  search: [
    by('agreementNo', 'eq'),
    'realname',
    by('status', 'in'),
    by('type', 'in'),
    by('departId', 'eq'),
    'postName',
    'companyName',
    'startDate',
    'effectiveTime',
    'deadline',
    'salary',
    by('endReason', 'in'),
    'endTime',
    by('deliveryId', 'eq'),
    by('companyId', 'eq'),
    by('postId', 'eq'),
    by('employId', 'eq'),
  ],
  form: [onAdd('deliveryId'), onAdd('type'), ...getNames(terms).filter((name) => name !== 'type')],
  detail: [
    'agreementNo',
    'deliveryId',
    ...getNames(subject),
    'hasDirectSign',
    ...getNames(terms),
    'status',
    ...getNames(progress),
    ...getNames(ends),
  ],
  excel: [
    'agreementNo',
    'realname',
    'schoolName',
    'departId',
    'majorCode',
    'postName',
    'companyName',
    'type',
    'position',
    'workplace',
    'startDate',
    'serviceYears',
    'probationMonths',
    'probationSalary',
    'salary',
    'breachFee',
    'archiveUnit',
    'archiveAddress',
    'household',
    'signWay',
    'extAgreementNo',
    'deadline',
    'status',
    'signedTime',
    'effectiveTime',
    'endReason',
    'endTime',
  ],
  sort: { column: 'createTime', order: 'desc' },
  workflow: agreementFlow,
  visible: {
    staff: 'all',
    college: ['sysOrgCode', 'right_like', me('orgCode')],
    enterprise: ownPosts,
    student: ['employId', 'eq', me('employId')],
  },
  shown: [partiesShown],
  calls: ['list', 'queryById', 'add', 'edit', 'exportXls'],
  done: { add: '签约邀请已发送，等待学生应约' },
  uniques: [
    { fields: ['deliveryId'], when: standing, message: words.open },
    {
      fields: ['employId'],
      when: { all: [bound, ['type', 'eq', agreementTypes.tripartite]] },
      message: words.running,
    },
  ],
  indexes: [
    ['companyId', 'status'],
    ['postId', 'status'],
    ['sysOrgCode', 'status'],
  ],
  versioned: true,
});
