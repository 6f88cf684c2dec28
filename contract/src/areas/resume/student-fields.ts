import { area, category, date, depart, dict, dicts, type Filter, number, type Pattern, text } from '../../kit/index.ts';
import { isIdCard, normalizeIdCard, patterns } from '../../rules/index.ts';
import { companyAudiences, confirmedStudent, readableStudent } from './resume-access.ts';

/** Chinese characters, letters, spaces and the dot between parts of a name. */
const personName: Pattern = { test: (v) => /^[\p{Script=Han}A-Za-z·\s]+$/u.test(v) };
const lettersAndDigits: Pattern = { test: (v) => /^[0-9A-Za-z]+$/.test(v) };
const idCard: Pattern = { test: isIdCard, message: '身份证号格式不正确' };
const pii = 'employ:employUser:pii';
/** The school reads contact data with a code, a company after the student has confirmed. */
const contactAccess = { plain: pii, plainWhen: { audiences: companyAudiences, rows: confirmedStudent } } as const;
/** Codes of rc_student_status that rules look at. */
export const studentStatuses = { studying: 1, graduated: 2, completed: 4, left: 5 } as const;
/** A merged student keeps their values, excluded from uniqueness. */
const unmerged: Filter = ['mergedInto', 'eq', ''];
const amongUnmerged = { when: unmerged } as const;
/** Who returns for another degree has a second record with the same card and phone. */
const amongEnrolled = { when: { all: [unmerged, ['status', 'eq', studentStatuses.studying]] } } as const;

/** Identity of the person. */
export const studentIdentity = {
  realname: text({
    label: '姓名',
    required: true,
    max: 30,
    pattern: personName,
    pinyin: 'person',
    width: 96,
    mask: 'surname',
    plainWhen: { audiences: companyAudiences, rows: readableStudent },
  }),
  studentNo: text({
    priority: 'high',
    label: '学号',
    required: true,
    max: 20,
    unique: amongUnmerged,
    pattern: lettersAndDigits,
    width: 116,
  }),
  examNo: text({ label: '考生号', side: 'staff', max: 14, pattern: { test: (v) => /^\d{14}$/.test(v) } }),
  idCard: text({
    label: '身份证号',
    side: 'staff',
    max: 18,
    pattern: idCard,
    encrypted: true,
    canonical: normalizeIdCard,
    mask: 'idCard',
    plain: pii,
    unique: amongEnrolled,
  }),
  sex: dict({ label: '性别', dict: 'sex', numeric: true, required: true, width: 64, priority: 'low' }),
  birthday: date({ label: '出生日期' }),
  nation: dict({ label: '民族', side: 'staff', dict: 'rc_nation' }),
  political: dict({ label: '政治面貌', side: 'staff', dict: 'rc_political' }),
  mobile: text({
    priority: 'high',
    label: '手机号',
    required: true,
    max: 11,
    pattern: patterns.mobile,
    mask: 'mobile',
    ...contactAccess,
    unique: amongEnrolled,
  }),
  email: text({ label: '邮箱', max: 100, pattern: patterns.email, mask: 'email', ...contactAccess }),
  wechat: text({ label: '微信', max: 30, mask: 'wechat', ...contactAccess }),
};

/** Studies and origin. */
export const studyFields = {
  schoolName: text({ label: '学校', required: true, max: 50 }),
  departId: depart({ label: '院系', required: true, width: 128 }),
  eduLevel: dict({ label: '学历', dict: 'rc_edu_level', required: true, width: 110 }),
  majorCode: category({ label: '专业', tree: 'major', leaf: true, required: true, width: 140, priority: 'high' }),
  majorDirection: text({ label: '专业方向', max: 30 }),
  studyForm: dict({ label: '学习形式', dict: 'rc_study_form', numeric: true, default: 1 }),
  schoolYears: number({ label: '学制', digits: 1, isTrimmed: true, min: 1, max: 8, unit: '年' }),
  enrollDate: date({ label: '入学日期' }),
  gradDate: date({ label: '毕业日期', required: true }),
  gradYear: number({ label: '毕业年份', derived: true, isYear: true, width: 96, priority: 'high' }),
  trainMode: dict({ label: '培养方式', dict: 'rc_train_mode', numeric: true }),
  trainUnit: text({ label: '定向委培单位', max: 100 }),
  normalType: dict({ label: '师范生类别', dict: 'rc_normal_type', numeric: true, default: 2 }),
  difficultyType: dict({ label: '困难生类别', side: 'staff', dict: 'rc_difficulty_type', numeric: true, default: 0 }),
  focusTags: dicts({ label: '重点群体', side: 'staff', dict: 'rc_focus_tag' }),
  originCode: area({ label: '生源地', side: 'staff', required: true, level: 'district' }),
  domicile: text({ label: '户口所在地', side: 'staff', max: 100 }),
  urbanRural: dict({ label: '城乡生源', side: 'staff', dict: 'rc_urban_rural', numeric: true }),
  gpa: number({ label: '平均绩点', digits: 2, min: 0, max: 5 }),
  rankText: text({
    label: '专业排名',
    max: 20,
    help: '名次/人数，例如 3/60',
    pattern: { test: (v) => /^\d{1,5}\/\d{1,5}$/.test(v) },
  }),
  status: dict({ label: '学籍状态', dict: 'rc_student_status', numeric: true, default: 1 }),
};

/** Columns that the server keeps. */
export const derivedStudentFields = {
  intentionStatus: dict({
    priority: 'high',
    label: '求职状态',
    dict: 'rc_intention_status',
    numeric: true,
    default: 1,
    derived: true,
    width: 96,
  }),
  resumeId: text({ label: '简历', max: 32, derived: true }),
  resumeScore: number({ label: '完整度', derived: true, unit: '%', width: 80 }),
  deliveryCount: number({ label: '投递', derived: true, default: 0 }),
  interviewCount: number({ label: '面试', derived: true, default: 0 }),
  offerCount: number({ label: '录用', derived: true, default: 0 }),
  signCount: number({ label: '签约', derived: true, default: 0 }),
  downloadCount: number({ label: '简历被下载', derived: true, default: 0 }),
  aiCount: number({ label: 'AI 咨询', derived: true, default: 0 }),
  helpCount: number({ label: '帮扶次数', side: 'staff', derived: true, default: 0 }),
  /** The account the student signs in with. */
  userId: text({ label: '学生账号', max: 32, derived: true, secret: true }),
  mergedInto: text({ label: '已并入', max: 32, derived: true, default: '' }),
};
