import type { DestRateName } from '../../rules/index.ts';

/** Texts of the screen of destinations. */
export const employmentTexts = {
  empty: { title: '没有毕业去向', text: '学生档案新增后，系统会自动建立毕业去向' },
  focusUnplaced: '重点群体未落实',
  exportPlan: '导出就业方案',
  remind: '提醒填报',
  remindMany: (n: number) => `确定提醒 ${n} 名未填报的学生填报毕业去向？`,
  remindFirst: (n: number, total: number) => `未填报和已退回的学生共 ${total} 名，本次提醒前 ${n} 名，是否继续？`,
  noneToRemind: '没有需要提醒的学生',
  check: '一致性检查',
  checkDone: (checked: number, wrong: number) =>
    wrong === 0 ? `已检查 ${checked} 条，没有发现问题` : `已检查 ${checked} 条，发现 ${wrong} 条有问题`,
  checkFirst: (n: number) => `仅列出前 ${n} 条`,
  open: '查看',
  cohort: '届',
  cohortOf: (year: number) => `${year} 届`,
  allCohorts: '全部届别',
  ratesOf: (year: number, n: number) => `${year} 届毕业生 ${n.toLocaleString('zh-CN')} 人`,
  unknown: '—',
  unconfirmed: (n: number) => `学生未确认 ${n} 人`,
  definition: (part: number, whole: number) => `${part.toLocaleString('zh-CN')} ÷ ${whole.toLocaleString('zh-CN')}`,
  noRegion: '未设置学校所在省份，请在招聘参数中设置',
  facts: '登记信息',
  noChangeReason: '请填写变更原因!',
  late: (day: string) => `${day} 之后的变更须由就业中心管理员填写变更原因`,
} as const;

interface RateText {
  readonly label: string;
  readonly definition: string;
}
/** Names and definitions of the rates; only approved destinations count, all others are 待就业. */
export const employmentRateTexts: Readonly<Record<DestRateName, RateText>> = {
  placed: {
    label: '毕业去向落实率',
    definition: '（协议和合同就业＋创业＋灵活就业＋升学）÷ 毕业生总数，只统计已通过审核的去向',
  },
  contract: { label: '协议和合同就业率', definition: '协议和合同就业人数 ÷ 毕业生总数' },
  business: { label: '创业率', definition: '自主创业人数 ÷ 毕业生总数' },
  flexible: { label: '灵活就业率', definition: '灵活就业人数 ÷ 毕业生总数' },
  study: { label: '升学率', definition: '境内升学和境外留学人数 ÷ 毕业生总数' },
  seeking: { label: '待就业率', definition: '待就业人数 ÷ 毕业生总数，未通过审核的毕业生计入待就业' },
  none: { label: '暂不就业率', definition: '暂不就业人数 ÷ 毕业生总数' },
  sign: { label: '签约率', definition: '有生效协议的毕业生人数 ÷ 毕业生总数' },
  matching: { label: '专业对口率', definition: '专业对口人数 ÷ 已填写是否对口的协议和合同就业人数' },
  nearby: { label: '省内就业率', definition: '单位在学校所在省份的人数 ÷ 协议和合同就业人数' },
};
