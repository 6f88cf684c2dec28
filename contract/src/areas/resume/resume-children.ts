import { areas, categories, date, dict, entity, file, longText, number, ref, text } from '../../kit/index.ts';

const child = <const N extends string, const T extends string>(name: N, table: T, title: string) =>
  ({
    area: 'resume',
    name,
    table,
    code: `resume:${name}`,
    path: '',
    title,
    parent: 'resumeId',
    sort: { column: 'sort', order: 'asc' },
    visible: { staff: 'all', college: 'all', enterprise: 'all', interviewer: 'all' },
  }) as const;
const link = {
  resumeId: ref({ label: '简历', to: 'resume', derived: true }),
  sort: number({ label: '排序', derived: true }),
};

/** A school attended by the student (教育经历). */
export const resumeEducation = entity({
  ...child('resumeEducation', 'rc_resume_education', '教育经历'),
  fields: {
    ...link,
    school: text({ label: '学校', required: true, max: 50 }),
    eduLevel: dict({ label: '学历', dict: 'rc_edu_level', required: true }),
    majorName: text({ label: '专业', required: true, max: 50 }),
    startDate: date({ label: '开始', required: true }),
    endDate: date({ label: '结束', required: true }),
    gpa: number({ label: '绩点', digits: 2, min: 0, max: 5 }),
    courses: text({ label: '主修课程', max: 500 }),
  },
  list: ['school', 'eduLevel', 'majorName', 'startDate', 'endDate', 'gpa', 'courses'],
  form: ['school', 'eduLevel', 'majorName', 'startDate', 'endDate', 'gpa', 'courses'],
});
/** Internships, projects and activities (实习、项目、实践经历). */
export const resumeExperience = entity({
  ...child('resumeExperience', 'rc_resume_experience', '实践经历'),
  fields: {
    ...link,
    type: dict({ label: '类型', dict: 'rc_exp_type', numeric: true, required: true }),
    organization: text({ label: '单位或项目', required: true, max: 50 }),
    position: text({ label: '职务或角色', required: true, max: 50 }),
    startDate: date({ label: '开始', required: true }),
    endDate: date({ label: '结束', help: '不填表示至今' }),
    description: longText({ label: '内容', required: true, min: 10, max: 1000 }),
  },
  list: ['type', 'organization', 'position', 'startDate', 'endDate', 'description'],
  form: ['type', 'organization', 'position', 'startDate', 'endDate', 'description'],
});
/** A skill and its level (技能). */
export const resumeSkill = entity({
  ...child('resumeSkill', 'rc_resume_skill', '技能'),
  fields: {
    ...link,
    skillId: ref({ label: '技能', to: 'skill', required: true }),
    level: dict({ label: '熟练度', dict: 'rc_skill_level', numeric: true, required: true }),
  },
  list: ['skillId', 'level'],
  form: ['skillId', 'level'],
});
/** A certificate or an award (证书与奖项). */
export const resumeCert = entity({
  ...child('resumeCert', 'rc_resume_cert', '证书与奖项'),
  fields: {
    ...link,
    type: dict({ label: '类型', dict: 'rc_cert_type', numeric: true, required: true }),
    name: text({ label: '名称', required: true, max: 50 }),
    level: text({ label: '等级', max: 30 }),
    date: date({ label: '获得日期' }),
    file: file({ label: '附件', side: 'staff', folder: 'resume', maxMb: 10, plain: 'resume:resume:download' }),
  },
  list: ['type', 'name', 'level', 'date', 'file'],
  form: ['type', 'name', 'level', 'date', 'file'],
});
/** Job preferences (求职意向). */
export const resumeIntention = entity({
  ...child('resumeIntention', 'rc_resume_intention', '求职意向'),
  fields: {
    ...link,
    postTypeIds: categories({ label: '意向岗位', tree: 'postType', required: true, least: 1, most: 3 }),
    regionCodes: areas({ label: '意向城市', required: true, least: 1, most: 5, anywhere: true }),
    nature: dict({ label: '工作性质', dict: 'rc_post_nature', numeric: true, required: true }),
    salaryMin: number({ label: '期望最低薪资', min: 0, max: 200_000, unit: '元' }),
    availableTime: dict({ label: '到岗时间', dict: 'rc_available_time', numeric: true }),
  },
  list: ['postTypeIds', 'regionCodes', 'nature', 'salaryMin', 'availableTime'],
  form: ['postTypeIds', 'regionCodes', 'nature', 'salaryMin', 'availableTime'],
});
