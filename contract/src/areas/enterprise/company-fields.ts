import {
  area,
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
  link,
  number,
  type Pattern,
  pick,
  richText,
  text,
} from '../../kit/index.ts';
import { isCreditCode, isIdCard, patterns, sealPicture } from '../../rules/index.ts';

const creditCodePattern: Pattern = { test: isCreditCode, message: '统一社会信用代码格式不正确!' };
const idCardPattern: Pattern = { test: isIdCard, message: '身份证号格式不正确' };
/** Required to read contact data unmasked. */
const contactCode = 'company:company:plain';
const licence = {
  accept: ['jpg', 'jpeg', 'png', 'pdf'],
  maxMb: 10,
  folder: 'company-license',
  plain: contactCode,
} as const;

/** Certified fields that a registration asks for. */
export const registeredFields = {
  companyName: text({
    label: '企业名称',
    required: true,
    pinyin: 'words',
    min: 2,
    max: 100,
    width: 204,
    pattern: { test: (v) => /^[\p{Script=Han}A-Za-z0-9（）()]+$/u.test(v), message: '企业名称格式不正确' },
  }),
  creditCode: text({
    label: '统一社会信用代码',
    required: true,
    max: 18,
    pattern: creditCodePattern,
    width: 180,
    priority: 'low',
  }),
  companyKind: dict({ label: '企业类别', dict: 'rc_company_kind', numeric: true, required: true, default: 1 }),
  nature: dict({ label: '单位性质', dict: 'rc_company_nature', required: true }),
  legalPerson: text({ label: '法定代表人', required: true, max: 50 }),
  registeredCapital: number({ label: '注册资本（万元）', digits: 2, isTrimmed: true, min: 0, max: 99_999_999 }),
  foundDate: date({ label: '成立日期', required: true }),
  licenseExpire: date({ label: '营业期限至' }),
  licenseImg: file({ label: '营业执照', required: true, ...licence }),
  hrLicense: file({ label: '人力资源服务许可证', help: '企业类别为人力资源服务机构时必须上传', ...licence }),
  proxyLetter: file({ label: '招聘授权委托书', help: '填写样式并加盖公章后上传', ...licence }),
  idCardNo: text({
    label: '经办人身份证号',
    required: true,
    max: 18,
    pattern: idCardPattern,
    encrypted: true,
    mask: 'idCard',
    plain: 'company:company:audit',
  }),
  idCardImgs: files({
    label: '经办人身份证照片',
    required: true,
    least: 2,
    most: 2,
    accept: ['jpg', 'jpeg', 'png'],
    maxMb: 10,
    folder: 'company-license',
    plain: 'company:company:audit',
    help: '正面和反面各一张',
  }),
};
/** Fields certified by a licence or an authority: after approval they change by an approved 资质变更 only. */
export const certifiedFields = {
  ...registeredFields,
  sealImg: image({ label: '电子印章', ...sealPicture, plain: 'company:company:audit' }),
};

/** What a company tells about itself. */
export const basicFields = {
  shortName: text({ label: '企业简称', max: 30 }),
  industry: dict({ label: '所属行业', dict: 'rc_company_industry', required: true, width: 114 }),
  scale: dict({
    label: '企业规模',
    dict: 'rc_company_scale',
    numeric: true,
    required: true,
    width: 108,
    priority: 'high',
  }),
  tags: dicts({ label: '企业标签', dict: 'rc_company_tag', most: 5, help: '核实证明材料后由学校设置' }),
  regionCode: area({ label: '所在地区', required: true, level: 'district', priority: 'low' }),
  address: text({ label: '详细地址', required: true, max: 200 }),
  website: link({ label: '企业官网', max: 200 }),
  logo: image({ label: '企业标志', accept: ['png', 'jpg', 'jpeg'], maxMb: 2, folder: 'company' }),
  introduction: richText({
    label: '企业简介',
    required: true,
    min: 50,
    max: 5000,
    rangeMessage: '企业简介请填写50到5000个字符!',
  }),
  welfare: dicts({ label: '福利待遇', dict: 'rc_welfare_tag' }),
  contactName: text({ label: '联系人', required: true, max: 30, width: 70, priority: 'high' }),
  contactPosition: text({ label: '联系人职务', max: 30 }),
  contactMobile: text({
    priority: 'high',
    label: '联系手机',
    required: true,
    max: 11,
    pattern: patterns.mobile,
    width: 110,
    mask: 'mobile',
    plain: contactCode,
  }),
  contactPhone: text({ label: '固定电话', max: 20, pattern: patterns.landline }),
  contactEmail: text({
    label: '联系邮箱',
    required: true,
    max: 100,
    pattern: patterns.email,
    mask: 'email',
    plain: contactCode,
  }),
  hasDirectSign: flag({ label: '具有人事自主权', help: '没有的，签约需经人事代理机构盖章' }),
};

/** Columns that the server keeps. */
export const derivedFields = {
  submitTime: dateTime({ label: '提交时间', derived: true, width: 142, priority: 'high' }),
  ...auditColumns({ width: 142, priority: 'low' }),
  postCount: number({ label: '在招岗位', derived: true }),
  deliveryCount: number({ label: '收到投递', derived: true }),
  hireCount: number({ label: '录用人数', derived: true }),
  violationPoints: number({ label: '违规积分', derived: true }),
  blackFlag: flag({ label: '黑名单', derived: true, priority: 'low' }),
  /** Scope of the active row of the blacklist; 0 or empty: none. */
  blackScope: number({ label: '黑名单限制范围', derived: true }),
  sort: number({ label: '排序', min: 0, max: 9999, default: 0 }),
  /** Last view by an auditor: blocks a withdrawal for some minutes. */
  auditOpenTime: dateTime({ label: '打开审核时间', derived: true, secret: true }),
  auditOpenBy: text({ label: '打开审核人', max: 50, derived: true, secret: true }),
};

/** Fields an approved company may change itself. */
export const basicNames = [
  'shortName',
  'industry',
  'scale',
  'regionCode',
  'address',
  'website',
  'logo',
  'introduction',
  'welfare',
  'contactName',
  'contactPosition',
  'contactMobile',
  'contactPhone',
  'contactEmail',
  'hasDirectSign',
] as const;
/** Descriptive fields of a company, without certified ones. */
export const describingFields = pick(basicFields, basicNames);
/** Documents required by registration and by the school's form, but not by an imported spreadsheet. */
export const proofFields = {
  licenseImg: certifiedFields.licenseImg,
  idCardNo: certifiedFields.idCardNo,
  idCardImgs: certifiedFields.idCardImgs,
  introduction: basicFields.introduction,
};
/** The field, not required. */
export const makeOptional = <T>(field: Field<T>): Field<T, false> => ({ ...field, required: false });
/** Names of the certified fields. */
export const certifiedNames = Object.keys(certifiedFields) as (keyof typeof certifiedFields)[];
