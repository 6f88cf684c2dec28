import { closeReasons } from './post-flow.ts';
import { salaryTypes } from './post-rules.ts';

/** Texts of the post screens that belong to no field, step or shared message. */
export const postTexts = {
  list: {
    deliveries: (todo: number) => `投递(${todo})`,
    audit: '审批',
    copy: '复制',
    extend: '延期',
    refresh: '刷新',
    refreshAll: '批量刷新',
    remove: '删除后不能恢复，确定删除吗？',
    extendFrom: (day: string) => `当前截止日期 ${day}，延期不需要重新审核。`,
    close: (active: number, undecided: number) =>
      active === 0
        ? '{row}没有进行中的投递。关闭后不再接收投递，是否继续？'
        : `{row}有 ${active} 份进行中的投递，其中待处理的 ${undecided} 份将同时关闭，是否继续？`,
    empty: '还没有岗位',
    emptyOwn: '新增岗位并提交审核，学校通过后学生就能看到并投递。',
    emptySchool: '企业提交的岗位会出现在这里。',
  },
  salary: '薪资',
  form: {
    add: '新增岗位',
    edit: '编辑岗位',
    cards: { basic: '基本信息', require: '要求', describe: '描述' },
    salaryMin: '最低薪资',
    salaryMax: '最高薪资',
    saveDraft: '存草稿',
    submit: '提交审核',
    write: '填写',
    preview: '预览',
    previewTitle: '学生看到的效果',
    again: (labels: readonly string[]) => `已修改${labels.join('、')}，保存后需重新审核`,
    againAsk: (labels: readonly string[]) =>
      `修改${labels.join('、')}后岗位回到审核中，通过前学生看不到该岗位，已有的投递不受影响，是否继续？`,
    companyFirst: '请先选择所属企业',
    noMember: '该企业还没有成员',
    notSubmitted: (reason: string) => `岗位已保存为草稿，但未能提交：${reason}`,
    forbidden: (n: number) => `${n} 处禁止发布的内容，修改后才能提交`,
    hinted: (n: number) => `${n} 处内容将提示审核人员核实`,
  },
  hit: { forbidden: '禁止发布', hint: '提示审核' },
  skills: {
    search: '输入技能名称或别名',
    must: '必须',
    mustOf: (name: string) => `${name}为必须`,
    levelOf: (name: string) => `${name}的熟练度`,
    remove: (name: string) => `移除${name}`,
    most: (n: number) => `最多 ${n} 项`,
    none: '没有匹配的技能',
  },
  preview: {
    unnamed: '岗位名称',
    company: '企业名称',
    headcount: (n: string) => `招 ${n} 人`,
    years: (years: readonly string[]) => `${years.join('、')} 届`,
    until: (day: string) => `截止 ${day}`,
    anyMajor: '专业不限',
    majors: '专业要求',
    skills: '技能要求',
    place: '工作地点',
    welfare: '福利待遇',
    duty: '岗位职责',
    requirement: '任职要求',
    fairOnly: '仅招聘会可见',
    nothing: '填写后显示在这里',
  },
  detail: {
    info: '岗位信息',
    deliveries: '投递',
    history: '审批记录',
    sent: (n: number) => `第 ${n} 次送审`,
    people: '人',
    counts: '浏览 / 投递',
    salaryRange: '薪资范围',
    category: '职位类别',
    groups: { basic: '基本信息', require: '要求', describe: '描述', audit: '审核与状态' },
    changed: (n: number) => `较上一版修改 ${n} 处`,
    noChange: '与上一版没有差异',
    decidedBy: {
      pass: (time: string, who: string) => `上一版由${who}于 ${time} 通过`,
      refuse: (time: string, who: string) => `上一版由${who}于 ${time} 驳回`,
    },
    refusedFor: (reason: string) => `驳回原因：${reason}`,
    rounds: (n: string) => (n === '0' ? '无需面试' : `${n} 轮`),
    year: (year: string) => `${year} 届`,
    opinion: '审核意见',
    operator: '操作人',
    time: '时间',
    changes: '修改的内容',
    status: '状态变化',
    noHistory: '还没有审批记录',
    deliveryEmpty: '还没有投递',
    deliveryEmptyHint: '学生投递该岗位后会出现在这里。',
    waiting: '等待审核',
    office: '就业中心',
    changedFields: (labels: readonly string[]) => `修改了${labels.join('、')}`,
    created: '创建岗位',
  },
  risk: {
    title: (n: number) => `${n} 处提示审核`,
    item: (field: string, word: string, kind: string) => `${field}含“${word}”（${kind}）`,
    verified: '已核实',
    verifyFirst: '请先核实风险提示，并勾选“已核实”',
    none: '没有命中敏感词',
    list: '风险提示',
  },
  audit: {
    list: '待审批岗位',
    search: '岗位名称',
    choose: '从左侧选择一个岗位开始审批',
    empty: '没有待审批的岗位',
    emptyHint: '企业提交的岗位会出现在这里。',
    noMatch: (name: string) => `没有名称包含“${name}”的待审批岗位`,
    waiting: (n: number) => `${n} 个岗位待审批`,
    decided: '该岗位已不在审核中',
    decidedHint: '可能已由其他人处理，或企业撤回了岗位。',
    more: (n: number) => `仅显示最早提交的 ${n} 个`,
    company: '企业情况',
    points: '违规扣分',
    pointsOf: (n: number) => `${n} 分`,
    noPoints: '无违规记录',
    blacklisted: '已列入黑名单',
    differences: '与上一版的差异',
    first: '没有审核过的上一版可比较',
    inText: '见正文标注',
    reaudit: '重审',
  },
  type: {
    addRoot: '新增一级类别',
    addBelow: '新增下级',
    expandAll: '展开全部',
    collapseAll: '收起全部',
    search: '输入类别名称或编码',
    noMatch: (word: string) => `没有名称或编码包含“${word}”的类别`,
    remove: (name: string) => `确定删除“${name}”吗？`,
    readFailed: '岗位类别读取失败',
  },
  word: {
    exceptions: '输入短语后按回车',
    test: '命中测试',
    testHint: '忽略全角、大小写、空格和标点；繁体与拼音写法也会命中，拼音命中只作提示。',
    check: '检查',
    hits: (n: number) => (n === 0 ? '没有命中敏感词' : `命中 ${n} 处`),
  },
} as const;

const thousands = (amount: unknown): string => Number(amount).toLocaleString('zh-CN');
const usualMonths = 12;

/** `9,000–14,000 元/月 · 13 薪`, `150–200 元/天`, `面议`; empty while unknown. */
export function salaryText(post: Readonly<Record<string, unknown>>): string {
  const { salaryType, salaryMin, salaryMax, salaryMonths } = post;
  const kind = Number(salaryType);
  if (kind === salaryTypes.negotiable) return '面议';
  const amounts = [salaryMin, salaryMax].filter((one) => one !== null && one !== undefined && one !== '');
  if (amounts.length === 0) return '';
  const range = [...new Set(amounts.map(thousands))].join('–');
  if (kind === salaryTypes.daily) return `${range} 元/天`;
  const months = Number(salaryMonths);
  return `${range} 元/月${months > usualMonths ? ` · ${months} 薪` : ''}`;
}

/** Whether the company may resubmit a closed post. */
export const mayReopen = (closeReason: unknown): boolean =>
  closeReason !== closeReasons.offline && closeReason !== closeReasons.companyDisabled;
