/** `?id=`: 评价表, an evaluation as PDF, for those who see it. */
export const evaluationPrintPath = '/resume/evaluation/print';
export const evaluationPrint = {
  download: '下载评价表',
  title: '评价表',
  types: { ofStudent: '用人单位对毕业生的评价', ofCompany: '毕业生对用人单位的评价' },
  head: ['评价项目', '评分'],
  score: (score: number) => `${score}分`,
  mean: '平均分',
  comment: '评语',
  none: '无',
  anonymous: '匿名',
} as const;
