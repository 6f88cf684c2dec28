/** Texts of the statistics screen. */
export const statisticsScreenTexts = {
  title: '统计分析',
  subject: '统计对象',
  measure: '指标',
  by: '维度',
  split: '细分维度',
  noSplit: '不细分',
  range: '时间范围',
  allTime: '全部时间',
  chart: '图形',
  kinds: {
    bar: '条形图',
    line: '折线图',
    stacked: '堆叠条形图',
    donut: '环形图',
    funnel: '漏斗图',
    heat: '热力图',
    map: '省份分布',
  },
  asOf: (time: string) => `数据截至 ${time}`,
  before: { today: '昨日', week: '上周', month: '上月', quarter: '上季度', year: '上年', custom: '上期' },
  rateOf: (name: string, part: string, whole: string) => `${name} = ${part} ÷ ${whole}`,
  overlaps: '一条记录可能属于多个分组，各组之和大于合计',
  rest: (n: number, shown: number) => `图中为最大的 ${shown} 组，另有 ${n} 组见表格`,
  noSubject: '没有可以统计的数据',
  noSubjectHelp: '您没有任何列表的查看权限，请联系管理员',
  others: (n: number) => `其他 ${n} 项`,
  total: '合计',
  stage: '环节',
  number: '数量',
  ratio: '占上一环节',
  share: '占比',
} as const;

/** Texts of every chart. */
export const chartTexts = {
  table: '表格',
  graph: '图表',
  workbook: '导出表格',
  picture: '下载图片',
  empty: '暂无数据',
  forbidden: '您没有查看这些数据的权限',
  retry: '重试',
  unit: (unit: string) => `单位：${unit}`,
} as const;

/** Texts of figures that are compared with the previous period. */
export const figureTexts = {
  compared: (before: string) => `较${before}同期`,
  level: (before: string) => `与${before}同期持平`,
  points: (n: number) => `${n} 个百分点`,
} as const;
