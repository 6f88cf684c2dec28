import type { Button } from '../../kit/index.ts';

export const statisticsButtons: readonly Button[] = [
  { code: 'statistics:analysis:view', label: '查看统计分析', page: '/statistics/analysis' },
  { code: 'employ:statistics:list', label: '查看用户就业统计', page: '/employ/userStat' },
  { code: 'employ:statistics:exportXls', label: '导出用户就业统计', page: '/employ/userStat' },
];
