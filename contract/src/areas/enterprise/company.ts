import { area, by, date, dict, dicts, entity, file, flag, image, files, link, me, number, only, pick, richText, text, dateTime, type Pattern } from '../../kit/index.ts';
import { isCreditCode, isIdCard, patterns } from '../../rules/index.ts';
import { companyFlow } from './company-flow.ts';

const creditCodePattern: Pattern = { test: isCreditCode, message: '统一社会信用代码格式不正确!' };
const idCardPattern: Pattern = { test: isIdCard, message: '身份证号格式不正确!' };
/** Whose holders see how a company is reached; others see it masked. */
const contactCode = 'company:company:plain';
const licence = { accept: ['jpg', 'jpeg', 'png', 'pdf'], maxMb: 10, folder: 'company-license' } as const;

/** What a licence or an authority certifies: changed only by an approved 资质变更 once the company is admitted. */
export const certifiedFields = {
  companyName: text({ label: '企业名称', required: true, min: 2, max: 100, width: 204, pattern: { test: (v) => /^[\p{Script=Han}A-Za-z0-9（）()]+$/u.test(v), message: '企业名称格式不正确!' } }),
  creditCode: text({ label: '统一社会信用代码', required: true, max: 18, pattern: creditCodePattern, width: 180 }),
  companyKind: dict({ label: '企业类别', dict: 'rc_company_kind', numeric: true, required: true, default: 1 }),
  nature: dict({ label: '单位性质', dict: 'rc_company_nature', required: true }),
  legalPerson: text({ label: '法定代表人', required: true, max: 50 }),
  registeredCapital: number({ label: '注册资本（万元）', digits: 2, min: 0, max: 99_999_999 }),
  foundDate: date({ label: '成立日期', required: true }),
  licenseExpire: date({ label: '营业期限至', help: '长期有效的不填' }),
  licenseImg: file({ label: '营业执照', required: true, ...licence }),
  hrLicense: file({ label: '人力资源服务许可证', help: '企业类别为人力资源服务机构时必须上传', ...licence }),
  proxyLetter: file({ label: '招聘授权委托书', help: '加盖公章，样式可下载', ...licence }),
  idCardNo: text({ label: '经办人身份证号', required: true, max: 18, pattern: idCardPattern, encrypted: true, mask: 'idCard', plain: 'company:company:audit' }),
  idCardImgs: files({ label: '经办人身份证照片', required: true, least: 2, most: 2, accept: ['jpg', 'jpeg', 'png'], maxMb: 10, folder: 'company-license', help: '正面和反面各一张' }),
};

const basicFields = {
  shortName: text({ label: '企业简称', max: 30 }),
  industry: dict({ label: '所属行业', dict: 'rc_company_industry', required: true, width: 114 }),
  scale: dict({ label: '企业规模', dict: 'rc_company_scale', numeric: true, required: true }),
  tags: dicts({ label: '企业标签', dict: 'rc_company_tag', most: 5, help: '核实证明材料后由学校设置' }),
  regionCode: area({ label: '所在地区', required: true, level: 'district' }),
  address: text({ label: '详细地址', required: true, max: 200 }),
  website: link({ label: '企业官网', max: 200 }),
  logo: image({ label: '企业标志', accept: ['png', 'jpg', 'jpeg'], maxMb: 2, folder: 'company' }),
  introduction: richText({ label: '企业简介', required: true, min: 50, max: 5000, rangeMessage: '企业简介请填写50到5000个字符!' }),
  welfare: dicts({ label: '福利待遇', dict: 'rc_welfare_tag' }),
  contactName: text({ label: '联系人', required: true, max: 30, width: 70 }),
  contactPosition: text({ label: '联系人职务', max: 30 }),
  contactMobile: text({ label: '联系手机', required: true, max: 11, pattern: patterns.mobile, width: 110, mask: 'mobile', plain: contactCode }),
  contactPhone: text({ label: '固定电话', max: 20, pattern: patterns.landline }),
  contactEmail: text({ label: '联系邮箱', required: true, max: 100, pattern: patterns.email, mask: 'email', plain: contactCode }),
  hasDirectSign: flag({ label: '具有人事自主权', help: '没有的，签约需经人事代理机构盖章' }),
};

