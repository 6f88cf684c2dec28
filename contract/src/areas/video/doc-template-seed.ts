import { docBusinesses } from './doc-variables.ts';

/** A template that every tenant starts with. */
export interface SeededTemplate {
  readonly name: string;
  readonly bizType: string;
  readonly templateType: string;
  readonly content: string;
}

const v = (name: string): string => `{{${name}}}`;
const p = (text: string, align?: 'center' | 'right'): string =>
  `<p${align ? ` style="text-align:${align}"` : ''}>${text}</p>`;
const h1 = (text: string): string => `<h1 style="text-align:center">${text}</h1>`;
const h2 = (text: string): string => `<h2>${text}</h2>`;
const clause = (n: number, text: string): string => p(`${n}. ${text}`);
type Fact = readonly [label: string, value: string];
/** A grid of facts; the last value of a short row has the rest of the line, so that an editor adds no cells. */
function facts(...rows: readonly (readonly Fact[])[]): string {
  const pairs = Math.max(...rows.map((row) => row.length));
  const cells = (row: readonly Fact[]) =>
    row.map(([label, value], at) => {
      const span = at === row.length - 1 ? (pairs - row.length) * 2 + 1 : 1;
      return `<th>${label}</th><td${span > 1 ? ` colspan="${span}"` : ''}>${value}</td>`;
    });
  return `<table><tbody>${rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('')}</tbody></table>`;
}
const box = (...lines: string[]): string => `<blockquote>${lines.map((line) => p(line)).join('')}</blockquote>`;

const numbered = p(`编号：${v('no')}`, 'right');
const checked = p(v('qr'));
const partyA = [['单位名称', v('company')]] as const;
const signBoxes = [
  box('用人单位（盖章）', v('companyTime'), v('companySeal')),
  box('毕业生（签名）', v('studentTime'), v('studentSign')),
  box('院系、学校（盖章）', v('schoolTime'), v('schoolSeal')),
];

const offer = [
  h1('录用通知书'),
  numbered,
  p(`${v('name')} 同学：`),
  p(`　　您好。经面试考核，我单位决定录用${v('school')}${v('major')}专业毕业生${v('name')}，现将有关事项通知如下：`),
  facts(
    [
      ['录用岗位', v('post')],
      ['工作地点', v('place')],
    ],
    [
      ['薪资待遇', v('pay')],
      ['试用期', v('probation')],
    ],
    [
      ['报到日期', v('reportDate')],
      ['答复期限', v('deadline')],
    ],
    [['报到材料', v('papers')]],
    [['联系人', v('contact')]],
  ),
  p(`　　${v('content')}`),
  p('　　请在答复期限前登录平台确认是否接受录用，逾期未答复视为放弃。'),
  box(`${v('company')}（盖章）`, v('date'), v('companySeal')),
  checked,
];

const agreement = [
  h1('全国普通高等学校毕业生就业协议书'),
  numbered,
  h2('甲方（用人单位）'),
  facts(
    [
      ['单位名称', v('company')],
      ['统一社会信用代码', v('companyCode')],
    ],
    [
      ['单位性质', v('nature')],
      ['所属行业', v('industry')],
    ],
    [
      ['单位地址', v('address')],
      ['联系人及电话', v('contact')],
    ],
    [
      ['档案接收单位', v('archiveUnit')],
      ['档案接收地址', v('archiveAddress')],
    ],
    [['户口迁入地址', v('residence')]],
  ),
  h2('乙方（毕业生）'),
  facts(
    [
      ['姓名', v('name')],
      ['性别', v('sex')],
    ],
    [
      ['学号', v('studentNo')],
      ['身份证号', v('idCard')],
    ],
    [
      ['学校', v('school')],
      ['院系', v('college')],
    ],
    [
      ['专业', v('major')],
      ['学历', v('level')],
    ],
    [
      ['学制', v('length')],
      ['毕业时间', v('gradDate')],
    ],
    [
      ['联系电话', v('mobile')],
      ['生源地', v('origin')],
    ],
  ),
  h2('约定条款'),
  clause(1, `乙方到甲方从事${v('post')}工作，工作地点为${v('place')}。`),
  clause(2, `乙方应于${v('startDate')}到甲方报到，服务期为${v('service')}，其中试用期为${v('probation')}。`),
  clause(3, `甲方向乙方支付的劳动报酬为${v('pay')}。`),
  clause(4, `任何一方违反本协议，应向对方支付违约金${v('breachFee')}。`),
  clause(5, `其他约定：${v('other')}`),
  clause(6, '本协议自甲乙双方签章之日起成立，学校负责鉴证。'),
  box('用人单位意见', v('companyOpinion'), v('companyTime'), v('companySeal')),
  box('毕业生意见', v('studentOpinion'), v('studentTime'), v('studentSign')),
  box('院系、学校意见', v('schoolOpinion'), v('schoolTime'), v('collegeSeal'), v('schoolSeal')),
  checked,
];

