import type { Button } from '../../kit/index.ts';

export const statisticsButtons: readonly Button[] = [
  { code: 'statistics:analysis:view', label: '查看统计分析', page: '/statistics/analysis' },
  { code: 'employ:statistics:list', label: '查看用户就业统计', page: '/employ/userStat' },
  { code: 'employ:statistics:exportXls', label: '导出用户就业统计', page: '/employ/userStat' },
  { code: 'employ:report:list', label: '查看就业质量报表', page: '/employ/report' },
  { code: 'employ:report:exportXls', label: '导出就业质量报表', page: '/employ/report' },
  { code: 'employ:report:trend', label: '查看每日趋势', page: '/employ/report' },
  { code: 'employ:report:rebuild', label: '重新统计每日指标', page: '/employ/report' },
];
