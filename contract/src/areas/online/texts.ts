import { mostReportRows } from './report.ts';

/** Texts of the screens for data sources and reports. */
export const dataSourceTexts = {
  test: '测试',
  refused: '不允许访问',
  /** For administrators: the server setting that allows the URL. */
  refusedHint: (address: string) =>
    `数据源地址不允许访问，报表暂时读不到它。请在服务器设置 DATASOURCE_HOSTS 中加入 ${address} 后重启服务`,
  kept: '已保存密码，留空则不修改',
} as const;

export const reportTexts = {
  source: '数据源',
  ownDatabase: '本系统数据库',
  parse: 'SQL解析',
  parsed: (columns: number, parameters: number) => `解析到 ${columns} 个字段、${parameters} 个参数`,
  columns: '动态报表配置明细',
  parameters: '报表参数',
  parametersHint: '在报表SQL中写 ${参数名} 即为参数；参数按值传入，不拼接文本。没有默认值的参数在查询时必填。',
  sqlHint: `只能写一条 SELECT；最多返回 ${mostReportRows} 行，超时自动结束。先点击“SQL解析”得到字段和参数。`,
  wanted: (label: string) => `${label}不能为空`,
  twice: (label: string) => `${label}重复`,
  try: '功能测试',
  address: '配置地址',
  addressCopied: '已复制报表地址',
  publish: '发布到菜单',
  publishHint: '发布后在“角色管理”中授权即可使用。',
  copy: '复制',
  copyName: (name: string) => `${name}（副本）`,
  add: '新增报表',
  edit: '编辑报表',
  design: (name: string) => `报表设计：${name}`,
  total: '合计',
  capped: `结果超过 ${mostReportRows} 行，只显示前 ${mostReportRows} 行`,
  empty: '没有符合条件的数据',
  askFirst: '请先填写查询条件',
  askFor: (labels: string) => `填写“${labels}”后点击查询`,
} as const;
