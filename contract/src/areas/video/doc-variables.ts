import type { DocumentVariable } from '../../rules/index.ts';

/** What a template is for: its name, the type of its templates and the variables it provides. */
export interface DocBusiness {
  readonly label: string;
  readonly templateType: string;
  readonly variables: readonly DocumentVariable[];
}

const text = (name: string, label: string, sample: string): DocumentVariable => ({ name, label, sample, kind: 'text' });
const picture = (name: string, label: string): DocumentVariable => ({ name, label, sample: label, kind: 'picture' });
const qr: DocumentVariable = {
  name: 'qr',
  label: '核验二维码',
  sample: 'https://example.edu.cn/q/0000000000',
  kind: 'qr',
};
const number = (sample: string): DocumentVariable => text('no', '编号', sample);
const date = text('date', '日期', '2026年6月30日');
const other = text('other', '其他约定', '无');

const student = [
  text('name', '姓名', '王小雨'),
  text('sex', '性别', '女'),
  text('studentNo', '学号', '2022010203'),
  text('idCard', '身份证号', '**************0021'),
  text('school', '学校', '示例大学'),
  text('college', '院系', '计算机学院'),
  text('major', '专业', '软件工程'),
  text('level', '学历', '本科'),
  text('length', '学制', '4年'),
  text('gradDate', '毕业时间', '2026年6月'),
  text('mobile', '联系电话', '138****0000'),
  text('origin', '生源地', '浙江省杭州市'),
];
const company = [
  text('company', '单位名称', '示例科技有限公司'),
  text('companyCode', '统一社会信用代码', '91330000000000000X'),
  text('nature', '单位性质', '民营企业'),
  text('industry', '所属行业', '软件和信息技术服务业'),
  text('address', '单位地址', '杭州市示例路1号'),
  text('contact', '联系人及电话', '李经理 0571-00000000'),
];
const job = [
  text('post', '岗位', '前端工程师'),
  text('place', '工作地点', '浙江省杭州市'),
  text('pay', '薪资', '12000元/月'),
  text('probation', '试用期', '3个月'),
];
const signs = [
  text('companyTime', '用人单位签章时间', '2026年6月30日'),
  picture('companySeal', '用人单位印章'),
  text('studentTime', '毕业生签字时间', '2026年6月29日'),
  picture('studentSign', '毕业生签名'),
  text('schoolTime', '院系、学校签章时间', '2026年7月1日'),
  picture('schoolSeal', '学校印章'),
];
const some = (all: readonly DocumentVariable[], ...names: string[]): DocumentVariable[] =>
  all.filter(({ name }) => names.includes(name));

const types = { agreement: '3', notice: '4', certificate: '5', form: '6' } as const;

/** Businesses that issue documents, by `bizType`. */
export const docBusinesses: Readonly<Record<string, DocBusiness>> = {
  offer: {
    label: '录用通知书',
    templateType: types.notice,
    variables: [
      number('LY202606300001'),
      date,
      ...some(student, 'name', 'school', 'major'),
      ...some(company, 'company', 'contact'),
      ...job,
      text('reportDate', '报到日期', '2026年7月15日'),
      text('papers', '报到材料', '身份证、毕业证、学位证原件及复印件'),
      text('deadline', '答复期限', '2026年7月5日18:00'),
      text('content', '补充说明', '欢迎加入我们。'),
      picture('companySeal', '用人单位印章'),
      qr,
    ],
  },
  agreement: {
    label: '就业协议书',
    templateType: types.agreement,
    variables: [
      number('XY202606300001'),
      ...company,
      text('archiveUnit', '档案接收单位', '杭州市人才服务中心'),
      text('archiveAddress', '档案接收地址', '杭州市示例路2号'),
      text('residence', '户口迁入地址', '杭州市示例路3号'),
      ...student,
      ...job,
      text('startDate', '报到日期', '2026年7月15日'),
      text('service', '服务期', '3年'),
      text('breachFee', '违约金', '5000元'),
      other,
      text('companyOpinion', '用人单位意见', '同意接收'),
      text('studentOpinion', '毕业生意见', '同意应聘'),
      text('schoolOpinion', '院系、学校意见', '同意'),
      ...signs,
      picture('collegeSeal', '院系印章'),
      qr,
    ],
  },
  laborCover: {
    label: '劳动/实习协议封面',
    templateType: types.agreement,
    variables: [
      number('LD202606300001'),
      text('kind', '协议类型', '劳动合同'),
      ...some(company, 'company', 'companyCode', 'address', 'contact'),
      ...some(student, 'name', 'studentNo', 'idCard', 'school', 'major', 'mobile'),
      ...some(job, 'post', 'place'),
      text('term', '协议期限', '2026年7月15日至2029年7月14日'),
      date,
      qr,
    ],
  },
  termination: {
    label: '解约协议',
    templateType: types.agreement,
    variables: [
      number('JY202606300001'),
      ...some(company, 'company', 'companyCode', 'contact'),
      ...some(student, 'name', 'studentNo', 'idCard', 'school', 'college', 'major', 'mobile'),
      text('agreementNo', '原协议编号', 'XY202606300001'),
      text('signDate', '原协议生效日期', '2026年6月30日'),
      text('reason', '解约原因', '双方协商一致'),
      text('breachFee', '违约金', '无'),
      other,
      date,
      ...signs,
      qr,
    ],
  },
  recommendForm: {
    label: '毕业生推荐表',
    templateType: types.form,
    variables: [
      number('TJ202606300001'),
      ...student,
      text('birthday', '出生日期', '2004年3月'),
      text('nation', '民族', '汉族'),
      text('political', '政治面貌', '共青团员'),
      text('email', '电子邮箱', 'student@example.edu.cn'),
      text('courses', '主要课程', '数据结构、操作系统、计算机网络'),
      text('practice', '社会实践', '2025年7月至9月在示例科技有限公司实习'),
      text('awards', '奖惩情况', '校级一等奖学金'),
      text('skills', '技能与证书', '大学英语六级'),
      text('selfEvaluation', '自我评价', '学习踏实，乐于合作。'),
      text('collegeOpinion', '院系推荐意见', '同意推荐'),
      text('collegeTime', '院系签章时间', '2026年4月1日'),
      picture('collegeSeal', '院系印章'),
      text('schoolOpinion', '学校推荐意见', '同意推荐'),
      text('schoolTime', '学校签章时间', '2026年4月2日'),
      picture('schoolSeal', '学校印章'),
      qr,
    ],
  },
  camp: {
    label: '训练营证书',
    templateType: types.certificate,
    variables: [
      text('name', '姓名', '王小雨'),
      text('campName', '训练营名称', '前端开发训练营'),
      text('term', '期次', '第3期'),
      text('certificateNo', '证书编号', 'ZS202606300001'),
      date,
      qr,
    ],
  },
};
/** The variables of a business; none of an unknown one. */
export const docVariables = (bizType: string | null | undefined): readonly DocumentVariable[] =>
  Object.hasOwn(docBusinesses, bizType ?? '') ? (docBusinesses[bizType as string] as DocBusiness).variables : [];
/** Values for previews; a box for a picture shows its place. */
export const sampleValues = (bizType: string | null | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(docVariables(bizType).map(({ name, sample }) => [name, sample]));
