/** Texts of 用户就业统计. */
export const userStatTexts = {
  sheet: '用户就业统计',
  students: '名学生投递',
  times: '次',
  perHead: (n: number | null) => (n === null ? '' : `，人均 ${n.toLocaleString('zh-CN')} 次`),
  change: (percent: number) => `，较上期 ${percent > 0 ? '+' : ''}${percent}%`,
  trend: '趋势',
  distribution: '人数分布',
  ranking: (dim: string) => `按${dim}排名`,
  funnel: '求职进程',
  funnelHelp: '按本期到达的最远环节统计，已到后续环节的学生同时计入前面各环节',
  allStudents: '学生',
  reached: (stage: string) => `已到${stage}环节`,
  levels: ['优秀', '良好', '合格', '待改进', '未评价'],
  counts: ['0 次', '1–5 次', '6–10 次', '11–20 次', '21–50 次', '50 次以上'],
  unfilled: '未填',
  others: (n: number) => `其他 ${n} 项`,
  time: '时间',
  count: '人数',
  people: '人',
  score: '分',
  evaluated: (n: number) => `分（${n}）`,
  previousMean: (mean: number) => `上期 ${mean.toFixed(1)} 分`,
  without: (label: string) => `没有${label}`,
  ofCompanies: { industry: '仅计所选行业的企业', city: '仅计所选城市的企业' },
  subject: '统计指标',
  dimension: '排名维度',
  granularity: '时间粒度',
  evaluation: '企业评价',
  evaluationOf: (mean: number, n: number) => `${mean.toFixed(1)}（${n}）`,
  lastActive: '最近活跃',
  shareOf: (some: number, share: number | null) =>
    `${some.toLocaleString('zh-CN')} 人${share === null ? '' : `，占 ${share}%`}`,
  between: (label: string, least: number | null, most: number | null) =>
    most === null
      ? `${label} ≥ ${least}`
      : least === most || least === null
        ? `${label} = ${most}`
        : `${label} ${least}–${most}`,
  tooMany: (most: number) => `一次最多导出${most}名学生，请缩小查询范围`,
  exporter: '导出人：',
  empty: '没有符合条件的学生',
} as const;