const derivedFields = {
  auditReason: text({ label: '审核意见', max: 500, derived: true }),
  submitTime: dateTime({ label: '提交时间', derived: true, width: 142 }),
  auditTime: dateTime({ label: '审核时间', derived: true, width: 142 }),
  auditBy: text({ label: '审核人', max: 50, derived: true }),
  postCount: number({ label: '在招岗位', derived: true }),
  deliveryCount: number({ label: '收到投递', derived: true }),
  hireCount: number({ label: '录用人数', derived: true }),
  violationPoints: number({ label: '违规积分', derived: true }),
  blackFlag: flag({ label: '黑名单', derived: true }),
  sort: number({ label: '排序', min: 0, max: 9999, default: 0 }),
  /** When an auditor last looked at the application, and who: it cannot be withdrawn from under their eyes. */
  auditOpenTime: dateTime({ label: '打开审核时间', derived: true, secret: true }),
  auditOpenBy: text({ label: '打开审核人', max: 50, derived: true, secret: true }),
};

/** Names of fields a company may change by itself once it is admitted. */
export const basicNames = ['shortName', 'industry', 'scale', 'regionCode', 'address', 'website', 'logo', 'introduction', 'welfare', 'contactName', 'contactPosition', 'contactMobile', 'contactPhone', 'contactEmail', 'hasDirectSign'] as const;
/** What a company says of itself beside what is certified, by field. */
export const describingFields = pick(basicFields, basicNames);
/** Names of the certified fields. */
export const certifiedNames = Object.keys(certifiedFields) as (keyof typeof certifiedFields)[];

/** An employer (企业): registers itself, is audited by the school, then publishes posts. */
export const company = entity({
  area: 'enterprise',
  name: 'company',
  table: 'rc_company',
  code: 'company:company',
  path: '/api/pc/bizCompany',
  title: '企业',
  page: 'enterprise/CompanyList',
  fields: { ...certifiedFields, ...basicFields, ...derivedFields },
  display: 'companyName',
  list: ['companyName', 'creditCode', 'auditStatus', 'nature', 'industry', 'scale', 'regionCode', 'contactName', 'contactMobile', 'submitTime', 'auditTime', 'postCount', 'deliveryCount', 'hireCount', 'blackFlag'],
  hidden: ['companyKind', 'tags', 'foundDate', 'licenseExpire', 'contactEmail', 'auditBy', 'violationPoints', 'sort'],
  search: ['companyName', by('creditCode', 'eq'), 'submitTime', by('auditStatus', 'eq'), by('nature', 'eq'), by('industry', 'in'), by('scale', 'eq'), by('companyKind', 'eq'), 'tags', 'regionCode', 'contactName', by('contactMobile', 'eq'), 'contactEmail', 'foundDate', 'licenseExpire', 'auditTime', 'blackFlag'],
  form: [
    only('staff', 'companyName'),
    'shortName',
    only('staff', 'creditCode'),
    only('staff', 'companyKind'),
    only('staff', 'nature'),
    'industry',
    'scale',
    only('staff', 'tags'),
    only('staff', 'legalPerson'),
    only('staff', 'registeredCapital'),
    only('staff', 'foundDate'),
    only('staff', 'licenseExpire'),
    'regionCode',
    'address',
    'website',
    'contactName',
    'contactPosition',
    'contactMobile',
    'contactPhone',
    'contactEmail',
    only('staff', 'idCardNo'),
    'hasDirectSign',
    only('staff', 'sort'),
    only('staff', 'licenseImg'),
    only('staff', 'hrLicense'),
    only('staff', 'proxyLetter'),
    only('staff', 'idCardImgs'),
    'logo',
    'welfare',
    'introduction',
  ],
  detail: [...certifiedNames, ...basicNames, 'tags', 'auditStatus', 'auditReason', 'submitTime', 'auditTime', 'auditBy', 'postCount', 'deliveryCount', 'hireCount', 'violationPoints', 'blackFlag', 'sort'],
  excel: ['companyName', 'shortName', 'creditCode', 'companyKind', 'nature', 'industry', 'scale', 'legalPerson', 'registeredCapital', 'foundDate', 'licenseExpire', 'regionCode', 'address', 'website', 'contactName', 'contactPosition', 'contactMobile', 'contactPhone', 'contactEmail', 'auditStatus', 'submitTime', 'auditTime', 'postCount', 'deliveryCount', 'hireCount'],
  workflow: companyFlow,
  visible: {
    staff: 'all',
    college: ['auditStatus', 'eq', 3],
    enterprise: ['id', 'eq', me('companyId')],
    interviewer: ['id', 'eq', me('companyId')],
  },
  calls: ['list', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
  uniques: [{ fields: ['creditCode'], when: ['auditStatus', 'in', [2, 3, 5]], message: '该统一社会信用代码正在由其他账号注册，如有疑问请联系就业中心', errorCode: 'RC_COMPANY_DUP' }],
  indexes: [['tenantId', 'auditStatus', 'submitTime'], ['tenantId', 'companyName']],
  versioned: true,
});
