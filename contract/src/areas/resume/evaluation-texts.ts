/** Sentences about evaluations. */
export const evaluationSentences = {
  evaluate: '评价',
  change: '修改评价',
  once: '已评价过，不能重复评价',
  scores: '请完成全部评分',
  lowScore: '请说明评分较低的原因!',
  frozen: '评价已超过修改期限',
  notAnonymous: '代学生评价不能匿名',
} as const;

/** Criteria of both directions, with their labels. */
export const companyCriteria = {
  professional: '专业能力',
  learning: '学习能力',
  communication: '沟通协作',
  responsibility: '责任心',
  fit: '岗位适应',
} as const;
export const studentCriteria = {
  postTruth: '岗位真实',
  efficiency: '招聘效率',
  interview: '面试体验',
  salary: '薪资兑现',
  development: '培养发展',
} as const;

/** Texts of the screens for evaluations. */
export const evaluationScreen = {
  part: '评价结果',
  subject: '学生与岗位',
  author: '评价信息',
  evaluateStudent: '评价学生',
  evaluateCompany: '评价企业',
  views: { deliveries: '学生', evaluations: '评价' },
  changeUntil: (time: string) => `${time} 前可以修改`,
  anonymous: '匿名评价',
  by: (name: string, time: string) => `${name} · ${time}`,
  rating: {
    title: '学生评价',
    mean: (mean: string, count: number) => `平均 ${mean} 分 · ${count} 人评价`,
    tooFew: (least: number) => `收到 ${least} 份学生评价后显示平均分`,
  },
  empty: { title: '还没有评价', text: '签约生效后，企业评价学生，学生评价企业。' },
} as const;
