import {
  auditColumns,
  date,
  dateTime,
  dict,
  dicts,
  type Field,
  file,
  files,
  flag,
  image,
  json,
  longText,
  money,
  number,
  richText,
  text,
} from '../../kit/index.ts';
import type { FairLayout } from './fair-layout.ts';
import { fairPhase, fairSchedule } from './job-fair-flow.ts';

/** Kinds of job fairs (rc_fair_type) that the rules tell apart. */
export const fairTypes = { group: 3, online: 4 } as const;
/** Who assigns booths (rc_booth_mode). */
export const boothModes = { chosen: 1, assigned: 2, none: 3 } as const;
const papers = ['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx', 'xls', 'xlsx'] as const;
const counter = (label: string) => number({ label, derived: true, default: 0, width: 88 });
/** A figure of all companies and students, of whom a company reads its own. */
const wholeCounter = (label: string) => ({ ...counter(label), side: 'staff' as const });

/** Fields that the form writes; what a fair needs besides its basics is demanded when it is submitted. */
export const writtenFairFields = {
  title: text({ label: '招聘会名称', required: true, min: 4, max: 100, width: 240, priority: 'high', pinyin: 'words' }),
  type: dict({ label: '类型', dict: 'rc_fair_type', numeric: true, required: true, default: 1, width: 128 }),
  organizer: text({ label: '主办单位', required: true, max: 100 }),
  coOrganizer: text({ label: '协办单位', max: 200 }),
  contact: text({ label: '联系人', required: true, max: 30 }),
  contactPhone: text({ label: '联系电话', required: true, max: 20 }),
  content: richText({ label: '招聘会详情', required: true, min: 50 }),
  notice: richText({ label: '参会须知' }),
  poster: image({ label: '海报', folder: 'jobfair', help: '建议上传16:9的图片' }),
  attachments: files({ label: '附件', most: 10, accept: papers, maxMb: 20, folder: 'jobfair-paper' }),
  ...fairSchedule,
  expectVisitors: number({ label: '预计人数', min: 1, max: 200_000, unit: '人', side: 'staff' }),
  safetyPlan: file({
    label: '安全工作方案',
    accept: ['pdf', 'doc', 'docx'],
    maxMb: 20,
    folder: 'jobfair-paper',
    help: '含应急预案和安保安排',
    side: 'staff',
  }),
  permitNo: text({ label: '大型活动许可编号', max: 50, side: 'staff' }),
  maxCompany: number({ label: '企业名额', min: 1, max: 2000, unit: '家', width: 96 }),
  boothMode: dict({ label: '展位方式', dict: 'rc_booth_mode', numeric: true, required: true, default: 2, width: 104 }),
  allowWaitlist: flag({ label: '允许候补', default: 1 }),
  eligibleNature: dicts({ label: '单位性质', dict: 'rc_company_nature', max: 200, help: '不选表示不限' }),
  eligibleIndustry: dicts({ label: '所属行业', dict: 'rc_company_industry', max: 200, help: '不选表示不限' }),
  eligibleTags: dicts({ label: '企业标签', dict: 'rc_company_tag', max: 200, help: '不选表示不限' }),
  needInsure: flag({ label: '参会人员社保核验' }),
  reimburse: flag({ label: '可报销' }),
  budget: money({ label: '报销预算（元）', min: 0, max: 10_000_000, side: 'staff' }),
  studentLimit: number({
    label: '学生名额',
    min: 0,
    max: 100_000,
    unit: '人',
    zero: '不预约，现场入场',
    help: '0 表示不预约，现场入场',
  }),
  studentStart: dateTime({ label: '学生报名开始' }),
  studentEnd: dateTime({ label: '学生报名截止' }),
};

const audit = auditColumns();
/** Fields that the server decides. */
export const decidedFairFields = {
  fairNo: text({
    label: '招聘会编号',
    max: 20,
    derived: true,
    unique: true,
    width: 136,
    sequence: { prefix: 'ZPH', date: 'yyyyMMdd', digits: 3 },
  }),
  /** Day of the start, for the uniqueness of titles. */
  fairDate: date({ label: '举办日期', derived: true, secret: true }),
  phase: fairPhase,
  layout: json<FairLayout>()({ label: '展位图', derived: true }),
  /** Places that applications have, and the waiting list for them. */
  placeCount: counter('已占名额'),
  queueCount: counter('候补企业'),
  lastQueueNo: { ...counter('候补序号'), secret: true as const },
  studentCount: counter('报名学生'),
  studentQueue: counter('候补学生'),
  lastStudentNo: { ...counter('学生候补序号'), secret: true as const },
  applyCount: wholeCounter('报名企业'),
  passCount: counter('通过企业'),
  boothCount: counter('展位数'),
  usedBooth: counter('已用展位'),
  postCount: counter('参会岗位'),
  headcount: counter('招聘人数'),
  checkinCompany: wholeCounter('签到企业'),
  checkinStudent: wholeCounter('签到学生'),
  deliveryCount: wholeCounter('现场投递'),
  topFlag: flag({ label: '置顶', derived: true }),
  cancelReason: longText({ label: '取消原因', max: 500, derived: true }),
  auditReason: { ...audit.auditReason, side: 'staff' as const },
  auditBy: { ...audit.auditBy, side: 'staff' as const },
  auditTime: audit.auditTime,
};

/** What a fair needs when it is submitted, besides what its draft needs. */
export const fairSubmission = {
  startTime: writtenFairFields.startTime,
  endTime: writtenFairFields.endTime,
  applyStart: writtenFairFields.applyStart,
  applyEnd: writtenFairFields.applyEnd,
  maxCompany: writtenFairFields.maxCompany,
} satisfies Record<string, Field>;
/** The same for a fair that is not online. */
export const onSiteSubmission = {
  regionCode: writtenFairFields.regionCode,
  safetyPlan: writtenFairFields.safetyPlan,
} satisfies Record<string, Field>;