const laborCover = [
  numbered,
  h1(v('kind')),
  p('封　面', 'center'),
  facts(
    [['甲方（用人单位）', v('company')]],
    [['统一社会信用代码', v('companyCode')]],
    [['单位地址', v('address')]],
    [['联系人及电话', v('contact')]],
    [['乙方（学生）', v('name')]],
    [['学号', v('studentNo')]],
    [['身份证号', v('idCard')]],
    [['学校及专业', `${v('school')}　${v('major')}`]],
    [['联系电话', v('mobile')]],
    [['岗位', v('post')]],
    [['工作地点', v('place')]],
    [['协议期限', v('term')]],
    [['签订日期', v('date')]],
  ),
  p('本封面与协议正文一并使用，协议内容以双方签署的正文为准。'),
  checked,
];

const termination = [
  h1('解除就业协议书'),
  numbered,
  facts(
    [...partyA, ['统一社会信用代码', v('companyCode')]],
    [
      ['毕业生', v('name')],
      ['学号', v('studentNo')],
    ],
    [
      ['身份证号', v('idCard')],
      ['联系电话', v('mobile')],
    ],
    [['学校、院系及专业', `${v('school')}　${v('college')}　${v('major')}`]],
    [['单位联系人', v('contact')]],
  ),
  p(`　　甲乙双方于${v('signDate')}签订的就业协议书（编号：${v('agreementNo')}），现就解除该协议约定如下：`),
  clause(1, `解约原因：${v('reason')}`),
  clause(2, `违约金：${v('breachFee')}`),
  clause(3, `其他约定：${v('other')}`),
  clause(4, `自${v('date')}起原协议解除，双方不再履行原协议的权利和义务。`),
  ...signBoxes,
  checked,
];

const recommendForm = [
  h1('毕业生就业推荐表'),
  numbered,
  facts(
    [
      ['姓名', v('name')],
      ['性别', v('sex')],
    ],
    [
      ['出生日期', v('birthday')],
      ['民族', v('nation')],
    ],
    [
      ['政治面貌', v('political')],
      ['生源地', v('origin')],
    ],
    [
      ['学校', v('school')],
      ['院系', v('college')],
    ],
    [
      ['专业', v('major')],
      ['学历', v('level')],
    ],
    [
      ['学制', v('length')],
      ['毕业时间', v('gradDate')],
    ],
    [
      ['学号', v('studentNo')],
      ['联系电话', v('mobile')],
    ],
    [
      ['身份证号', v('idCard')],
      ['电子邮箱', v('email')],
    ],
    [['主要课程', v('courses')]],
    [['社会实践', v('practice')]],
    [['技能与证书', v('skills')]],
    [['奖惩情况', v('awards')]],
    [['自我评价', v('selfEvaluation')]],
  ),
  box('院系推荐意见', v('collegeOpinion'), v('collegeTime'), v('collegeSeal')),
  box('学校推荐意见', v('schoolOpinion'), v('schoolTime'), v('schoolSeal')),
  checked,
];

const createSeed = (bizType: keyof typeof contents): SeededTemplate => {
  const { label, templateType } = docBusinesses[bizType] as (typeof docBusinesses)[string];
  return { name: label, bizType, templateType, content: contents[bizType].join('') };
};
const contents = { offer, agreement, laborCover, termination, recommendForm } as const;
/** The shipped templates, each the default of its business. */
export const seededTemplates: readonly SeededTemplate[] = (
  ['offer', 'agreement', 'laborCover', 'termination', 'recommendForm'] as const
).map(createSeed);
