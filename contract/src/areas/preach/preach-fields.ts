import {
  auditColumns,
  categories,
  dateTime,
  dict,
  dicts,
  type Filter,
  files,
  flag,
  getCodes,
  image,
  json,
  longText,
  now,
  number,
  phase,
  ref,
  richText,
  rowsFault,
  text,
  through,
  user,
} from '../../kit/index.ts';
import { patterns } from '../../rules/index.ts';
import { fillFieldColumn } from '../fill/index.ts';
import { decidedFields, preachFlow, publicPreaches, type WishTime, wishFault } from './preach-flow.ts';
import { preachFormWords as words } from './preach-form-texts.ts';
import { mostVisitors, type Visitor, visitorFields } from './visitors.ts';

/** How a session is held. */
export const preachTypes = { onSite: 1, online: 2, both: 3 } as const;
/** Phases of an approved session. */
const preachPhases = { before: 1, running: 2, over: 3 } as const;

const approved: Filter = ['status', 'in', getCodes(preachFlow, 'approved')];
const isApproved = (...more: Filter[]): Filter => ({ all: [approved, ...more] });
const years = { test: (value: string) => /^\d{4}(,\d{4}){0,9}$/.test(value), message: '请选择毕业年份!' };

/** The fields of a session: what its host asks for, what the school decides, and what the server counts. */
export const preachFields = {
  preachNo: text({
    label: '编号',
    max: 20,
    derived: true,
    unique: true,
    sequence: { prefix: 'XJ', date: 'yyyyMMdd', digits: 3 },
    width: 150,
  }),
  title: text({
    label: '宣讲会名称',
    required: true,
    min: 4,
    max: 100,
    rangeMessage: words.titleLength,
    width: 344,
    whole: true,
    priority: 'high',
    pinyin: 'words',
  }),
  companyId: ref({ label: '主讲企业', to: 'company', required: true }),
  companyName: through('companyId', 'companyName', { label: '主讲企业', width: 180 }),
  type: dict({ label: '形式', dict: 'rc_preach_type', numeric: true, required: true, default: 1, width: 120 }),
  wishTimes: json<readonly WishTime[]>()({
    label: '意向时间',
    fault: wishFault,
    control: 'wish-times',
    isWide: true,
  }),
  expectCount: number({ label: '预计人数', required: true, min: 1, max: 5000, unit: '人', width: 104 }),
  ...decidedFields,
  venueName: through('venueId', 'name', { label: '场地' }),
  targetColleges: categories({ label: '面向院系', tree: 'depart', most: 50, help: '不选表示不限院系' }),
  targetMajors: categories({ label: '面向专业', tree: 'major', most: 50, help: '不选表示不限专业' }),
  targetGrad: text({
    label: '面向毕业年份',
    max: 50,
    pattern: years,
    control: 'grad-years',
    help: '不选表示不限年份',
  }),
  limitTarget: flag({ label: '限定对象报名' }),
  poster: image({ label: '海报', folder: 'preach' }),
  content: richText({ label: '内容', required: true, min: 30, rangeMessage: words.contentLength }),
  materials: files({ label: '宣讲资料', most: 10, folder: 'preach' }),
  speaker: text({ label: '主讲人', max: 30 }),
  speakerTitle: text({ label: '主讲人职务', max: 30 }),
  contact: text({ label: '联系人', required: true, max: 30, width: 104 }),
  contactMobile: text({ label: '联系手机', required: true, max: 11, pattern: patterns.mobile }),
  staffCount: number({ label: '来校人数', min: 0, max: 20, unit: '人' }),
  visitors: json<readonly Visitor[]>()({
    label: '来校人员',
    fault: rowsFault('来校人员', visitorFields, mostVisitors),
    control: 'visitors',
    isWide: true,
    help: '用于入校报备，开车到校的填写车牌号',
  }),
  phase: phase({
    label: '阶段',
    dict: 'rc_preach_phase',
    width: 88,
    of: [
      [preachPhases.before, isApproved(['startTime', 'gt', now])],
      [preachPhases.running, isApproved(['endTime', 'gt', now])],
      [preachPhases.over, publicPreaches],
    ],
  }),
  sort: number({ label: '排序', min: 0, max: 9999, derived: true }),
  topFlag: flag({ label: '置顶', derived: true }),
  /** Seats that sign-ups hold, those who wait for one, and the last number of the waiting list. */
  seatTaken: number({ label: '已占名额', derived: true, default: 0 }),
  waitCount: number({ label: '候补', derived: true, default: 0 }),
  waitLast: number({ label: '最后候补序号', derived: true, default: 0, secret: true }),
  signUpCount: number({ label: '报名', derived: true, default: 0, width: 72 }),
  checkinCount: number({ label: '签到', derived: true, default: 0, width: 72 }),
  deliveryCount: number({ label: '投递', derived: true, default: 0, width: 72 }),
  companyCount: number({ label: '企业数', derived: true, default: 0 }),
  postCount: number({ label: '岗位数', derived: true, default: 0 }),
  watchCount: number({ label: '观看', derived: true, default: 0, width: 72 }),
  likeCount: number({ label: '点赞', derived: true, default: 0, width: 72 }),
  rejectReason: dicts({ label: '驳回原因', dict: 'rc_preach_reject_reason', derived: true }),
  ...auditColumns({ priority: 'low' }),
  cancelReason: longText({ label: '取消原因', max: 200, derived: true }),
  timeChangeReason: longText({ label: '改期原因', max: 200, derived: true }),
  /** Who submitted it for the audit, and when. */
  submitBy: user({ label: '送审人', derived: true, default: '' }),
  submitTime: dateTime({ label: '送审时间', derived: true, width: 142 }),
  /** When its present time and place were published. */
  announceTime: dateTime({ label: '发布时间', derived: true, secret: true }),
  ...fillFieldColumn,
  /** When the system finishes it. */
  settleTime: dateTime({ label: '自动结束时间', derived: true, secret: true }),
};
