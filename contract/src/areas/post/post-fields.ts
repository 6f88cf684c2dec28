import {
  areas,
  auditColumns,
  categories,
  category,
  date,
  dateTime,
  dict,
  dicts,
  flag,
  json,
  number,
  type Pattern,
  ref,
  refs,
  richText,
  text,
  through,
} from '../../kit/index.ts';
import type { PostRisk } from './find-post-words.ts';

/** A required skill: a row of the skill library, the level (rc_skill_level), whether it is mandatory. */
export interface PostSkill {
  readonly skillId: string;
  readonly level: 1 | 2 | 3;
  readonly required: 0 | 1;
}
export const mostSkills = 10;
const years: Pattern = { test: (value) => /^\d{4}(,\d{4})*$/.test(value) };
const described = { required: true, min: 20, max: 3000 } as const;

/** Fields written by the form. */
export const writtenPostFields = {
  name: text({ label: '岗位名称', required: true, min: 2, max: 50, width: 204, pinyin: 'words' }),
  companyId: ref({ label: '所属企业', to: 'company', required: true }),
  postTypeId: category({
    label: '岗位类别',
    tree: 'postType',
    leaf: true,
    required: true,
    width: 114,
    priority: 'low',
  }),
  category: dict({ label: '职位类别（就业统计）', dict: 'rc_post_category', required: true }),
  nature: dict({ label: '工作性质', dict: 'rc_post_nature', numeric: true, required: true, default: 1, width: 88 }),
  headcount: number({ label: '招聘人数', required: true, min: 1, max: 999, width: 88 }),
  eduRequire: dict({ label: '学历要求', dict: 'rc_edu_require', required: true, width: 96 }),
  majorCodes: categories({ label: '专业要求', tree: 'major', most: 20, help: '不选表示不限专业' }),
  gradYears: text({ label: '毕业年份', required: true, max: 50, pattern: years, requiredMessage: '请选择毕业年份!' }),
  skills: json<readonly PostSkill[]>()({ label: '技能要求', control: 'skills' }),
  salaryType: dict({ label: '薪资类型', dict: 'rc_salary_type', numeric: true, required: true }),
  salaryMin: number({ label: '最低薪资（元）', min: 0, priority: 'high' }),
  salaryMax: number({ label: '最高薪资（元）', min: 0 }),
  salaryMonths: number({ label: '年薪月数', min: 12, max: 24, default: 12 }),
  /** Misspelled on the wire. */
  workPalce: areas({
    label: '工作地点',
    required: true,
    least: 1,
    most: 5,
    level: 'city',
    column: 'workPlace',
    width: 114,
  }),
  workAddress: text({ label: '详细地址', max: 200 }),
  welfare: dicts({ label: '福利标签', dict: 'rc_welfare_tag', help: '默认为企业的福利待遇' }),
  duty: richText({ label: '岗位职责', ...described }),
  requirement: richText({ label: '任职要求', ...described }),
  employer: text({ label: '用工单位', max: 100, help: '人力资源服务机构必须填写实际用工单位' }),
  interviewRounds: number({ label: '面试轮数', min: 0, max: 5, default: 1 }),
  contactUserId: ref({ label: '岗位负责人', to: 'companyUser', required: true }),
  startDate: date({ label: '发布日期', help: '不填的，审核通过当天发布' }),
  endDate: date({ label: '截止日期', required: true, width: 110, priority: 'high' }),
  fairOnly: flag({ label: '仅招聘会可见' }),
};

/** Fields set by the server. */
export const decidedPostFields = {
  postNo: text({
    label: '岗位编号',
    max: 20,
    derived: true,
    unique: true,
    sequence: { prefix: 'GW', date: 'yyMM', digits: 5 },
    width: 132,
  }),
  companyName: through('companyId', 'companyName', { label: '所属企业', priority: 'high' }),
  industry: through('companyId', 'industry', { label: '所属行业' }),
  /** Ids of the skills, for searching. */
  skillIds: refs({ label: '技能', to: 'skill', derived: true }),
  riskTags: json<readonly PostRisk[]>()({ label: '风险提示', derived: true }),
  rejectReasons: dicts({ label: '驳回原因', dict: 'rc_post_reject_reason', derived: true }),
  ...auditColumns({ width: 142 }),
  pauseReason: text({ label: '暂停原因', max: 200, derived: true }),
  closeReason: dict({ label: '结束原因', dict: 'rc_post_close_reason', numeric: true, derived: true }),
  closeTime: dateTime({ label: '结束时间', derived: true, width: 142 }),
  viewCount: number({ label: '浏览', derived: true, default: 0, width: 72 }),
  deliveryCount: number({ label: '投递', derived: true, default: 0, width: 72 }),
  todoCount: number({ label: '待处理', derived: true, default: 0, width: 80, priority: 'high' }),
  interviewCount: number({ label: '面试', derived: true, default: 0, width: 72 }),
  offerCount: number({ label: '录用', derived: true, default: 0, width: 72 }),
  signCount: number({ label: '签约', derived: true, default: 0, width: 72 }),
  refreshTime: dateTime({ label: '刷新时间', derived: true, width: 142 }),
};
